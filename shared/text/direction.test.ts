import { expect, test } from 'vitest'
import type { Word } from '../page.ts'
import { inLogicalOrder } from './direction.ts'

/** Words in their order on the page, from the left. */
function lineOf(...texts: string[]): Word[] {
  return texts.map((text, i) => ({
    text,
    confidence: 1,
    box: { x0: i * 50, y0: 0, x1: i * 50 + 40, y1: 20 },
  }))
}
const orderOf = (words: readonly Word[]) => inLogicalOrder(words).map(({ text }) => text)

test('a line of Arabic begins at its right end, whatever the order of the given words', () => {
  const line = lineOf('الناس', 'جميع', 'يولد')
  expect(orderOf(line)).toEqual(['يولد', 'جميع', 'الناس'])
  expect(orderOf(line.toReversed())).toEqual(['يولد', 'جميع', 'الناس'])
})

test('a number is placed where it is spoken', () => {
  expect(orderOf(lineOf('1', 'المادة'))).toEqual(['المادة', '1'])
})

test('Latin words in a line of Hebrew keep their own order', () => {
  const line = lineOf('מאוד', 'טובה', 'Visual', '11', 'המערכת', 'החדשה')
  expect(orderOf(line)).toEqual(['החדשה', 'המערכת', 'Visual', '11', 'טובה', 'מאוד'])
})

test('a left-to-right line stays as it is, even with an Arabic name in it', () => {
  const line = lineOf('The', 'word', 'يولد', 'means', 'is', 'born')
  expect(orderOf(line)).toEqual(line.map(({ text }) => text))
})
