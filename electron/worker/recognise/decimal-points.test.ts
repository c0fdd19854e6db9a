import { describe, expect, it } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { withDecimalPoints } from './decimal-points.ts'

const box = { x0: 0, y0: 0, x1: 10, y1: 10 }

function slip(...texts: string[]): Line[] {
  const words = texts.map((text) => ({ text, box, confidence: 0.9 }))
  return [{ words, box, block: 0, paragraph: 0, rowHeight: 10 }]
}

const read = (lines: Line[]) => withDecimalPoints(lines).flatMap(({ words }) => words.map(({ text }) => text))
const points = ['1.20', '3.40', 'RM5.60', '7.80', '$1,234.50']

describe('withDecimalPoints', () => {
  it('writes an amount with a point where all the others have one', () => {
    expect(read(slip(...points, '(9,10)'))).toEqual([...points, '(9.10)'])
  })

  it('leaves a slip alone that writes its amounts with commas, or with both', () => {
    const commas = ['1,20', '3,40', '5,60', '7,80', '18.30', '€2,00']
    expect(read(slip(...commas))).toEqual(commas)
    expect(read(slip(...points, ...commas))).toEqual([...points, ...commas])
  })

  it('takes a few amounts for no habit', () => {
    expect(read(slip('1.20', '3.40', '9,10'))).toEqual(['1.20', '3.40', '9,10'])
  })

  it('leaves thousands, lists and words alone', () => {
    const others = ['1,234', '8,12,15', 'A,1', '1.234,50']
    expect(read(slip(...points, ...others))).toEqual([...points, ...others])
  })
})
