import { expect, it } from 'vitest'
import { plainScorer, scorePlain } from './plain-scorer.ts'

it('counts errors for each character of the truth', () => {
  expect(scorePlain('abcd', 'abxd')).toMatchObject({ cer: 0.25, cer_ns: 0.25 })
})

it('ignores line breaks, and counts a wrong space only in the figure with spaces', () => {
  expect(scorePlain('one two\nthree', 'one  two three')).toMatchObject({ cer: 0, cer_ns: 0 })
  expect(scorePlain('今天', '今 天')).toMatchObject({ cer: 0.5, cer_ns: 0 })
})

it('counts an empty result as all wrong', () => {
  expect(scorePlain('abc', '')).toMatchObject({ cer: 1, cer_ns: 1 })
})

it('takes the mean over images, all with the same weight', () => {
  const scores = [scorePlain('a', 'b'), scorePlain('a long right line', 'a long right line')]
  expect(plainScorer.aggregate('txt', scores)).toEqual({ n: '2', CER: '50.0', CER_ns: '50.0' })
})
