// Gets engine packs of a catalogue from a server on this machine, with tiny networks that read colours.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { owner } from '../../electron/engine/caller.ts'
import { packCatalogue } from '../../electron/engine/packs/get-pack.ts'
import { networkUse } from '../../electron/network/outgoing.ts'
import { catalogueSchema, manifestName, type CatalogueEntry } from '../../shared/engine-pack.ts'
import { languageRows } from '../../shared/languages.ts'
import { faultText } from '../../shared/faults.ts'
import { colourPackFiles } from '../support/colour-packs.ts'
import { testEngine } from '../support/engine.ts'
import { tempDir } from '../support/temp-dir.ts'

type Serve = (request: IncomingMessage, response: ServerResponse, bytes: Buffer) => void

const files = colourPackFiles({ name: 'colours' })

/** A server with the files of the pack that answers ranges, and notes what was requested. */
async function serve(serveFile: Serve = serveRange) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const bytes = files.get(request.url?.slice(1) ?? '')
    asked.push(`${request.url} ${request.headers.range ?? 'whole'}`)
    if (bytes) serveFile(request, response, bytes)
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.on('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, port: (server.address() as AddressInfo).port }
}

function serveRange(request: IncomingMessage, response: ServerResponse, bytes: Buffer): void {
  const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
  if (from >= bytes.length) return void response.writeHead(416).end()
  response
    .writeHead(from > 0 ? 206 : 200, { 'content-length': bytes.length - from })
    .end(bytes.subarray(from))
}

/** The pack as a catalogue has it. */
function entryAt(origin: string, changes: Partial<CatalogueEntry> = {}): CatalogueEntry {
  const manifest = JSON.parse(files.get(manifestName)!.toString()) as CatalogueEntry
  const placed = <File extends { file: string }>(file: File) => ({
    ...file,
    url: `${origin}/${file.file}`,
    sizeBytes: files.get(file.file)!.length,
  })
  const [entry] = catalogueSchema.parse([
    {
      ...manifest,
      detector: placed(manifest.detector),
      recogniser: placed(manifest.recogniser),
      alphabet: placed(manifest.alphabet),
      hosts: [],
      ...changes,
    },
  ])
  return entry!
}

async function setUp(entry: CatalogueEntry) {
  const fovea = await testEngine({ packCatalogue: [entry] })
  const partial = path.join(fovea.dataDir, 'packs/.getting-colours')
  const part = path.join(partial, 'rec.onnx.part')
  return {
    ...fovea,
    partial,
    part,
    /** Puts the first bytes of a file there, as an interruption leaves them. */
    leave(count: number) {
      mkdirSync(partial, { recursive: true })
      writeFileSync(part, files.get('rec.onnx')!.subarray(0, count))
    },
    async get(accept: string[] = []): Promise<string> {
      const answer = await fovea.engine.call('packs.get', { name: 'colours', accept }, { caller: owner })
      return answer.ok ? `ok ${answer.value.state}` : `${answer.error.code}: ${faultText(answer.error)}`
    },
    async state() {
      const [pack] = (await fovea.call('packs.catalogue', {})).packs
      return { state: pack!.state, arrivedBytes: pack!.arrivedBytes }
    },
  }
}

it('a pack is fetched only when asked for, tells of its progress, and is tried before it is there', async () => {
  const { asked, port } = await serve()
  const { call, engine, get, state, partial } = await setUp(entryAt(`http://127.0.0.1:${port}`))
  const arrived: number[] = []
  onTestFinished(
    engine.on(({ name, data }) => void (name === 'pack.progress' && arrived.push(data.arrivedBytes))),
  )
  const [listed] = (await call('packs.catalogue', {})).packs
  expect(listed).toMatchObject({ name: 'colours', state: 'absent', licence: 'MIT' })
  expect(listed!.files.map(({ url }) => url)).toContain(`http://127.0.0.1:${port}/rec.onnx`)
  expect(asked).toEqual([])

  expect(await get()).toBe('ok ready')
  expect(asked).toEqual(['/det.onnx whole', '/rec.onnx whole', '/keys.txt whole'])
  expect(arrived.at(-1)).toBe(listed!.sizeBytes)
  expect(await state()).toEqual({ state: 'added', arrivedBytes: 0 })
  expect(existsSync(partial)).toBe(false)
  expect((await call('packs.list', {})).packs.map(({ name, isChosen }) => [name, isChosen])).toEqual([
    ['pp-ocrv4', true],
    ['colours', false],
  ])
  expect(await get()).toContain('pack.taken')
})

