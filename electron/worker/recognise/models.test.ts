import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import provenance from '../../models/provenance.json' with { type: 'json' }
import { bundledLanguages } from '../../../shared/languages.ts'
import { faultText } from '../../../shared/faults.ts'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { createModelShelf, installedModels, modelsIn, type ModelFile } from './models.ts'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
const at = (file: string, hash: string | null = null) =>
  new Map<string, ModelFile>([['eng', { path: file, sha256: hash }]])

describe('installedModels', () => {
  it.each([...bundledLanguages, 'eng_fast'])('has %s, unpacked', async (language) => {
    const model = await installedModels(language)
    expect(model.ok && model.value.length).toBeGreaterThan(400_000)
    expect(() => model.ok && gunzipSync(model.value)).toThrow('incorrect header check')
  })

  it.each(provenance)('has $model as its package had it', async ({ model, sha256: hash }) => {
    const bytes = await installedModels(model)
    expect(bytes.ok && sha256(bytes.value)).toBe(hash)
  })

  it('names what there is when another is asked for', async () => {
    const model = await installedModels('tlh')
    expect(model).toMatchObject({ ok: false, error: { code: 'read.language' } })
    expect(!model.ok && faultText(model.error)).toContain('Installed: eng, chi_sim,')
  })
})

describe('a shelf of models', () => {
  it('gives the models of the box, and those that were added', async () => {
    const shelf = createModelShelf()
    const file = path.join(tempDir(), 'fin.traineddata')
    writeFileSync(file, 'a model')
    shelf.add({ fin: { path: file, sha256: sha256('a model') } })
    expect(await shelf.models('fin')).toEqual({ ok: true, value: Buffer.from('a model') })
    expect((await shelf.models('rus')).ok).toBe(true)
    expect(shelf.languages()).toEqual([...bundledLanguages, 'fin'])
    shelf.add({})
    expect((await shelf.models('fin')).ok).toBe(false)
  })
})

describe('modelsIn', () => {
  it('unpacks a model that is gzipped and takes any other as it is', async () => {
    const dir = tempDir()
    writeFileSync(path.join(dir, 'plain'), 'a model')
    writeFileSync(path.join(dir, 'packed'), gzipSync('a model'))
    const same = (file: string) => path.join(dir, file)
    expect(await modelsIn(at('plain'), same)('eng')).toEqual(await modelsIn(at('packed'), same)('eng'))
  })

  it('refuses an added file that was changed since', async () => {
    const file = path.join(tempDir(), 'eng.traineddata')
    writeFileSync(file, 'something else')
    const model = await modelsIn(at(file, sha256('a model')), (same) => same)('eng')
    expect(model).toMatchObject({
      error: { code: 'read.model', data: { why: 'its file has changed since it was added' } },
    })
  })

  it('says that the file of a model is missing', async () => {
    const models = modelsIn(at('/nowhere/eng.traineddata.gz'), (file) => file)
    expect(await models('eng')).toMatchObject({
      ok: false,
      error: { code: 'read.model', data: { language: 'eng' } },
    })
  })

  it('says that the package of a model is missing', async () => {
    const models = modelsIn(at('@models/eng'), (file) => {
      throw new Error(`Cannot find module '${file}'`)
    })
    expect(await models('eng')).toMatchObject({ ok: false, error: { code: 'read.model' } })
  })

  it('says that a model is damaged', async () => {
    const dir = tempDir()
    writeFileSync(path.join(dir, 'cut'), gzipSync('a model'.repeat(100)).subarray(0, 20))
    const models = modelsIn(at(path.join(dir, 'cut')), (file) => file)
    expect(await models('eng')).toMatchObject({
      ok: false,
      error: { data: { why: 'unexpected end of file' } },
    })
  })
})
