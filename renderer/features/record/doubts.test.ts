import { expect, test } from 'vitest'
import { fieldOf, wordOf } from '../../test-support/records.ts'
import { doubtfulFields, doubtfulWords, nextDoubt, withWord } from './doubts.ts'
import { linkWords } from './link-words.ts'

const words = [wordOf('one', 0, 0, 0.9), wordOf('tw0', 50, 0, 0.4), wordOf('three', 90, 0, 0.5)]
const segments = linkWords('one tw0 three', words)

test('doubtful words come in the order of the text', () => {
  expect(doubtfulWords(segments, words)).toEqual([1, 2])
})

test('a field is doubtful by its confidence, or if it is empty despite a candidate, until it is corrected', () => {
  const fields = [
    fieldOf({ path: 'sure', value: '1', confidence: 0.9 }),
    fieldOf({ path: 'unsure', value: '1', confidence: 0.3 }),
    fieldOf({ path: 'nothing', reason: 'noLabel' }),
    fieldOf({ path: 'perhaps', reason: 'belowThreshold' }),
    fieldOf({ path: 'another', reason: 'otherKind' }),
    { ...fieldOf({ path: 'corrected', value: '1', confidence: 0.3 }), correction: { at: 1, read: 'l' } },
  ]
  expect(doubtfulFields(fields)).toEqual([1, 3, 4])
})

test('an empty required field is doubtful until it is confirmed', () => {
  const missing = fieldOf({ path: 'total', reason: 'noLabel', doubt: 'required' })
  expect(doubtfulFields([missing, { ...missing, correction: { at: 1, read: '' } }])).toEqual([0])
})

test('steps wrap around in both directions, and start at the first or last doubt', () => {
  expect(nextDoubt([1, 2], null, 1)).toBe(1)
  expect(nextDoubt([1, 2], null, -1)).toBe(2)
  expect(nextDoubt([1, 2], 2, 1)).toBe(1)
  expect(nextDoubt([1, 2], 1, -1)).toBe(2)
  expect(nextDoubt([], 5, 1)).toBeNull()
})

test('one word is replaced, and nothing else changes', () => {
  expect(withWord(segments, 1, 'two')).toBe('one two three')
})
