import { expect, it } from 'vitest'
import { compare, normaliseWords, wordsMissingIn, wordsOf } from './compare.ts'

it('splits words at spaces and line breaks, and joins hyphenated ones', () => {
  expect(wordsOf('a manip-\nulation of 2 -\n3')).toEqual(['a', 'manipulation', 'of', '2', '-', '3'])
  expect(wordsOf('共 2 页。')).toEqual(['共', '2', '页', '。'])
  expect(wordsOf('\u202bשלום\u202c')).toEqual(['שלום'])
})

it('treats superscript digits as digits if requested', () => {
  expect(normaliseWords(['m²', 'ﬁne', '،لقمان“', '“'])).toEqual(['m2', 'fine', 'لقمان', '“'])
})

it('counts each word as often as it occurs', () => {
  expect(wordsMissingIn(['a', 'a', 'b'], ['a', 'c'])).toEqual(['a', 'b'])
  expect(compare(['one', 'two', 'three'], ['two', 'one', 'three', 'four'])).toEqual({
    words: 3,
    given: 3,
    added: 1,
    inOrder: 2,
  })
})
