import { describe, expect, it } from 'vitest'
import { letterRows } from '../../../test/support/draw-pixels.ts'
import { rowsOf } from './rows.ts'

const letters = letterRows({ rows: 3, lettersPerRow: 10 })

describe('rowsOf', () => {
  it('puts the letters of each row together, from the left', () => {
    const rows = rowsOf(letters.toReversed(), 24)
    expect(rows.map((row) => row.length)).toEqual([10, 10, 10])
    expect(rows.every((row) => row.every((letter, i) => i === 0 || letter.x0 > row[i - 1]!.x0))).toBe(true)
  })

  it('follows a row that climbs', () => {
    const tilted = letters.map((letter) => ({
      ...letter,
      y0: letter.y0 - letter.x0 / 12,
      y1: letter.y1 - letter.x0 / 12,
    }))
    expect(rowsOf(tilted, 24)).toHaveLength(3)
  })

  it('ends a row at a wide gap', () => {
    const parted = letters.filter((_, i) => i % 10 < 3 || i % 10 > 6)
    expect(rowsOf(parted, 24)).toHaveLength(6)
  })
})
