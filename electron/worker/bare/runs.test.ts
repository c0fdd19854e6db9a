import { describe, expect, it } from 'vitest'
import { boxAt } from '../../../test/support/draw-pixels.ts'
import { isNarrow, isOneColumn } from './runs.ts'

describe('isOneColumn', () => {
  it('holds where rows stand below each other, even if letters of one hang into the next', () => {
    expect(isOneColumn([boxAt(10, 40, 300, 20), boxAt(10, 10, 500, 20), boxAt(10, 26, 400, 18)])).toBe(true)
  })

  it('does not hold where anything stands beside anything', () => {
    const rows = [boxAt(10, 10, 200, 20), boxAt(10, 40, 200, 20)]
    expect(isOneColumn([...rows, boxAt(300, 42, 200, 20)])).toBe(false)
  })

  it('holds of an empty page', () => {
    expect(isOneColumn([])).toBe(true)
  })
})

describe('isNarrow', () => {
  it('holds of a till roll, not of a page, and not of one without text', () => {
    const rows = (width: number) => [boxAt(10, 10, width, 20), boxAt(10, 40, width, 20)]
    expect(isNarrow(rows(500))).toBe(true)
    expect(isNarrow(rows(900))).toBe(false)
    expect(isNarrow([])).toBe(false)
  })
})
