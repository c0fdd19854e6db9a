import { expect, test } from 'vitest'
import type { Word } from '../page.ts'
import { inLogicalOrder } from './direction.ts'

/** As they stand on the paper, from the left. */
function lineOf(...texts: string[]): Word[] {
  return texts.map((text, i) => ({
    text,
    confidence: 1,
    box: { x0: i * 50, y0: 0, x1: i * 50 + 40, y1: 20 },
  }))
}
const orderOf = (words: readonly Word[]) => inLogicalOrder(words).map(({ text }) => text)

test('a line of Arabic begins at its right end, in whichever order its words came', () => {
  const line = lineOf('الناس', 'جميع', 'يولد')
  expect(orderOf(line)).toEqual(['يولد', 'جميع', 'الناس'])
  expect(orderOf(line.toReversed())).toEqual(['يولد', 'جميع', 'الناس'])
})

test('a number stands where it is said', () => {
  expect(orderOf(lineOf('1', 'المادة'))).toEqual(['المادة', '1'])
})

test('Latin words in a line of Hebrew keep their own order', () => {
  const line = lineOf('מאוד', 'טובה', 'Visual', '11', 'המערכת', 'החדשה')
  expect(orderOf(line)).toEqual(['החדשה', 'המערכת', 'Visual', '11', 'טובה', 'מאוד'])
})

test('a line from the left stays as it is, with an Arabic name in it too', () => {
  const line = lineOf('The', 'word', 'يولد', 'means', 'is', 'born')
  expect(orderOf(line)).toEqual(line.map(({ text }) => text))
})
