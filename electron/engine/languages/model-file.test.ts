import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { checkModel } from './model-file.ts'

const packed = readFileSync(path.join(import.meta.dirname, '../../models/rus.traineddata.gz'))
const model = gunzipSync(packed)
const why = (file: Uint8Array) => {
  const check = checkModel(file)
  return check.isModel ? null : check.why
}

describe('a file that is given as a model', () => {
  it('is accepted, plain or gzipped', () => {
    expect(checkModel(model)).toMatchObject({ isModel: true })
    const check = checkModel(packed)
    expect(check.isModel && check.bytes.length).toBe(model.length)
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['a text', Buffer.from('This is a text that somebody named .traineddata')],
    ['zeros', new Uint8Array(10_000)],
  ])('is refused when it is %s', (_, file) => {
    expect(why(file)).toBe('it does not begin as a .traineddata file does')
  })

  it('is refused when it was cut off', () => {
    expect(why(model.subarray(0, model.length / 2))).toBe('it is cut off or damaged')
    expect(why(packed.subarray(0, packed.length / 2))).toContain('damaged, or too large to be a model')
  })

  it('is refused when it only knows page layout', () => {
    const file = createRequire(import.meta.url).resolve(
      '@tesseract.js-data/osd/4.0.0_best_int/osd.traineddata.gz',
    )
    expect(why(readFileSync(file))).toContain('it holds no neural network')
  })
})
