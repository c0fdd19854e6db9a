import { describe, expect, it } from 'vitest'
import type { Box } from '../../../shared/page.ts'
import { askewPieces } from './askew.ts'

const run = (x0: number, y0: number, width: number, height = 20): Box => ({
  ...{ x0, y0 },
  ...{ x1: x0 + width, y1: y0 + height },
})

/** A label of two lines, and its value beside both. */
const field = (x: number, y: number) => [run(x, y, 80), run(x, y + 26, 60), run(x + 120, y + 10, 150, 26)]

describe('askewPieces', () => {
  it('parts labels of two lines from the values that stand beside both', () => {
    const form = [0, 1, 2].flatMap((row) => [field(40, 40 + row * 90), field(400, 40 + row * 90)]).flat()
    const pieces = askewPieces(form)
    expect(pieces).toHaveLength(12)
    expect(pieces).toContainEqual({ x0: 40, y0: 40, x1: 120, y1: 86 })
    expect(pieces).toContainEqual({ x0: 160, y0: 50, x1: 310, y1: 76 })
  })

  it('leaves what stands in level rows, and one label of two lines on a page of others', () => {
    const level = [0, 1, 2, 3].flatMap((row) => [run(40, 40 + row * 26, 80), run(160, 40 + row * 26, 150)])
    expect(askewPieces(level)).toEqual([])
    expect(askewPieces([...level, ...field(40, 300)])).toEqual([])
  })
})
