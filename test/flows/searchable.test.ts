// Records as searchable PDFs, from the call to the file: reading is replaced by a fake, writing is real.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { owner } from '../../electron/engine/caller.ts'
import { testEngine } from '../support/engine.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { fixtures } from '../support/images.ts'
import { makePdf } from '../support/pdfs.ts'
import { openedPdf } from '../support/searchable.ts'

/** An engine with two finished records. */
async function withRecords() {
  const workers = fakeWorkers((worker) => worker.answer())
  const fovea = await testEngine({ workers: workers.host })
  const { records } = await fovea.call('records.add', {
    images: [{ path: fixtures.hello }, { path: fixtures.chinese }],
  })
  const ids = records.map(({ id }) => id)
  for (const id of ids) await fovea.call('records.get', { id, wait: true })
  return { ...fovea, ids }
}

const bytesOf = ({ content }: { content: string }) => new Uint8Array(Buffer.from(content, 'base64'))

it('several records become one PDF in their order with their texts, and no temporary file is left', async () => {
  const { call, ids, dataDir } = await withRecords()
  const options = { format: 'pdf', attachResult: true, pdfa: true } as const
  const file = await call('records.export', { ids, ...options })
  expect(file).toMatchObject({
    filename: 'fovea-export.pdf',
    mediaType: 'application/pdf',
    encoding: 'base64',
    skipped: 0,
  })
  const pdf = await openedPdf(bytesOf(file))
  expect(pdf.pages).toBe(2)
  const attached = (await PDFDocument.load(bytesOf(file))).getAttachments()
  expect(attached.map(({ name }) => name)).toEqual(['result-001.json', 'result-002.json'])
  expect(JSON.parse(Buffer.from(attached[1]?.data ?? []).toString())).toMatchObject({
    filename: path.basename(fixtures.chinese),
  })
  expect(readdirSync(path.join(dataDir, 'writing'))).toEqual([])
})

it('several records become one PDF each in an archive on request, and a single one has the name of its record', async () => {
  const { call, ids } = await withRecords()
  const archive = await call('records.export', { ids, format: 'pdf', files: 'each' })
  const files = unzipSync(bytesOf(archive))
  expect(Object.keys(files)).toEqual(['hello.pdf', 'zh.pdf'])
  expect((await openedPdf(files['zh.pdf'] ?? new Uint8Array())).pages).toBe(1)
  const [id = ''] = ids
  expect(await call('records.export', { ids: [id], format: 'pdf' })).toMatchObject({ filename: 'hello.pdf' })
})

it('the same records give the same bytes each time', async () => {
  const { call, ids } = await withRecords()
  const make = async () => (await call('records.export', { ids, format: 'pdf', pdfa: true })).content
  expect(await make()).toBe(await make())
})

it('records that can not be exported are refused with a reason, and the next export succeeds', async () => {
  const { engine, call, ids } = await withRecords()
  const locked = await PDFDocument.load(await makePdf({ pages: [() => undefined] }))
  locked.encrypt({ userPassword: '', ownerPassword: 'owner' })
  const base64 = Buffer.from(await locked.save()).toString('base64')
  const { records } = await call('records.add', { images: [{ name: 'locked.pdf', base64 }] })
  const id = records[0]?.id ?? ''
  await call('records.get', { id, wait: true })
  const context = { caller: owner }
  const exported = (options: object) => engine.call('records.export', { format: 'pdf', ...options }, context)
  expect(await exported({ ids: [id] })).toMatchObject({ ok: false, error: { code: 'searchable.locked' } })
  expect(await exported({ ids: [id], pdfa: true })).toMatchObject({ error: { code: 'searchable.archival' } })
  expect(await exported({ ids: [...ids, id] })).toMatchObject({ error: { code: 'searchable.locked' } })
  expect(await exported({ ids })).toMatchObject({ ok: true })
})
