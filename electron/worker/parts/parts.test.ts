import { describe, expect, it } from 'vitest'
import type { Box, Line, Rule } from '../../../shared/page.ts'
import {
  boxAt,
  letterRows,
  levelAt,
  sheetOf,
  withInk,
  withLetters,
} from '../../../test/support/made-pixels.ts'
import type { GreyImage } from '../grey.ts'
import { textColumns } from './columns.ts'
import { certainLetters, coverage } from './coverage.ts'
import { erase } from './erase.ts'
import { partPage, withoutMargins } from './parts.ts'
import { tablesIn } from './tables.ts'

const em = 20
const run = (x0: number, y0: number, width: number): Box => ({ x0, y0, x1: x0 + width, y1: y0 + 16 })
const across = (y: number): Rule => ({ direction: 'horizontal', box: { x0: 50, y0: y, x1: 600, y1: y + 1 } })

/** Lines of text below each other, each as wide as given. */
function lines(x: number, widths: readonly number[]) {
  return widths.map((width, i) => {
    const box = run(x, 100 + i * 30, width)
    return { kind: 'text' as const, box, line: box }
  })
}

describe('textColumns', () => {
  const prose = Array.from({ length: 12 }, (_, i) => (i % 4 === 3 ? 120 : 400))

  it('orders two columns of text', () => {
    const [left, right] = [lines(50, prose), lines(520, prose)]
    expect(textColumns([...left, ...right], em)).toEqual([left, right])
  })

  it('leaves addresses side by side, short lines and single columns to the recogniser', () => {
    const short = prose.map(() => 120)
    expect(textColumns([...lines(50, short), ...lines(520, short)], em)).toHaveLength(1)
    expect(textColumns([...lines(50, [400, 400, 400]), ...lines(520, [400, 400, 400])], em)).toHaveLength(1)
    expect(textColumns(lines(50, prose), em)).toHaveLength(1)
  })
})

describe('partPage', () => {
  it('parts a navigation from the page beside it, and not one page from itself', () => {
    const entries = Array.from({ length: 8 }, (_, i) =>
      letterRows({ rows: 1, lettersPerRow: 7, left: 20, top: 30 + i * 53 }),
    ).flat()
    const settings = letterRows({ rows: 18, lettersPerRow: 40, left: 220, top: 20 })
    const page = withLetters(sheetOf(700, 460), [...entries, ...settings])
    const [first, second, ...others] = partPage(page).parts
    expect(others).toEqual([])
    expect(first?.box.x1).toBeLessThan(second?.box.x0 ?? 0)
    expect(partPage(withLetters(sheetOf(700, 460), settings)).parts).toHaveLength(1)
  })

  it('is without the dots under what is written on them, and has those that lead to a number', () => {
    const dots = (y: number) => Array.from({ length: 40 }, (_, i) => boxAt(120 + i * 6, y, 2, 2))
    const written = letterRows({ rows: 1, lettersPerRow: 30, left: 20, top: 50 })
    const entry = letterRows({ rows: 1, lettersPerRow: 8, left: 20, top: 150 })
    const page = partPage(
      withInk(withLetters(sheetOf(600, 300), [...written, ...entry]), [...dots(66), ...dots(160)]),
    )
    expect(levelAt(page.image, 120, 66)).toBe(255)
    expect(levelAt(page.image, 120, 160)).toBe(0)
    expect(levelAt(page.image, 21, 51)).toBe(0)
  })

  it('is without the shadow at the edge of a scan, and leaves letters at the edge of a screenshot alone', () => {
    const text = letterRows({ rows: 12, lettersPerRow: 30, left: 0, top: 8 })
    const [width, height] = [330, 300]
    const inPieces = [0, 70, 150, 230].map((at) => boxAt(at, 0, 60, 3))
    const shadow = [...inPieces, boxAt(width - 3, 0, 3, height)]
    const tight = partPage(withLetters(sheetOf(width, height), text)).image
    const scanned = partPage(withInk(withLetters(sheetOf(width, height), text), shadow)).image
    expect([levelAt(tight, 0, 12), levelAt(scanned, 0, 12)]).toEqual([0, 0])
    expect([levelAt(scanned, 20, 1), levelAt(scanned, width - 1, 100)]).toEqual([255, 255])
  })

  it('has no empty paper around the one block of a page, and is left as it is where there are several', () => {
    const letters = letterRows({ rows: 18, lettersPerRow: 40, left: 220, top: 20 })
    const [block] = withoutMargins(partPage(withLetters(sheetOf(900, 660), letters))).parts
    expect(block?.box).toMatchObject({ x0: 220, y0: 20 })
    expect(block?.box.y1).toBeLessThan(660)
    const entries = letterRows({ rows: 18, lettersPerRow: 7, left: 20, top: 30 })
    const page = partPage(withLetters(sheetOf(700, 460), [...letters, ...entries]))
    expect(withoutMargins(page).parts).toEqual(page.parts)
  })
})

