import { describe, expect, it } from 'vitest'
import { boxAt } from '../../../test/support/made-pixels.ts'
import { rowsAmong } from './rows.ts'

const letters = [boxAt(100, 50, 30, 40), boxAt(140, 52, 28, 38), boxAt(180, 50, 30, 40)]

describe('a row of letters', () => {
  it('is what stands level and close, from its first letter to its last', () => {
    expect(rowsAmong(letters)).toEqual([{ x0: 100, y0: 50, x1: 210, y1: 90 }])
  })

  it('does not take in a logo that is half as high again', () => {
    expect(rowsAmong([boxAt(20, 35, 70, 70), ...letters])).toEqual([{ x0: 100, y0: 50, x1: 210, y1: 90 }])
  })

  it('ends where nothing follows for longer than it is high', () => {
    expect(rowsAmong([...letters, boxAt(290, 50, 30, 40), boxAt(330, 50, 30, 40)])).toHaveLength(2)
  })

  it('is none of one stroke, nor of strokes below each other', () => {
    expect(rowsAmong([boxAt(100, 50, 30, 40), boxAt(100, 150, 30, 40)])).toEqual([])
  })
})
