import { expect, test } from 'vitest'
import { tallyOf, verdictOf } from './verdict.ts'

const field = (expected: string, before: string | null, after: string | null) => ({
  path: 'total',
  expected,
  before,
  after,
})

test('a value is judged by its expected value and by the result of the saved schema', () => {
  expect(verdictOf(field('5', '5', '5'))).toBe('right')
  expect(verdictOf(field('5', '', '5'))).toBe('fixed')
  expect(verdictOf(field('5', null, '5'))).toBe('fixed')
  expect(verdictOf(field('5', '5', '7'))).toBe('broken')
  expect(verdictOf(field('5', '7', ''))).toBe('wrong')
  expect(verdictOf(field('', '', ''))).toBe('right')
})

test('a field that the draft no longer has is neither right nor wrong', () => {
  expect(verdictOf(field('5', '5', null))).toBe('gone')
})

test('the verdicts of all records are added up', () => {
  const test = (...fields: ReturnType<typeof field>[]) => ({ recordId: 'r', filename: 'r.png', fields })
  expect(tallyOf([test(field('5', '5', '5'), field('5', '', '5')), test(field('5', '5', '6'))])).toEqual({
    right: 1,
    fixed: 1,
    broken: 1,
    wrong: 0,
    gone: 0,
  })
})
