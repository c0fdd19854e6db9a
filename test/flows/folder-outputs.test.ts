// The outputs of a watch folder: files next to images or in a tree of their own, a done folder, programs and
// webhooks; on a real file system.
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, it, onTestFinished } from 'vitest'
import { exportFormatNames, exportFormats } from '../../shared/export/formats.ts'
import { makePdf } from '../support/pdfs.ts'
import { onePage } from '../support/fake-workers.ts'
import { fixtures } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'
import { watchedFolder } from '../support/watched-folder.ts'

const { hello, chinese } = fixtures

describe('the output files of a result', () => {
  it('are of the rule alone where the fields of a recognised document are filled too', async () => {
    const rule = { writes: ['text' as const], fillsRecognised: true }
    const w = await watchedFolder(rule, { pages: [{ ...onePage, kind: 'receipt' }] })
    copyFileSync(hello, w.at('scan.png'))
    await w.untilDone(2)
    const made = (await w.records()).map(({ operation, folderId }) => [operation, folderId])
    expect(made).toEqual([
      ['json', w.id],
      ['multilingual', w.id],
    ])
    expect(w.names()).toEqual(['scan.png', 'scan.txt'])
  })

  it('are written next to the image, and again when the image has changed', async () => {
    const w = await watchedFolder({ writes: ['markdown', 'text', 'json'] })
    copyFileSync(hello, w.at('scan.png'))
    await w.untilDone(1)
    expect(w.names()).toEqual(['scan.json', 'scan.md', 'scan.png', 'scan.txt'])
    expect(readFileSync(w.at('scan.txt'), 'utf8')).toBe('Hello\n')
    expect(JSON.parse(readFileSync(w.at('scan.json'), 'utf8'))).toMatchObject({
      filename: 'scan.png',
      content: 'Hello',
    })
    copyFileSync(chinese, w.at('scan.png'))
    await w.untilDone(2)
    expect(w.names()).toEqual(['scan.json', 'scan.md', 'scan.png', 'scan.txt'])
    const [newest] = await w.records()
    expect(JSON.parse(readFileSync(w.at('scan.json'), 'utf8'))).toMatchObject({ id: newest?.id })
  })

  it('can be of any export format, including binary ones', async () => {
    const formats = [...exportFormatNames]
    const w = await watchedFolder({ writes: formats })
    copyFileSync(hello, w.at('scan.png'))
    await w.untilDone(1)
    const written = formats.map((format) => `scan.${exportFormats[format].extension}`)
    expect(w.names()).toEqual([...written, 'scan.png'].toSorted())
    expect(Object.keys(unzipSync(readFileSync(w.at('scan.xlsx'))))).toContain('xl/workbook.xml')
    expect(readFileSync(w.at('scan.csv'), 'utf8')).toContain('scan.png,')
  })

  it('can be searchable PDFs next to the images, which are not read as new files', async () => {
    const w = await watchedFolder({ writes: ['pdf', 'text'] })
    copyFileSync(hello, w.at('scan.png'))
    await w.untilDone(1)
    await w.clock.advance(30_000)
    await w.untilSettling(0)
    expect(w.names()).toEqual(['scan.pdf', 'scan.png', 'scan.txt'])
    expect(await w.records()).toHaveLength(1)
    expect((await w.doctor(w.at('scan.pdf'))).map(({ code }) => code)).toContain('file.own')
  })

  it('can be a PDF next to the one that was read, which keeps its name and its bytes', async () => {
    const w = await watchedFolder({ writes: ['pdf'] })
    const original = await makePdf({ pages: [() => undefined] })
    writeFileSync(w.at('scan.pdf'), original)
    await w.untilDone(1)
    await w.clock.advance(30_000)
    await w.untilSettling(0)
    expect(w.names()).toEqual(['scan (2).pdf', 'scan.pdf'])
    expect(readFileSync(w.at('scan.pdf')).equals(original)).toBe(true)
    const written = readFileSync(w.at('scan (2).pdf'))
    expect(written.subarray(0, original.length).equals(original)).toBe(true)
    expect(written.length).toBeGreaterThan(original.length)
    expect(await w.records()).toHaveLength(1)
  })

  it('never replace a file that somebody else wrote or changed', async () => {
    const w = await watchedFolder({ writes: ['text'] })
    writeFileSync(w.at('scan.txt'), 'my own notes')
    copyFileSync(hello, w.at('scan.png'))
    await w.untilDone(1)
    expect(readFileSync(w.at('scan.txt'), 'utf8')).toBe('my own notes')
    expect(readFileSync(w.at('scan (2).txt'), 'utf8')).toBe('Hello\n')
    writeFileSync(w.at('scan (2).txt'), 'Hello, corrected by hand\n')
    copyFileSync(chinese, w.at('scan.png'))
    await w.untilDone(2)
    expect(readFileSync(w.at('scan (2).txt'), 'utf8')).toBe('Hello, corrected by hand\n')
    expect(w.exists('scan (3).txt')).toBe(true)
  })

  it('can go to another folder with the same subfolders, under the name given by the rule', async () => {
    const out = tempDir('out')
    const w = await watchedFolder({ writes: ['markdown'], outputDir: out, nameTemplate: '{folder}-{name}' })
    mkdirSync(w.at('a/b'), { recursive: true })
    copyFileSync(hello, w.at('a/b/scan.png'))
    await w.untilDone(1)
    expect(w.names(path.join(out, 'a/b'))).toEqual(['b-scan.md'])
    expect(w.names()).toEqual(['a'])
  })

  it.each([
    ['a name of 255 bytes', `${'x'.repeat(251)}.png`],
    ['a name of emoji', '📄🧾🎉.png'],
    ['a decomposed name, as macOS stores it', 'U\u0308bung.png'],
    ['a name with blanks, quotes and a percent sign', "it's 100% {name} & co.png"],
  ])('are written for an image with %s', async (_, name) => {
    const w = await watchedFolder({ writes: ['text'] })
    copyFileSync(hello, w.at(name))
    await w.untilDone(1)
    const [written] = w.names().filter((each) => each.endsWith('.txt'))
    expect(readFileSync(w.at(written ?? ''), 'utf8')).toBe('Hello\n')
    expect(Buffer.byteLength(written ?? '')).toBeLessThanOrEqual(255)
    expect((await w.records())[0]?.filename.normalize('NFC')).toBe(name.normalize('NFC'))
  })

  it('are written again when their record is corrected, but not if somebody changed them', async () => {
    const w = await watchedFolder({ writes: ['text', 'markdown'] })
    copyFileSync(hello, w.at('scan.png'))
    await w.untilDone(1)
    const [{ id } = { id: '' }] = await w.records()
    await w.fovea.call('records.correct', { id, value: 'Hallo' })
    await w.untilDone(1)
    expect(readFileSync(w.at('scan.txt'), 'utf8')).toBe('Hallo\n')
    writeFileSync(w.at('scan.txt'), 'my own')
    await w.fovea.call('records.correct', { id, value: 'Hi' })
    await w.until(async () => (await w.counts()).parked === 1)
    expect(readFileSync(w.at('scan.txt'), 'utf8')).toBe('my own')
    expect(readFileSync(w.at('scan.md'), 'utf8')).toBe('Hi\n')
    const { files } = await w.fovea.call('folders.pending', { id: w.id })
    expect(files).toMatchObject([
      { state: 'parked', error: { code: 'output.changed', data: { path: w.at('scan.txt') } } },
    ])
    expect(w.names()).toEqual(['scan.md', 'scan.png', 'scan.txt'])
  })

  it('wait while their folder is unavailable, and are written when it is back', async () => {
    const base = tempDir('share')
    const out = path.join(base, 'out')
    const w = await watchedFolder({ writes: ['text'], outputDir: out })
    // A file takes the place of the network share.
    writeFileSync(out, '')
    copyFileSync(hello, w.at('scan.png'))
    await w.until(async () => (await w.counts()).parked + (await w.counts()).undelivered === 1)
    await w.until(
      async () => (await w.fovea.call('folders.pending', { id: w.id })).files[0]?.error?.code !== undefined,
    )
    rmSync(out)
    expect(await w.fovea.call('folders.retry', { id: w.id })).toEqual({ retried: 1 })
    await w.untilDone(1)
    expect(w.names(out)).toEqual(['scan.txt'])
  })
})

