import { describe, expect, it } from 'vitest'
import { boxAt, levelAt, blankImage, withInk } from '../../../test/support/draw-pixels.ts'
import { enlarge } from './enlarge.ts'
import { resize } from './resample.ts'

describe('enlarge', () => {
  it('keeps what is of one level', () => {
    const large = enlarge(blankImage(7, 5, 90), 3)
    expect(large).toMatchObject({ width: 21, height: 15 })
    expect(new Set(large.pixels)).toEqual(new Set([90]))
  })

  it('puts ink where it was, on both axes', () => {
    const large = enlarge(withInk(blankImage(30, 20), [boxAt(10, 4, 5, 8)]), 4)
    expect(levelAt(large, 50, 32)).toBeLessThan(20)
    expect(levelAt(large, 34, 32)).toBeGreaterThan(235)
    expect(levelAt(large, 50, 55)).toBeGreaterThan(235)
  })

  it('keeps the paper between two strokes a pixel apart lighter than a soft enlargement does', async () => {
    const strokes = withInk(blankImage(20, 20), [boxAt(8, 0, 1, 20), boxAt(10, 0, 1, 20)])
    const between = (large: { width: number; height: number; pixels: Uint8Array }) => levelAt(large, 47, 50)
    expect(between(enlarge(strokes, 5))).toBeGreaterThan(between(await resize(strokes, 5)))
  })
})
