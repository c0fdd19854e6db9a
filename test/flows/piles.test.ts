// Batch scans in a watched folder whose rule splits them: each document in them is a separate result.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Page } from '../../shared/page.ts'
import { pageOf } from '../support/page-builder.ts'
import { tempDir } from '../support/temp-dir.ts'
import { watchedFolder } from '../support/watched-folder.ts'

type Rule = Parameters<typeof watchedFolder>[0]

const blank = pageOf()
/** Three documents, with an empty page after the first and after the second. */
const pages: readonly (Page | null)[] = [
  pageOf('First letter, page one'),
  pageOf('First letter, page two'),
  blank,
  pageOf('Second letter'),
  blank,
  pageOf('Third letter'),
]

const aPile = (mark = 'pile') => `%PDF-1.7\n${mark}\n%%EOF\n`

/** A watched folder that splits batch scans into the three documents above. */
function piled(rule: Rule = {}, given: Parameters<typeof watchedFolder>[1] = {}) {
  return watchedFolder({ splitsPiles: true, ...rule }, { pages, ...given })
}

/** The rows of a CSV file, without the header. */
const rowsOf = (file: string) => readFileSync(file, 'utf8').trim().split('\r\n').slice(1)

it('a batch scan of three documents gives three output files and three rows, and its file is moved once', async () => {
  const done = tempDir('done')
  const w = await piled({ writes: ['markdown'], sheet: 'csv', doneDir: done, tagsSubfolders: true })
  const sheet = path.join(done, `${path.basename(w.dir)}.csv`)
  writeFileSync(w.at('scan.pdf'), aPile())
  await w.untilDone(3)
  await w.until(() => rowsOf(sheet).length === 3)
  expect(w.names()).toEqual([])
  expect(w.names(done)).toEqual([
    'scan p1-2.md',
    'scan p4.md',
    'scan p6.md',
    'scan.pdf',
    path.basename(sheet),
  ])
  expect(readFileSync(path.join(done, 'scan p4.md'), 'utf8')).toContain('Second letter')
  expect(rowsOf(sheet).map((row) => /First|Second|Third/.exec(row)?.[0])).toEqual([
    'First',
    'Second',
    'Third',
  ])
  const records = await w.records()
  expect(records.map(({ source, sourcePath }) => [source, sourcePath])).toEqual(
    Array.from({ length: 3 }, () => ['folder', path.join(done, 'scan.pdf')]),
  )
  expect((await w.doctor(path.join(done, 'scan.pdf')))[0]).toMatchObject({
    code: 'file.parted',
    data: { documents: 3 },
  })
  expect(w.fovea.errors).toEqual([])
})

it.each([30, 0])(
  'empty pages are in no part, and the whole scan can be restored, with %i days of trash',
  async (trashDays) => {
    const w = await piled()
    await w.fovea.call('settings.set', { trashDays })
    writeFileSync(w.at('scan.pdf'), aPile())
    await w.untilDone(3)
    const { records } = await w.fovea.call('records.list', { isRemoved: true })
    expect(records).toHaveLength(1)
    const [{ id } = { id: '' }] = records
    await w.fovea.call('records.restore', { ids: [id] })
    expect((await w.fovea.call('records.get', { id })).document?.numbers).toEqual([1, 2, 3, 4, 5, 6])
    // The restored scan is not split again.
    await w.clock.advance(60_000)
    expect(await w.records()).toHaveLength(4)
  },
)

it('a scan is one result if the rule does not split, or if it is one document', async () => {
  const w = await piled({ splitsPiles: false, writes: ['text'], sheet: 'csv' })
  writeFileSync(w.at('scan.pdf'), aPile())
  await w.untilDone(1)
  expect(w.exists('scan.txt')).toBe(true)
  const one = await piled({ writes: ['text'], sheet: 'csv' }, { pages: pages.slice(0, 2) })
  writeFileSync(one.at('letter.pdf'), aPile())
  await one.untilDone(1)
  const sheet = one.at(`${path.basename(one.dir)}.csv`)
  await one.until(() => one.exists(path.basename(sheet)))
  expect(one.names()).toEqual(['letter.pdf', 'letter.txt', path.basename(sheet)].toSorted())
  expect(rowsOf(sheet)).toHaveLength(1)
})

