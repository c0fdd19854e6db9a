import { describe, expect, it } from 'vitest'
import { letterRows, levelAt, blankImage, withInk } from '../../../test/support/draw-pixels.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { divideByBackground, evenness } from './background.ts'

/** Light at the left, dark at the right; the ink is half as light as the paper around it. */
function shaded(): GreyImage {
  const letters = withInk(blankImage(400, 300), letterRows({ rows: 10, lettersPerRow: 30 }), 128)
  return { ...letters, pixels: letters.pixels.map((level, i) => level * (1 - (0.7 * (i % 400)) / 400)) }
}

describe('evenness', () => {
  it('is 1 for a scan, and low for a sheet in the shadow', () => {
    expect(
      evenness(withInk(blankImage(400, 300), letterRows({ rows: 10, lettersPerRow: 30 }))),
    ).toBeGreaterThan(0.98)
    expect(evenness(shaded())).toBeLessThan(0.6)
  })
})

describe('divideByBackground', () => {
  const even = divideByBackground(shaded())

  it('makes the paper nearly white from end to end', () => {
    expect(levelAt(even, 10, 5)).toBeGreaterThan(235)
    expect(levelAt(even, 390, 295)).toBeGreaterThan(220)
  })

  it('leaves the ink as dark against its paper as it was', () => {
    expect(levelAt(even, 24, 26)).toBeGreaterThan(100)
    expect(levelAt(even, 24, 26)).toBeLessThan(150)
    expect(levelAt(even, 304, 26)).toBeLessThan(160)
  })
})
