import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { faultText } from '../../shared/errors.ts'
import { fixtures } from '../../test/support/images.ts'
import { installedModels, modelsIn } from './models.ts'

describe('installedModels', () => {
  it.each(['eng', 'chi_sim'])('has %s, unpacked', async (language) => {
    const model = await installedModels(language)
    expect(model.ok && model.value.length).toBeGreaterThan(1_000_000)
    expect(() => model.ok && gunzipSync(model.value)).toThrow('incorrect header check')
  })

  it('names what there is when another is asked for', async () => {
    const model = await installedModels('tlh')
    expect(model).toMatchObject({ ok: false, error: { code: 'read.language' } })
    expect(!model.ok && faultText(model.error)).toContain('The languages are: eng, chi_sim.')
  })
})

describe('modelsIn', () => {
  it('says that the file of a model is missing', async () => {
    const models = modelsIn(new Map([['eng', '/nowhere/eng.traineddata.gz']]), (file) => file)
    expect(await models('eng')).toMatchObject({
      ok: false,
      error: { code: 'read.model', data: { language: 'eng' } },
    })
  })

  it('says that the package of a model is missing', async () => {
    const models = modelsIn(new Map([['eng', '@models/eng']]), (file) => {
      throw new Error(`Cannot find module '${file}'`)
    })
    expect(await models('eng')).toMatchObject({ ok: false, error: { code: 'read.model' } })
  })

  it('says that a model is damaged', async () => {
    const models = modelsIn(new Map([['eng', fixtures.hello]]), (file) => file)
    expect(await models('eng')).toMatchObject({
      ok: false,
      error: { data: { why: 'incorrect header check' } },
    })
  })
})
