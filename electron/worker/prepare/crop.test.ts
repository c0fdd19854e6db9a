import { describe, expect, it } from 'vitest'
import { boxAt, letterRows, levelAt, blankImage, withInk } from '../../../test/support/draw-pixels.ts'
import { findSheet } from './crop.ts'
import { untouched } from './sheet.ts'
import { steps } from './steps.ts'

const paper = boxAt(120, 20, 360, 760)

function photo(ground: number) {
  const sheet = withInk(blankImage(600, 800, ground), [paper], 230)
  return withInk(sheet, letterRows({ rows: 25, lettersPerRow: 30, left: 140, top: 60 }), 30)
}

describe('findSheet', () => {
  it('finds a light sheet on a dark table, text and all', async () => {
    const found = (await findSheet(photo(40)))!
    for (const side of ['x0', 'y0', 'x1', 'y1'] as const) {
      expect(Math.abs(found[side] - paper[side])).toBeLessThan(25)
    }
  })

  it('keeps the way back from the cut sheet', async () => {
    const whole = photo(40)
    const { image, back } = await steps.crop(untouched(whole))
    const { x, y } = back({ x: 5, y: 7 })
    expect(levelAt(image, 5, 7)).toBe(levelAt(whole, x, y))
    expect([x - 5, y - 7]).toEqual([expect.closeTo(paper.x0, -2), expect.closeTo(paper.y0, -2)])
  })

  it('finds a sheet that lies aslant', async () => {
    const rows = Array.from({ length: 760 }, (_, i) => boxAt(60 + Math.round(i / 8), 20 + i, 400, 1))
    const found = (await findSheet(withInk(blankImage(600, 800, 40), rows, 230)))!
    expect(Math.abs(found.x0 - 60)).toBeLessThan(25)
    expect(Math.abs(found.x1 - 555)).toBeLessThan(25)
  })

  it('cuts nothing off a sheet that only grows darker away from a lamp', async () => {
    const columns = Array.from({ length: 600 }, (_, x) => x)
    const level = (x: number) => Math.round(235 - x * 0.29)
    const lit = columns.reduce(
      (sheet, x) => withInk(sheet, [boxAt(x, 0, 1, 800)], level(x)),
      blankImage(600, 800),
    )
    expect(await findSheet(lit)).toBeNull()
  })

  it('cuts nothing where the table is nearly as light as the sheet', async () => {
    expect(await findSheet(photo(200))).toBeNull()
  })

  it('cuts nothing off a scan', async () => {
    expect(
      await findSheet(withInk(blankImage(600, 800), letterRows({ rows: 20, lettersPerRow: 50 }))),
    ).toBeNull()
  })
})
