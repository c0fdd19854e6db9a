import { expect, it } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { boxAt } from '../../../test/support/draw-pixels.ts'
import { chanceOf, gainOf } from './reading-gain.ts'

const box = boxAt(0, 0, 100, 20)

function linesOf(text: string, chance: number): Line[] {
  const words = text.split(' ').map((word) => ({ text: word, box, confidence: 0.9, chance }))
  return [{ box, words, block: 0, paragraph: 0, rowHeight: 20 }]
}

it('is higher for a short reading that is right than for a long one that is mostly wrong', () => {
  const short = linesOf('北京市朝阳区', 0.95)
  const long = linesOf('AE a Bre SE th EE fH AR eB BE AS 4 ao Hf KR', 0.3)
  expect(gainOf(short)).toBeGreaterThan(gainOf(long))
  expect(chanceOf(short)).toBeCloseTo(0.9)
})

it('is higher for a reading of more lines that is as sure', () => {
  const [half, whole] = [linesOf('Total 12.50', 0.9), linesOf('Subtotal 11.00 Tax 1.50 Total 12.50', 0.9)]
  expect(gainOf(whole)).toBeGreaterThan(gainOf(half))
})

it('is nothing for a page without text', () => {
  expect([gainOf([]), chanceOf([])]).toEqual([0, 0])
})

it('counts the characters of a long line of ideographs by their own confidence, not by the chance that all are right', () => {
  const line = linesOf('人人生而自由在尊严和权利上一律平等', 0.3)
  expect(chanceOf(line)).toBeCloseTo(0.9)
  expect(chanceOf(linesOf('Nobody had heard the bell', 0.3))).toBeCloseTo(0.3)
})
