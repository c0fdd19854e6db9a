import { describe, expect, it } from 'vitest'
import { boxAt, letterRows, blankImage, withInk, withLetters } from '../../../test/support/draw-pixels.ts'
import { untouched } from './sheet.ts'
import { steps } from './steps.ts'

describe('scalePage', () => {
  it('enlarges a small picture whose letters are too small to be told from dust', async () => {
    const places = letterRows({ rows: 8, lettersPerRow: 20, letterHeight: 4 })
    const ells = places.flatMap(({ x0, y0 }) => [boxAt(x0, y0, 1, 4), boxAt(x0, y0 + 3, 3, 1)])
    const tiny = withInk(blankImage(200, 120), ells)
    const { image } = await steps.scalePage(untouched(tiny))
    expect(image.width).toBe(1000)
  })

  it('leaves a small picture with a few large letters as it is', async () => {
    const large = withLetters(blankImage(300, 100), [
      boxAt(30, 20, 40, 60),
      boxAt(90, 20, 40, 60),
      boxAt(150, 20, 40, 60),
    ])
    const sheet = untouched(large)
    expect(await steps.scalePage(sheet)).toBe(sheet)
  })
})