describe('a done folder', () => {
  it('receives the image once its result is written, with the output files next to it', async () => {
    const done = tempDir('done')
    const w = await watchedFolder({ writes: ['text'], doneDir: done })
    mkdirSync(w.at('inner'))
    copyFileSync(hello, w.at('inner/scan.png'))
    await w.untilDone(1)
    expect(w.names(path.join(done, 'inner'))).toEqual(['scan.png', 'scan.txt'])
    expect(w.names(w.at('inner'))).toEqual([])
    expect((await w.records())[0]?.sourcePath).toBe(path.join(done, 'inner/scan.png'))
    // A second image of the same name is another file, and neither is lost.
    copyFileSync(chinese, w.at('inner/scan.png'))
    await w.untilDone(2)
    expect(w.names(path.join(done, 'inner'))).toEqual([
      'scan (2).png',
      'scan (2).txt',
      'scan.png',
      'scan.txt',
    ])
  })

  const otherDevice = '/dev/shm'
  const isOther = isOnOtherDevice(otherDevice)
  it.skipIf(!isOther)('may be on another disk (needs /dev/shm on another device)', async () => {
    const done = path.join(otherDevice, path.basename(tempDir('done')))
    onTestFinished(() => rmSync(done, { recursive: true, force: true }))
    const w = await watchedFolder({ doneDir: done })
    copyFileSync(hello, w.at('scan.png'))
    await w.untilDone(1)
    expect(readFileSync(path.join(done, 'scan.png'))).toEqual(readFileSync(hello))
    expect(w.names()).toEqual([])
    expect(w.names(done)).toEqual(['scan.png'])
  })

  it.each([
    ['outputDir', 'inside'],
    ['doneDir', 'inside'],
    ['outputDir', '.'],
  ] as const)('and an output folder are refused inside the watched tree: %s %s', async (field, inside) => {
    const dir = tempDir('watched')
    const w = await watchedFolder()
    const answer = await w.fovea.engine.call(
      'folders.add',
      { path: dir, [field]: path.join(dir, inside) },
      { caller: { kind: 'owner' } },
    )
    expect(answer).toMatchObject({ ok: false, error: { code: 'folder.outputInside', data: { root: dir } } })
    const other = await w.fovea.engine.call(
      'folders.add',
      { path: dir, [field]: path.join(w.dir, 'deep') },
      { caller: { kind: 'owner' } },
    )
    expect(other).toMatchObject({ ok: false, error: { code: 'folder.outputInside', data: { root: w.dir } } })
  })
})