it('an unreadable page stays in its part, which reports it', async () => {
  const w = await piled({}, { pages: pages.with(1, null) })
  writeFileSync(w.at('scan.pdf'), aPile())
  await w.untilDone(3)
  const records = await Promise.all((await w.records()).map(({ id }) => w.fovea.call('records.get', { id })))
  expect(records.map(({ document }) => document?.numbers)).toContainEqual([1, 2])
})

it('another batch scan of the same name gets other names, and nothing is lost', async () => {
  const done = tempDir('done')
  const w = await piled({ writes: ['text'], doneDir: done, nameTemplate: '{part}-{name}' })
  writeFileSync(w.at('scan.pdf'), aPile('monday'))
  await w.untilDone(3)
  writeFileSync(w.at('scan.pdf'), aPile('tuesday'))
  await w.untilDone(6)
  expect(w.names(done)).toEqual([
    '1-2-scan (2).txt',
    '1-2-scan.txt',
    '4-scan (2).txt',
    '4-scan.txt',
    '6-scan (2).txt',
    '6-scan.txt',
    'scan (2).pdf',
    'scan.pdf',
  ])
  expect(readFileSync(path.join(done, 'scan (2).pdf'), 'utf8')).toContain('tuesday')
})

it('the parts of the same batch scan under another name are duplicates', async () => {
  const w = await piled({ sheet: 'csv' })
  writeFileSync(w.at('scan.pdf'), aPile())
  await w.untilDone(3)
  await w.fovea.call('records.emptyTrash', {})
  writeFileSync(w.at('copy.pdf'), aPile())
  await w.untilDone(6)
  const records = await w.records()
  const of = records.map(({ duplicateOf }) => records.findIndex(({ id }) => id === duplicateOf))
  expect(of).toEqual([3, 4, 5, -1, -1, -1])
  const sheet = w.at(`${path.basename(w.dir)}.csv`)
  await w.until(() => rowsOf(sheet).length === 3)
  const skipping = await piled({ duplicates: 'skip' })
  writeFileSync(skipping.at('scan.pdf'), aPile())
  await skipping.untilDone(3)
  writeFileSync(skipping.at('copy.pdf'), aPile())
  await skipping.until(
    async () => (await skipping.doctor(skipping.at('copy.pdf')))[0]?.code === 'file.duplicate',
  )
  expect(await skipping.records()).toHaveLength(3)
})

it('the outputs and records of a renamed batch scan get the new name', async () => {
  const w = await piled({ writes: ['text'] })
  writeFileSync(w.at('scan.pdf'), aPile())
  await w.untilDone(3)
  renameSync(w.at('scan.pdf'), w.at('march.pdf'))
  await w.until(() => w.exists('march p6.txt'))
  await w.untilDone(3)
  expect((await w.records()).map(({ filename }) => filename)).toEqual(['march.pdf', 'march.pdf', 'march.pdf'])
})

it('each part calls the webhook separately; a failed call delays only the move of the file, and is retried', async () => {
  const done = tempDir('done')
  const calls: string[] = []
  let isBroken = true
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const isRefused = isBroken && body.includes('Second')
      const [name] = /First|Second|Third/.exec(body) ?? []
      const [, part] = /"part":"([^"]+)"/.exec(body) ?? []
      if (!isRefused) calls.push(`${name} ${part}`)
      response.writeHead(isRefused ? 503 : 200).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const w = await piled({ webhookUrl: `http://127.0.0.1:${port}/`, doneDir: done })
  writeFileSync(w.at('scan.pdf'), aPile())
  await w.until(() => calls.length === 2)
  const { files } = await w.fovea.call('folders.pending', { id: w.id })
  expect(files.flatMap(({ error }) => error?.code ?? [])).toEqual(['hook.webhook'])
  expect(w.names()).toEqual(['scan.pdf'])
  isBroken = false
  await w.untilDone(3)
  expect(calls).toEqual(['First 1-2', 'Third 6', 'Second 4'])
  expect(w.names(done)).toEqual(['scan.pdf'])
})

