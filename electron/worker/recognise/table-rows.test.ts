import { describe, expect, it } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { joinTableRows } from './table-rows.ts'

/** A column of lines, a block of its own, at this x; words are 40 wide. */
function column(block: number, x: number, texts: readonly string[], top = 100): Line[] {
  return texts.map((text, row) => {
    const y0 = top + row * 30
    const words = text.split(' ').map((word, index) => ({
      text: word,
      box: { x0: x + index * 45, y0, x1: x + index * 45 + 40, y1: y0 + 20 },
      confidence: 0.9,
    }))
    const box = { x0: x, y0, x1: words.at(-1)!.box.x1, y1: y0 + 20 }
    return { box, words, block, paragraph: block, rowHeight: 20 }
  })
}

const texts = (lines: readonly Line[]) => lines.map((line) => line.words.map((word) => word.text).join(' '))

describe('joinTableRows', () => {
  it('reads a table row by row that was read column by column', () => {
    const lines = [
      ...column(0, 100, ['Rope', 'Tar', 'Oak boards']),
      ...column(1, 400, ['40', '3', '18']),
      ...column(2, 600, ['74.00', '68.25', '172.80']),
    ]
    expect(texts(joinTableRows(lines))).toEqual(['Rope 40 74.00', 'Tar 3 68.25', 'Oak boards 18 172.80'])
  })

  it('puts a row back that a column has no cell in', () => {
    const lines = [...column(0, 100, ['Rope', 'Tar', 'Oak']), ...column(1, 400, ['40', '3'], 130)]
    expect(texts(joinTableRows(lines))).toEqual(['Rope', 'Tar 40', 'Oak 3'])
  })

  it('leaves columns of prose one after the other', () => {
    const prose = [
      'the ferry leaves at noon today',
      'and comes back before the dark',
      'unless the wind is too strong',
    ]
    const lines = [...column(0, 100, prose), ...column(1, 600, prose)]
    expect(joinTableRows(lines)).toEqual(lines)
  })

  it('leaves blocks that are not level as they are', () => {
    const lines = [
      ...column(0, 100, ['Ada King', 'Quay Street 8', 'Harwich']),
      ...column(1, 500, ['Invoice', '2091'], 115),
    ]
    expect(joinTableRows(lines)).toEqual(lines)
  })

  it('joins the names of columns that stand alone', () => {
    const lines = [...column(0, 100, ['Item']), ...column(1, 400, ['Price']), ...column(2, 600, ['Total'])]
    expect(texts(joinTableRows(lines))).toEqual(['Item Price Total'])
  })
})