describe('an action after a result', () => {
  it('runs a program, and text in the image can not become a command', async () => {
    const log = path.join(tempDir('log'), 'said')
    const script = `require('fs').writeFileSync(${JSON.stringify(log)}, JSON.stringify([process.argv.slice(1), process.env.FOVEA_FILE]))`
    const w = await watchedFolder({ command: [process.execPath, '-e', script, '{file}'] })
    copyFileSync(hello, w.at('$(touch x); `id`.png'))
    await w.untilDone(1)
    const file = w.at('$(touch x); `id`.png')
    expect(JSON.parse(readFileSync(log, 'utf8'))).toEqual([[file], file])
  })

  it('is retried with growing pauses if its program fails, then parked, then retried by hand', async () => {
    const w = await watchedFolder({
      command: [process.execPath, '-e', 'console.error("no paper"); process.exit(3)'],
    })
    copyFileSync(hello, w.at('scan.png'))
    await w.until(async () => (await w.counts()).parked === 1, 3_600_000)
    const { files } = await w.fovea.call('folders.pending', { id: w.id })
    expect(files).toMatchObject([{ state: 'parked', nextAt: null, error: { code: 'hook.command' } }])
    expect(files[0]?.error?.message).toContain('no paper')
    expect((await w.doctor(w.at('scan.png')))[0]).toMatchObject({ code: 'file.parked' })
    const script = 'process.exit(0)'
    await w.fovea.call('folders.update', { id: w.id, command: [process.execPath, '-e', script] })
    await w.fovea.call('folders.retry', { id: w.id })
    await w.untilDone(1)
  })

  it('calls a webhook on this machine, and refuses one elsewhere', async () => {
    const bodies: string[] = []
    const headers: (string | undefined)[] = []
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        bodies.push(body)
        headers.push(request.headers.authorization)
        response.statusCode = bodies.length === 1 ? 503 : 204
        response.end()
      })
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const webhookHeader = 'Authorization: Bearer of-nobody'
    const w = await watchedFolder({ webhookUrl: `http://127.0.0.1:${port}/done`, webhookHeader })
    const shown = 'Authorization: ****'
    // A program that sends back what it was shown keeps the header.
    const kept = await w.fovea.call('folders.update', { id: w.id, webhookHeader: shown })
    expect(kept.webhookHeader).toBe(shown)
    const { content } = await w.fovea.call('folders.export', { id: w.id })
    expect(JSON.stringify(await w.fovea.call('folders.list', {})) + content).not.toContain('of-nobody')
    copyFileSync(hello, w.at('scan.png'))
    await w.untilDone(1)
    expect(bodies).toHaveLength(2)
    expect(headers).toEqual(['Bearer of-nobody', 'Bearer of-nobody'])
    expect(JSON.parse(bodies[1] ?? '')).toMatchObject({
      filename: 'scan.png',
      content: 'Hello',
      folder: w.dir,
    })
    const changes = { id: w.id, webhookUrl: 'http://93.184.216.34/x' }
    const answer = await w.fovea.engine.call('folders.update', changes, { caller: { kind: 'owner' } })
    expect(answer).toMatchObject({ ok: false, error: { code: 'hook.address' } })
    for (const header of ['no colon', 'Content-Length: 3', 'X-A: ****b', 'X-A: b\r\nX-C: d', 'X-Ä: b'])
      await expect(w.fovea.call('folders.update', { id: w.id, webhookHeader: header })).rejects.toThrow(
        'Authorization: Bearer TOKEN',
      )
  })

  it('has no user name and no password in its address, because that is shown with the rule', async () => {
    const w = await watchedFolder()
    const changes = { id: w.id, webhookUrl: 'http://user:secret@127.0.0.1:9/done' }
    const answer = await w.fovea.engine.call('folders.update', changes, { caller: { kind: 'owner' } })
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'hook.credentials', data: { url: 'http://127.0.0.1:9/done' } },
    })
  })
})

function isOnOtherDevice(dir: string): boolean {
  const there = statSync(dir, { throwIfNoEntry: false })
  return there !== undefined && there.dev !== statSync(import.meta.dirname).dev
}