describe('tablesIn', () => {
  const rules = [across(95), across(135), across(300)]
  const level = [110, 150, 190, 230].flatMap((y) => [run(60, y, 80), run(260, y, 120), run(500, y, 60)])

  it('finds the columns between lines, and that its rows are level', () => {
    const [table] = tablesIn(rules, level, em)
    expect(table?.strips).toHaveLength(3)
    expect(table?.isUneven).toBe(false)
  })

  it('sees that a cell of two lines stands beside one of a single line', () => {
    const wrapped = [
      ...level.slice(0, 6),
      run(60, 205, 80),
      run(260, 192, 120),
      run(260, 218, 100),
      run(500, 205, 60),
    ]
    expect(tablesIn(rules, wrapped, em)[0]?.isUneven).toBe(true)
  })

  it('takes text between lines for no table', () => {
    expect(tablesIn(rules, [run(60, 110, 500), run(60, 150, 480), run(60, 190, 510)], em)).toEqual([])
  })
})

describe('erase', () => {
  const size = { width: 60, height: 40 }
  const drawn = (...boxes: readonly Box[]): GreyImage => {
    const pixels = Buffer.alloc(size.width * size.height, 255)
    for (const { x0, y0, x1, y1 } of boxes)
      for (let y = y0; y < y1; y++) pixels.fill(0, y * size.width + x0, y * size.width + x1)
    return { ...size, pixels }
  }
  const line = { x0: 5, y0: 20, x1: 55, y1: 22 }

  it('takes a line away and leaves the letter that crosses it, and the picture it was given', () => {
    const letter = { x0: 30, y0: 10, x1: 34, y1: 30 }
    const image = drawn(line, letter)
    const { pixels } = erase(image, [{ direction: 'horizontal', box: line }], [], 255)
    expect(pixels[20 * size.width + 10]).toBe(255)
    expect(pixels[20 * size.width + 32]).toBe(0)
    expect(image.pixels[20 * size.width + 10]).toBe(0)
  })

  it('takes a bullet away', () => {
    const spot = { x0: 10, y0: 10, x1: 16, y1: 16 }
    expect(erase(drawn(spot), [], [spot], 255).pixels.every((level) => level === 255)).toBe(true)
  })
})

describe('coverage', () => {
  const read = (box: Box, confidence: number): Line => ({
    box,
    words: [{ text: 'four', box, confidence }],
    block: 0,
    paragraph: 0,
    rowHeight: 16,
  })

  it('is the share of the ink that was read', () => {
    const runs = [run(0, 0, 100), run(0, 40, 100)]
    expect(coverage([read(run(0, 0, 100), 1)], runs)).toBe(0.5)
    expect(coverage([], [])).toBe(1)
  })

  it('counts letters by how surely they were read, and against a reading if they are nonsense', () => {
    const sure = read(run(0, 0, 40), 1)
    expect(certainLetters([sure, read(run(0, 40, 40), 0.75)])).toBeGreaterThan(certainLetters([sure]))
    expect(certainLetters([sure, read(run(0, 40, 40), 0.25)])).toBeLessThan(certainLetters([sure]))
  })
})
