import { describe, expect, it } from 'vitest'
import { unite, type Box, type Line } from '../../../shared/page.ts'
import {
  boxAt,
  letterRows,
  levelAt,
  sheetOf,
  withInk,
  withLetters,
} from '../../../test/support/made-pixels.ts'
import { setApart } from './set-apart.ts'

const paper = 255
/** Two lines close to each other, and one with much room above it. */
const tops = [40, 58, 200]
const letters = tops.map((top) => letterRows({ rows: 1, lettersPerRow: 10, left: 50, top }))
const runs = letters.map(unite)
const page = withLetters(sheetOf(400, 300), letters.flat())
const lineAt = (box: Box, text = 'word'): Line => ({
  box,
  words: [{ text, box, confidence: 0.9 }],
  rowHeight: 12,
  block: 0,
  paragraph: 0,
})

/** From which to which row of pixels there is ink. */
function inkRows({ image }: ReturnType<typeof setApart>): [first: number, last: number][] {
  const bands: [number, number][] = []
  for (let y = 0; y < image.height; y++) {
    const isInk = Array.from({ length: image.width }, (_, x) => levelAt(image, x, y)).some(
      (level) => level < 100,
    )
    const last = bands.at(-1)
    if (isInk && last?.[1] === y - 1) last[1] = y
    else if (isInk) bands.push([y, y])
  }
  return bands
}

describe('setApart', () => {
  it('sets rows at one distance from each other, and tells where its lines stand on the page', () => {
    const apart = setApart(page, paper, runs)
    const bands = inkRows(apart)
    expect(bands).toHaveLength(3)
    const [first, second, third] = bands.map(([top]) => top)
    expect(second! - first!).toBeGreaterThan(20)
    expect(Math.abs(third! - second! - (second! - first!))).toBeLessThanOrEqual(4)
    const lines = bands.map(([y0, y1]) => lineAt({ x0: 30, y0, x1: 60, y1 }))
    const backs = apart.back(lines).map(({ box }) => box.y0)
    expect(backs).toEqual(tops)
  })

  it('takes only what is asked for, also where something else stands beside it', () => {
    const beside = boxAt(250, 40, 100, 12)
    const apart = setApart(withInk(page, [beside]), paper, runs)
    expect(apart.image.width).toBeLessThan(250)
    const whole = setApart(withInk(page, [beside]), paper, [...runs.slice(1), boxAt(50, 100, 330, 12)])
    expect(inkRows(whole)).toHaveLength(2)
  })

  it('takes the foot of a row for no line of its own, but a dash alone for what stands there', () => {
    const apart = setApart(page, paper, runs)
    const [first, second] = inkRows(apart)
    const at = ([y0, y1]: [number, number], text: string) => lineAt({ x0: 30, y0, x1: 60, y1 }, text)
    const read = [at(first!, '91.39%'), at([first![0] + 8, first![1]], '—'), at(second!, '—')]
    expect(apart.back(read).map(({ words }) => words[0]?.text)).toEqual(['91.39%', '—'])
  })

  it('leaves the halves of a character together', () => {
    const halves = [boxAt(50, 100, 200, 14), boxAt(60, 115, 180, 9)]
    const rows = [boxAt(50, 40, 200, 24), ...halves, boxAt(50, 200, 200, 24)]
    const [, upper, lower] = inkRows(setApart(withInk(sheetOf(400, 300), rows), paper, rows))
    expect(lower![0] - upper![1]).toBe(2)
  })
})
