import { describe, expect, it } from 'vitest'
import { boxAt } from '../../../test/support/made-pixels.ts'
import { withoutStrayMarks } from './stray-marks.ts'

function cleaned(text: string): string {
  const words = text
    .split(' ')
    .map((word, i) => ({ text: word, box: boxAt(i * 60, 0, 50, 20), confidence: 0.8 }))
  const line = { words, box: boxAt(0, 0, words.length * 60, 20), block: 0, paragraph: 0, rowHeight: 20 }
  return withoutStrayMarks(line)
    .words.map((word) => word.text)
    .join(' ')
}

describe('withoutStrayMarks', () => {
  it.each([
    ['“CASH', 'CASH'],
    ['| ~ CHANGE 7.20', 'CHANGE 7.20'],
    ['WATER |', 'WATER'],
    ['Sub Total: 18.90 ’', 'Sub Total: 18.90'],
    ['©Total Qty 3 «', 'Total Qty 3'],
  ])('takes what folds and edges were read as off %s', (read, meant) => {
    expect(cleaned(read)).toBe(meant)
  })

  it.each([
    '“Happy Hour”',
    'Pipe 10"',
    'Oven 30°',
    '|5.00',
    "Ben's Grocer",
    '- TAX INVOICE -',
    '*** COPY ***',
  ])('leaves %s as it is', (text) => {
    expect(cleaned(text)).toBe(text)
  })

  it('leaves a line of nothing else, which is junk or a separator', () => {
    expect(cleaned('~~~')).toBe('~~~')
  })
})
