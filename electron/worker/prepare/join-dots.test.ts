import { describe, expect, it } from 'vitest'
import { boxAt, letterRows, blankImage, withInk, withLetters } from '../../../test/support/draw-pixels.ts'
import type { Box } from '../../../shared/page.ts'
import { joinDots } from './join-dots.ts'
import { measureText } from './text-size.ts'

const dotPx = 4
const stepPx = 5
/** A needle printer's A, H and T. */
const glyphs = [
  ['.###.', '#...#', '#...#', '#####', '#...#', '#...#', '#...#'],
  ['#...#', '#...#', '#...#', '#####', '#...#', '#...#', '#...#'],
  ['#####', '..#..', '..#..', '..#..', '..#..', '..#..', '..#..'],
]

function dotsOf(glyph: readonly string[], left: number, top: number): Box[] {
  return glyph.flatMap((row, y) =>
    Array.from(row, (sign, x) => ({ sign, x }))
      .filter(({ sign }) => sign === '#')
      .map(({ x }) => boxAt(left + x * stepPx, top + y * stepPx, dotPx, dotPx)),
  )
}

const printed = Array.from({ length: 60 }, (_, i) =>
  dotsOf(glyphs[i % 3] ?? [], 30 + (i % 15) * 40, 30 + Math.floor(i / 15) * 60),
).flat()

describe('joinDots', () => {
  it('makes letters of the dots of a needle printer', async () => {
    const page = withInk(blankImage(660, 300), printed)
    const joined = await joinDots(page)
    expect(measureText(joined).height).toBeGreaterThan(5 * stepPx)
    expect(measureText(joined).letters).toHaveLength(60)
  })

  it('leaves letters that are whole, and dust among them, as they are', async () => {
    const letters = withLetters(blankImage(660, 300), letterRows({ rows: 8, lettersPerRow: 40 }))
    const dust = Array.from({ length: 600 }, (_, i) => boxAt((i * 97) % 650, (i * 61) % 290, 2, 2))
    for (const page of [letters, withInk(letters, dust)]) expect(await joinDots(page)).toBe(page)
  })
})