it('an interrupted download goes on where it ended, and begins anew where the server knows no ranges', async () => {
  const { asked, port } = await serve()
  const { get, leave, state } = await setUp(entryAt(`http://127.0.0.1:${port}`))
  leave(100)
  expect(await state()).toEqual({ state: 'partial', arrivedBytes: 100 })
  expect(await get()).toBe('ok ready')
  expect(asked).toContain('/rec.onnx bytes=100-')

  const whole = await serve((_, response, bytes) => response.end(bytes))
  const again = await setUp(entryAt(`http://127.0.0.1:${whole.port}`))
  again.leave(100)
  expect(await again.get()).toBe('ok ready')
})

it('a connection that breaks off is taken up again by itself', async () => {
  let breakOff = () => {}
  const { asked, port } = await serve((request, response, bytes) => {
    if (request.headers.range !== undefined || request.url !== '/rec.onnx')
      return serveRange(request, response, bytes)
    response.writeHead(200, { 'content-length': bytes.length }).write(bytes.subarray(0, 50))
    breakOff = () => void response.destroy()
  })
  const { engine, get } = await setUp(entryAt(`http://127.0.0.1:${port}`))
  // Some of the file has arrived when this is told.
  onTestFinished(engine.on(({ name }) => name === 'pack.progress' && breakOff()))
  expect(await get()).toBe('ok ready')
  expect(asked).toContain('/rec.onnx bytes=50-')
})

it('another file than the one of the catalogue is deleted, and both hashes are told', async () => {
  const other = Buffer.from('x'.repeat(files.get('rec.onnx')!.length))
  const { port } = await serve((request, response, bytes) =>
    response.end(request.url === '/rec.onnx' ? other : bytes),
  )
  const { get, partial } = await setUp(entryAt(`http://127.0.0.1:${port}`))
  const refused = await get()
  expect(refused).toContain('pack.otherHash: ')
  expect(refused).toContain(createHash('sha256').update(other).digest('hex'))
  expect(readdirSync(partial)).toEqual(['det.onnx'])
})

it('more bytes than the file has are not taken', async () => {
  const { port } = await serve((_, response, bytes) => response.end(Buffer.concat([bytes, bytes])))
  const { get } = await setUp(entryAt(`http://127.0.0.1:${port}`))
  expect(await get()).toMatch(/^pack\.fetch: .+ it sends more than the \d+ bytes that the file has\./)
})

it('a file without a known hash is used only after its hash was accepted', async () => {
  const { asked, port } = await serve()
  const entry = entryAt(`http://127.0.0.1:${port}`)
  const { get } = await setUp({ ...entry, recogniser: { ...entry.recogniser, sha256: null } })
  expect(await get()).toContain(`has the SHA-256 ${entry.recogniser.sha256}`)
  expect(await get(['0'.repeat(64)])).toContain('pack.hashUnknown')
  expect(await get([entry.recogniser.sha256!])).toBe('ok ready')
  expect(asked.filter((each) => each.startsWith('/rec.onnx'))).toHaveLength(1)
})

it('a redirect is followed to hosts of the catalogue, and to no others', async () => {
  const target = await serve()
  const { port } = await serve((request, response) =>
    response.writeHead(302, { location: `http://localhost:${target.port}${request.url}` }).end(),
  )
  const strange = await setUp(entryAt(`http://127.0.0.1:${port}`))
  expect(await strange.get()).toMatch(/^pack\.redirect: .+ leads to another host, localhost, .+ by hand/)
  expect(target.asked).toEqual([])
  const known = await setUp(entryAt(`http://127.0.0.1:${port}`, { hosts: ['localhost'] }))
  expect(await known.get()).toBe('ok ready')
})