it('a removed part no longer delays the move of the file', async () => {
  const out = tempDir('out')
  const done = tempDir('done')
  const blocked = path.join(out, '4')
  writeFileSync(blocked, 'a file where a folder is wanted')
  const w = await piled({ writes: ['text'], outputDir: out, nameTemplate: '{part}/{name}', doneDir: done })
  writeFileSync(w.at('scan.pdf'), aPile())
  await w.until(async () =>
    (await w.fovea.call('folders.pending', { id: w.id })).files.some(({ error }) => error),
  )
  expect(w.names()).toEqual(['scan.pdf'])
  const { files } = await w.fovea.call('folders.pending', { id: w.id })
  const failed = files.find(({ error }) => error)
  await w.fovea.call('records.remove', { ids: [failed?.recordId ?? ''], isForever: false })
  await w.untilDone(2)
  expect(w.names(done)).toEqual(['scan.pdf'])
})

it('the parts of a scan that is split by hand are written separately too', async () => {
  const w = await piled({ splitsPiles: false, writes: ['text'] })
  writeFileSync(w.at('scan.pdf'), aPile())
  await w.untilDone(1)
  const [{ id } = { id: '' }] = await w.records()
  await w.fovea.call('records.split', { id, parts: [{ pages: '1-2' }, { pages: '4,6' }] })
  await w.untilDone(2)
  expect(w.names()).toEqual(['scan p1-2.txt', 'scan p4,6.txt', 'scan.pdf', 'scan.txt'])
  expect(readFileSync(w.at('scan p1-2.txt'), 'utf8')).toContain('First letter')
})

it('parts are filled by the schema of the rule', async () => {
  const w = await piled({ operation: 'json', schemaId: 'invoice' })
  writeFileSync(w.at('scan.pdf'), aPile())
  await w.untilDone(3)
  const { schemaId } = await w.folder()
  const records = await Promise.all((await w.records()).map(({ id }) => w.fovea.call('records.get', { id })))
  expect(records.map(({ operation, schemaId: of }) => [operation, of])).toEqual(
    Array.from({ length: 3 }, () => ['json', schemaId]),
  )
})

it('a scan that is read again after its schema was deleted is split and filled by the deleted schema', async () => {
  const w = await piled({ splitsPiles: false, operation: 'json', schemaId: 'invoice' })
  writeFileSync(w.at('scan.pdf'), aPile())
  await w.untilDone(1)
  const [{ id } = { id: '' }] = await w.records()
  const { schemaId } = await w.folder()
  await w.fovea.call('folders.update', { id: w.id, splitsPiles: true, operation: 'text', schemaId: null })
  await w.fovea.call('schemas.remove', { id: schemaId ?? '' })
  await w.fovea.call('records.again', { ids: [id] })
  await w.untilDone(4)
  const parts = (await w.records()).filter((record) => record.id !== id)
  const contents = await Promise.all(
    parts.map(async (part) => (await w.fovea.call('records.get', { id: part.id })).content ?? ''),
  )
  expect(contents.map((content) => Object.keys(JSON.parse(content) as object))).toEqual(
    Array.from({ length: 3 }, () => expect.arrayContaining(['invoice_number']) as unknown),
  )
})

it('a trial of a rule shows the output of each part, and writes nothing', async () => {
  const w = await piled()
  const file = path.join(tempDir('elsewhere'), 'scan.pdf')
  writeFileSync(file, aPile('tried'))
  const before = (await w.records()).length
  const tried = await w.fovea.call('folders.try', {
    path: path.dirname(file),
    file,
    splitsPiles: true,
    writes: ['text'],
  })
  expect(tried.writes.map(({ path: each, content }) => [path.basename(each), content.trim()])).toEqual([
    ['scan p1-2.txt', 'First letter, page one\n\nFirst letter, page two'],
    ['scan p4.txt', 'Second letter'],
    ['scan p6.txt', 'Third letter'],
  ])
  expect(w.names(path.dirname(file))).toEqual(['scan.pdf'])
  expect(await w.records()).toHaveLength(before)
})
