import { describe, expect, it } from 'vitest'
import { letterRows, blankImage, withLetters } from '../../../test/support/draw-pixels.ts'
import { sampleOf } from './sample.ts'

const size = { bands: 2, widthPx: 400 }

describe('sampleOf', () => {
  it('lays its bands on paper of their own level, or all of a grey sheet would be ink beside white', () => {
    const rows = letterRows({ rows: 20, lettersPerRow: 30, letterHeight: 16 })
    const sample = sampleOf(withLetters(blankImage(600, 700, 180), rows), size)
    expect(sample.width).toBe(size.widthPx)
    expect(sample.height).toBeLessThan(300)
    expect(Math.max(...sample.pixels)).toBe(180)
    expect(Math.min(...sample.pixels)).toBe(0)
  })

  it('is of text, however lively the cloth beside the sheet', () => {
    const sheet = withLetters(
      blankImage(700, 900, 220),
      letterRows({ rows: 12, lettersPerRow: 30, letterHeight: 16, top: 460 }),
    )
    sheet.pixels.subarray(0, 400 * 700).forEach((_, i) => (sheet.pixels[i] = (i >> 1) % 2 ? 40 : 130))
    const { pixels } = sampleOf(sheet, size)
    expect(pixels.filter((level) => level === 40 || level === 130)).toHaveLength(0)
    expect(pixels.filter((level) => level === 0).length).toBeGreaterThan(pixels.length / 20)
  })

  it('is the picture itself where that is small', () => {
    const small = blankImage(300, 200)
    expect(sampleOf(small, size)).toBe(small)
  })
})
