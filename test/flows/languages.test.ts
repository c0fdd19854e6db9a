// Adds languages to the bundled ones: from a file, from tesseract on this machine, and from npm.
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { owner } from '../../electron/engine/caller.ts'
import { fetchModel } from '../../electron/engine/languages/npm-models.ts'
import { findSystemModels } from '../../electron/engine/languages/system-models.ts'
import { faultText } from '../../shared/faults.ts'
import { testEngine } from '../support/engine.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { fixtures } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'

const packed = readFileSync(path.join(import.meta.dirname, '../../electron/models/rus.traineddata.gz'))
const bytes = gunzipSync(packed)
const sha256 = createHash('sha256').update(bytes).digest('hex')

/** Writes a language model to a file and returns its path. */
function modelFile(name = 'fin.traineddata'): string {
  const file = path.join(tempDir(), name)
  writeFileSync(file, bytes)
  return file
}

async function setUp() {
  const workers = fakeWorkers((worker) => worker.answer())
  const fovea = await testEngine({ workers: workers.host })
  const ask = (name: 'languages.add' | 'languages.remove' | 'records.add', input: object) =>
    fovea.engine.call(name, input, { caller: owner })
  return { ...fovea, ask, workers }
}

describe('a language', () => {
  it('that is bundled is there from the start and can not be removed', async () => {
    const { call, ask } = await setUp()
    const { languages } = await call('languages.list', {})
    expect(languages.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['eng', 'chi_sim', 'chi_tra', 'ara', 'rus', 'vie']),
    )
    expect(languages).toHaveLength(28)
    expect(await ask('languages.remove', { language: 'de' })).toMatchObject({
      error: { code: 'language.inBox' },
    })
  })

  it('is added from a file, passed to the readers by path and hash, and removed with its file', async () => {
    const { call, dataDir, workers } = await setUp()
    const added = await call('languages.add', { language: 'fi', path: modelFile() })
    expect(added).toMatchObject({
      code: 'fin',
      tag: 'fi',
      name: 'Finnish',
      source: 'file',
      state: 'ready',
      sha256,
    })
    const record = await call('records.add', { images: [{ path: fixtures.hello }], languages: ['fi'] })
    await call('records.get', { id: record.records[0]!.id, wait: true })
    const [first] = workers.started.at(-1)!.sent
    const file = path.join(dataDir, 'models', 'fin.traineddata')
    expect(first).toEqual({ type: 'models', files: { fin: { path: file, sha256 } } })
    expect(workers.started.at(-1)!.sent.at(-1)).toMatchObject({ type: 'read', languages: ['fin'] })
    expect(await call('languages.remove', { language: 'fin' })).toEqual({ removed: 1 })
    expect((await call('languages.list', {})).languages).toHaveLength(28)
  })

  it('is shown as changed or missing if its file is', async () => {
    const { call, dataDir } = await setUp()
    await call('languages.add', { language: 'fin', path: modelFile() })
    const file = path.join(dataDir, 'models', 'fin.traineddata')
    writeFileSync(file, 'changed')
    const state = async () =>
      (await call('languages.list', {})).languages.find(({ code }) => code === 'fin')?.state
    expect(await state()).toBe('damaged')
  })

  it('is refused with a reason if there is no such model', async () => {
    const { ask } = await setUp()
    const text = await ask('languages.add', { language: 'fin', path: fixtures.textNamedPng })
    expect(!text.ok && faultText(text.error)).toContain("can't be used as a model")
    expect(await ask('languages.add', { language: 'fin', path: '/nowhere/fin' })).toMatchObject({
      error: { code: 'file.gone' },
    })
    expect(await ask('languages.add', { language: 'no-such' })).toMatchObject({
      error: { code: 'language.name' },
    })
    expect(await ask('languages.add', { language: 'tlh' })).toMatchObject({
      error: { code: 'language.notFound' },
    })
    expect(await ask('languages.remove', { language: 'tlh' })).toMatchObject({
      error: { code: 'language.unknown' },
    })
  })

  it('that is not installed is refused for an image, and the message lists the installed ones', async () => {
    const { ask } = await setUp()
    const added = await ask('records.add', { images: [{ path: fixtures.hello }], languages: ['tlh'] })
    expect(!added.ok && faultText(added.error)).toContain(
      'The language tlh is not installed. Installed: ara,',
    )
  })
})

describe('models on this machine', () => {
  it('are found in the folder of any version of tesseract', () => {
    const root = tempDir()
    mkdirSync(path.join(root, '5', 'tessdata'), { recursive: true })
    copyFileSync(modelFile(), path.join(root, '5', 'tessdata', 'fin.traineddata'))
    writeFileSync(path.join(root, '5', 'tessdata', 'readme'), '')
    const found = findSystemModels([`${root}/*/tessdata`, '/nowhere'])
    expect([...found]).toEqual([['fin', path.join(root, '5', 'tessdata', 'fin.traineddata')]])
  })
})

/** A registry with one package: it publishes the hash of `announced` but delivers `sent`. */
async function registryOf(language: string, announced: Buffer, sent = announced): Promise<string> {
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo
    if (request.url === '/package.tgz') return void response.end(sent)
    response.statusCode = request.url === `/@tesseract.js-data/${language}/latest` ? 200 : 404
    const integrity = `sha512-${createHash('sha512').update(announced).digest('base64')}`
    response.end(JSON.stringify({ dist: { tarball: `http://127.0.0.1:${port}/package.tgz`, integrity } }))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A tar archive with one file. */
function tarOf(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(512)
  header.write(name, 0)
  header.write(content.length.toString(8).padStart(11, '0'), 124)
  return Buffer.concat([
    header,
    content,
    Buffer.alloc((512 - (content.length % 512)) % 512),
    Buffer.alloc(1024),
  ])
}

describe('a model from npm', () => {
  const tar = gzipSync(tarOf('package/4.0.0_best_int/fin.traineddata.gz', packed))

  it('is extracted from its package', async () => {
    const model = await fetchModel('fin', await registryOf('fin', tar))
    expect(model.ok && Buffer.compare(model.value, packed)).toBe(0)
  })

  it('is refused if it differs from the published hash', async () => {
    const model = await fetchModel('fin', await registryOf('fin', tar, gzipSync('something else')))
    expect(!model.ok && faultText(model.error)).toContain(
      'the package is not the one that the registry announced',
    )
  })

  it('is refused if its package is damaged, even if the published hash matches', async () => {
    for (const damaged of [tar.subarray(0, tar.length - 20), Buffer.from('no archive')]) {
      const model = await fetchModel('fin', await registryOf('fin', damaged))
      expect(!model.ok && faultText(model.error)).toContain('the package is damaged')
    }
  })

  it('is reported as missing if npm does not have it', async () => {
    expect(await fetchModel('tlh', await registryOf('fin', tar))).toMatchObject({
      error: { code: 'language.notOnNpm' },
    })
    expect(
      await fetchModel('fin', await registryOf('fin', gzipSync(tarOf('package/x', packed)))),
    ).toMatchObject({
      error: { code: 'language.notOnNpm' },
    })
  })

  it('can not be fetched without a network, and the message says so', async () => {
    const model = await fetchModel('fin', 'http://127.0.0.1:9')
    expect(!model.ok && faultText(model.error)).toMatch(
      /could not be downloaded from npm: .+ Check the network/,
    )
  })
})
