import { describe, expect, it } from 'vitest'
import type { Box } from '../../../shared/page.ts'
import { regionsOf } from './regions.ts'

const page: Box = { x0: 0, y0: 0, x1: 1000, y1: 1000 }

/** Rows of letters of 20 by 20, from x to x, the last of each paragraph short. */
function rows(x0: number, x1: number, y0: number, count: number): Box[] {
  return Array.from({ length: count }, (_, row) => {
    const end = row % 4 === 3 ? x0 + (x1 - x0) * 0.4 : x1
    const letters: Box[] = []
    for (let x = x0; x + 20 <= end; x += 24)
      letters.push({ x0: x, y0: y0 + row * 40, x1: x + 20, y1: y0 + row * 40 + 20 })
    return letters
  }).flat()
}

describe('regionsOf', () => {
  it('is the page where nothing parts it', () => {
    expect(regionsOf(rows(100, 900, 100, 12), page)).toEqual([page])
  })

  it('is left column before right, after the heading that runs across', () => {
    const letters = [...rows(100, 880, 50, 1), ...rows(100, 460, 150, 12), ...rows(540, 900, 150, 12)]
    const [heading, left, right, ...rest] = regionsOf(letters, page)
    expect(rest).toEqual([])
    expect(heading!.y1).toBeLessThan(150)
    expect([left!.x0, right!.x1]).toEqual([0, 1000])
    expect(left!.x1).toBe(right!.x0)
    expect(left!.x1).toBeGreaterThan(460)
    expect(left!.x1).toBeLessThan(540)
  })

  it('takes the columns of a table, whose cells are short, for one part', () => {
    const cells = (x: number) =>
      Array.from({ length: 10 }, (_, row) => rows(x, x + 80 + (row % 5) * 50, 150 + row * 40, 1)).flat()
    expect(regionsOf([...cells(100), ...cells(540)], page)).toEqual([page])
  })
})
