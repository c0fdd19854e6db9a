import { describe, expect, it } from 'vitest'
import type { Box, Line } from '../../../shared/page.ts'
import { withRowsApart } from './rows-apart.ts'
import { unreadRows } from './unread.ts'

const letters = (count: number, x: number, y: number, height: number): Box[] =>
  Array.from({ length: count }, (_, i) => {
    const x0 = x + i * height
    return { x0, x1: x0 + height * 0.7, y0: y, y1: y + height }
  })

const lineOf = (text: string, box: Box): Line => ({
  box,
  words: [{ text, box, confidence: 0.95 }],
  block: 0,
  paragraph: 0,
  rowHeight: 30,
})

const label = letters(17, 100, 100, 7)
const value = letters(9, 100, 110, 14)
const both: Box = { x0: 98, x1: 226, y0: 98, y1: 126 }

describe('a small label right above a value', () => {
  it('is no part of the word that was read, and is looked for again', () => {
    const { lines, double } = withRowsApart([lineOf('104526117', both)], [...label, ...value])
    expect(lines[0]?.words[0]?.box).toMatchObject({ y0: 110, y1: 124 })
    const [row, more] = unreadRows([...label, ...value], lines, double)
    expect(row).toMatchObject({ x0: 100, y0: 100, y1: 107 })
    expect(more).toBeUndefined()
  })

  it('is what was read where the word has as many letters as it', () => {
    const { lines } = withRowsApart([lineOf('Kostentragerkennu', both)], [...label, ...value])
    expect(lines[0]?.words[0]?.box).toMatchObject({ y0: 100, y1: 107 })
  })
})

describe('nothing is taken apart', () => {
  it('where one row has dots and accents above it', () => {
    const dots = [letters(1, 110, 102, 4), letters(1, 150, 102, 4)].flat()
    const line = lineOf('initiales', both)
    expect(withRowsApart([line], [...dots, ...value]).lines).toEqual([line])
  })

  it('where neither row has as many letters as were read', () => {
    const line = lineOf('abcde', both)
    expect(withRowsApart([line], [...label, ...value]).lines).toEqual([line])
  })
})
