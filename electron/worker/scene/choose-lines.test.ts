import { describe, expect, it } from 'vitest'
import { boxAt } from '../../../test/support/made-pixels.ts'
import type { Line } from '../../../shared/page.ts'
import { chooseLines } from './choose-lines.ts'

function line(x: number, y: number, ...words: readonly (readonly [string, number])[]): Line {
  const read = words.map(([text, confidence], i) => ({ text, confidence, box: boxAt(x + i * 50, y, 50, 20) }))
  return { box: boxAt(x, y, words.length * 50, 20), words: read, block: 0, paragraph: 0, rowHeight: 20 }
}

const textsOf = (lines: readonly Line[]) => lines.map(({ words }) => words.map(({ text }) => text).join(' '))

describe('of several readings', () => {
  it('of one place the surest is kept', () => {
    expect(textsOf(chooseLines([line(0, 0, ['Bakcry', 0.7]), line(2, 1, ['Bakery', 0.9])]))).toEqual([
      'Bakery',
    ])
  })

  it('what is hardly sure is left out, and a few signs must be surer than a word', () => {
    expect(
      chooseLines([line(0, 0, ['brick', 0.5]), line(0, 50, ['ll', 0.7]), line(0, 90, ['x', 0.99])]),
    ).toEqual([])
  })

  it('nonsense at the ends of a line is cut off, and its box with it', () => {
    const [sign] = chooseLines([line(0, 0, ['@', 0.1], ['Open', 0.9], ['daily', 0.9], ['|', 0.2])])
    expect(sign).toMatchObject({ words: [{ text: 'Open' }, { text: 'daily' }], box: boxAt(50, 0, 100, 20) })
  })

  it('what is left stands in rows from the left, each a paragraph', () => {
    const lines = chooseLines([
      line(200, 4, ['East', 0.9]),
      line(0, 60, ['Road', 0.9]),
      line(0, 0, ['West', 0.9]),
    ])
    expect(textsOf(lines)).toEqual(['West', 'East', 'Road'])
    expect(lines.map(({ paragraph }) => paragraph)).toEqual([0, 1, 2])
  })
})
