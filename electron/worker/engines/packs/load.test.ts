import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundledPack } from '../../../../shared/engine-pack.ts'
import { faultText } from '../../../../shared/faults.ts'
import { tempDir } from '../../../../test/support/temp-dir.ts'
import { openPack } from '../open-packs.ts'
import { loadPack } from './load.ts'

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A pack in a folder of its own, with the networks of the bundled pack unless others are given. */
async function packWith(
  files: { detector?: Uint8Array; recogniser?: Uint8Array; alphabet?: string },
  told: Record<string, unknown> = {},
) {
  const boxed = await loadPack(bundledPack.manifest)
  if (!boxed.ok) throw new Error(boxed.error.code)
  const bytes = {
    detector: files.detector ?? boxed.value.detector,
    recogniser: files.recogniser ?? boxed.value.recogniser,
    alphabet: Buffer.from(files.alphabet ?? 'a\nb\n'),
  }
  const folder = tempDir()
  mkdirSync(path.join(folder, 'parts'))
  const { from: _from, ...manifest } = boxed.value.manifest
  const parts = Object.entries(bytes).map(([part, content]): [string, object] => {
    writeFileSync(path.join(folder, 'parts', part), content)
    return [part, { file: `parts/${part}`, sha256: sha256(content) }]
  })
  const file = path.join(folder, 'pack.json')
  const own = { ...manifest, name: 'mine', ...Object.fromEntries(parts), ...told }
  writeFileSync(file, JSON.stringify(own))
  return { file, folder }
}

describe('an engine pack', () => {
  it('of the box has all its files as its manifest tells them, and a licence', async () => {
    const pack = await loadPack(bundledPack.manifest)
    if (!pack.ok) throw new Error(faultText(pack.error))
    expect(pack.value.manifest).toMatchObject({ name: 'pp-ocrv4', licence: 'Apache-2.0' })
    expect(pack.value.alphabet.slice(0, 2)).toEqual(['', "'"])
    expect(pack.value.alphabet.at(-1)).toBe(' ')
    expect(new Set(pack.value.alphabet).size).toBe(pack.value.alphabet.length)
  })

  it('in a folder of its own is read from there', async () => {
    const { file } = await packWith({})
    const pack = await loadPack(file)
    expect(pack.ok && pack.value.alphabet).toEqual(['', 'a', 'b', ' '])
  })

  it('with a file that was changed is refused', async () => {
    const { file, folder } = await packWith({})
    writeFileSync(path.join(folder, 'parts/alphabet'), 'a\nc\n')
    expect(await loadPack(file)).toEqual(refused('pack.changed', { pack: 'mine', file: 'parts/alphabet' }))
  })

  it('with a file that is gone is refused', async () => {
    const { file, folder } = await packWith({})
    rmSync(path.join(folder, 'parts/recogniser'))
    expect(await loadPack(file)).toMatchObject(
      refused('pack.file', { pack: 'mine', file: 'parts/recogniser' }),
    )
  })

  it.each([
    ['that is not there', null, 'Cannot find'],
    ['that is no JSON', '{', 'JSON'],
    ['of another format', JSON.stringify({ format: 2 }), 'format'],
  ])('with a manifest %s is refused', async (_, content, why) => {
    const file = path.join(tempDir(), 'pack.json')
    if (content !== null) writeFileSync(file, content)
    const pack = await loadPack(file)
    expect(pack).toMatchObject(refused('pack.manifest', { path: file }))
    expect(pack.ok ? '' : faultText(pack.error)).toContain(why)
  })

  it.each(['/etc/passwd', '../other', 'parts/../../other', './a', ''])(
    'that names the file %s is refused',
    async (name) => {
      const { file } = await packWith({}, { detector: { file: name, sha256: sha256('') } })
      expect(await loadPack(file)).toMatchObject(refused('pack.manifest', { path: file }))
    },
  )

  it('with an alphabet that does not fit its network is refused', async () => {
    const { file } = await packWith({ alphabet: 'a\nb\n' })
    expect(await openPack(file)).toEqual(
      refused('pack.alphabet', { pack: 'mine', characters: 4, classes: 6625 }),
    )
  })

  it('with something else in place of a network is refused', async () => {
    const { file } = await packWith({ detector: Buffer.from('no network') })
    expect(await openPack(file)).toMatchObject(
      refused('pack.network', { pack: 'mine', file: 'parts/detector' }),
    )
  })
})

function refused(code: string, data: Partial<Record<string, unknown>>) {
  return { ok: false, error: { code, data } }
}
