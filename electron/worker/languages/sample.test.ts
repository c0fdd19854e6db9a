import { describe, expect, it } from 'vitest'
import { letterRows, sheetOf, withLetters } from '../../../test/support/made-pixels.ts'
import { sampleOf } from './sample.ts'

const size = { bands: 2, widthPx: 400 }

describe('sampleOf', () => {
  it('lays its bands on paper of their own level, or all of a grey sheet would be ink beside white', () => {
    const rows = letterRows({ rows: 20, lettersPerRow: 30, letterHeight: 16 })
    const sample = sampleOf(withLetters(sheetOf(600, 700, 180), rows), size)
    expect(sample.width).toBe(size.widthPx)
    expect(sample.height).toBeLessThan(300)
    expect(Math.max(...sample.pixels)).toBe(180)
    expect(Math.min(...sample.pixels)).toBe(0)
  })

  it('is the picture itself where that is small', () => {
    const small = sheetOf(300, 200)
    expect(sampleOf(small, size)).toBe(small)
  })
})