it('without a connection the error says what to do, and what has arrived is kept', async () => {
  const { get, leave, state } = await setUp(entryAt('http://127.0.0.1:9'))
  leave(100)
  expect(await get()).toMatch(/^pack\.fetch: .+ What has arrived is kept.+ Check the connection/)
  expect((await state()).arrivedBytes).toBe(100)
})

it('a full disk is told with what is needed and what is free', async () => {
  const { port } = await serve()
  const entry = entryAt(`http://127.0.0.1:${port}`)
  const large = await setUp({ ...entry, detector: { ...entry.detector, sizeBytes: 2 ** 52 } })
  expect(await large.get()).toMatch(
    /^pack\.noSpace: The engine pack needs [\d.]+ MB on the disk of .+ are free/,
  )
  const { get, partial } = await setUp(entry)
  mkdirSync(partial, { recursive: true })
  symlinkSync('/dev/full', path.join(partial, 'det.onnx.part'))
  expect(await get()).toContain('pack.noSpace: ')
})

it('getting is cancelled while it runs, and nothing of it is left', async () => {
  const began = Promise.withResolvers<null>()
  const { port } = await serve((request, response, bytes) => {
    if (request.url === '/det.onnx') return serveRange(request, response, bytes)
    response.writeHead(200, { 'content-length': bytes.length })
    response.write(bytes.subarray(0, 10), () => began.resolve(null))
  })
  const { call, get, partial } = await setUp(entryAt(`http://127.0.0.1:${port}`))
  const got = get()
  await began.promise
  expect(await get()).toContain('pack.getting')
  expect(await call('packs.cancel', { name: 'colours' })).toEqual({ cancelled: 1 })
  expect(await got).toContain('pack.cancelled')
  expect(existsSync(partial)).toBe(false)
  expect(await call('packs.cancel', { name: 'colours' })).toEqual({ cancelled: 0 })
})

it('files that were fetched by hand are added from their folder, without a connection', async () => {
  const { call, engine } = await setUp(entryAt('http://127.0.0.1:9'))
  const folder = tempDir()
  for (const [name, bytes] of files) if (name !== manifestName) writeFileSync(path.join(folder, name), bytes)
  writeFileSync(path.join(folder, 'rec.onnx'), 'another')
  const refused = await engine.call('packs.add', { path: folder }, { caller: owner })
  expect(refused).toMatchObject({ error: { code: 'pack.otherHash' } })
  writeFileSync(path.join(folder, 'rec.onnx'), files.get('rec.onnx')!)
  expect(await call('packs.add', { path: folder })).toMatchObject({ name: 'colours', state: 'ready' })
  expect(readFileSync(path.join(folder, 'rec.onnx'))).toEqual(files.get('rec.onnx'))
})

it('a connection to another machine counts in the list of connections', async () => {
  const server = createServer((request, response) =>
    response.end(files.get(request.url?.slice(1) ?? '')),
  ).listen(0, '::')
  await new Promise((resolve) => server.on('listening', resolve))
  onTestFinished(() => void server.close())
  // An address of this machine that does not look like one.
  const { port } = server.address() as AddressInfo
  const { get } = await setUp(entryAt(`http://[::ffff:127.0.0.1]:${port}`))
  expect(await get()).toBe('ok ready')
  server.closeAllConnections()
  expect(networkUse().made.filter(({ purpose }) => purpose === 'pack')).toMatchObject([
    { purpose: 'pack', host: '::ffff:7f00:1', count: 3 },
  ])
})

it('the catalogue has an https address and a hash for each file, and languages that Fovea knows', () => {
  expect(packCatalogue.map(({ name }) => name).slice(0, 3)).toEqual([
    'pp-ocrv6-small',
    'pp-ocrv6-tiny',
    'pp-ocrv6-medium',
  ])
  for (const { detector, recogniser, alphabet, languages } of packCatalogue) {
    for (const { url, sha256 } of [detector, recogniser, alphabet]) {
      expect(url).toMatch(/^https:/)
      expect(sha256).toMatch(/^[0-9a-f]{64}$/)
    }
    expect(languages.filter((code) => !languageRows[code])).toEqual([])
  }
  expect(new Set(packCatalogue.map(({ name }) => name)).size).toBe(packCatalogue.length)
})
