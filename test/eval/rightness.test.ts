import { expect, it } from 'vitest'
import { judgeWords } from './rightness.ts'

const box = { x0: 0, y0: 0, x1: 1, y1: 1 }
const word = (text: string) => ({ text, box, confidence: 0.9 })
const rightOf = (words: string[], truth: string, isUnspaced = false) =>
  judgeWords(words.map(word), truth, isUnspaced).map(({ isRight }) => isRight)

it('judges a word right if the truth has it, ignoring case and surrounding punctuation', () => {
  expect(rightOf(['“Total:', 'TAX'], 'total 5.00, tax 1')).toEqual([true, true])
})

it('judges a word wrong that is only a part of another', () => {
  expect(rightOf(['art'], 'a part of it')).toEqual([false])
})

it('matches each word of the truth with one word only', () => {
  expect(rightOf(['one', 'one'], 'one two')).toEqual([true, false])
})

it('finds words anywhere in a truth without spaces, long ones first', () => {
  expect(rightOf(['发', '发票', '发'], '发票联', true)).toEqual([true, false, false])
})

it('skips words without a letter or a digit', () => {
  expect(rightOf(['—', '|'], 'nothing')).toEqual([])
})
