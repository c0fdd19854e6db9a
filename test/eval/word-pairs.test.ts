import { expect, it } from 'vitest'
import { plainScorer } from './plain-scorer.ts'
import { withWordPairs, wordPairsIn } from './word-pairs.ts'

it.each([
  ['Return this form to us', 'Return this form to us', 4, 0, 0],
  ['Return this form to us', 'Returnthis form tous', 4, 2, 0],
  ['Return this form to us', 'Re turn this form to us', 4, 0, 1],
  // lines in another order, and cut elsewhere
  ['first line here\nsecond line here', 'second line\nhere firstline here', 4, 1, 0],
  // marks are set apart in some truths
  ['26/ 2 ( S ) No. of', '26/2 (S) No.of', 0, 0, 0],
  // a misread letter beside the space says nothing of the space
  ['Return this form', 'Retur7this form', 1, 0, 0],
  ['第 5 页 Total sum', '第5页Totalsum', 4, 4, 0],
  ['中文 文字', '中文文字', 0, 0, 0],
])('%s, read as %s', (truth, prediction, pairs, joined, split) => {
  expect(wordPairsIn(truth, prediction)).toEqual({ pairs, joined, split })
})

it('ignores lines that were not read', () => {
  expect(wordPairsIn('a line of the form\nsomething else', 'something else').pairs).toBe(1)
  expect(wordPairsIn('a line', '').pairs).toBe(0)
})

it('gives the shares of all pairs of a set, and none for truths without spaces', () => {
  const scorer = withWordPairs(plainScorer)
  const score = (truth: string, prediction: string, nospace = false) =>
    scorer.score('txt', truth, prediction, { nospace })
  const scores = [score('one two three', 'onetwo three'), score('four five six', 'four five six')]
  expect(scorer.aggregate('txt', scores)).toMatchObject({ joined: '25.00', split: '0.00' })
  expect(scorer.aggregate('txt', [score('onetwo', 'one two', true)])).toMatchObject({ joined: '-' })
})
