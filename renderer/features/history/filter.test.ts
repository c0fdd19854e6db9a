import { expect, test } from 'vitest'
import { isSameFilter, activeParts, withDays, withPart, withoutPart } from './filter.ts'

test('a part is set, replaced, and removed by an empty value', () => {
  const filter = withPart(withPart({}, 'operation', 'json'), 'tag', 'paid')
  expect(filter).toEqual({ operation: 'json', tag: 'paid' })
  expect(withPart(filter, 'tag', '')).toEqual({ operation: 'json' })
  expect(withoutPart(filter, 'operation')).toEqual({ tag: 'paid' })
})

test('the search text is not counted as a part', () => {
  expect(activeParts({ query: 'tea', needsReview: true, status: 'done' })).toEqual(['needsReview', 'status'])
})

test('the days are one part, whether they have a beginning, an end or both', () => {
  const filter = withDays({ tag: 'paid', from: 1 }, { from: 5, to: 9 })
  expect(filter).toEqual({ tag: 'paid', from: 5, to: 9 })
  expect(activeParts(filter)).toEqual(['tag', 'days'])
  expect(activeParts(withDays(filter, { to: 9 }))).toEqual(['tag', 'days'])
  expect(withoutPart(filter, 'days')).toEqual({ tag: 'paid' })
  expect(withDays(filter, {})).toEqual({ tag: 'paid' })
})

test('filters are equal regardless of the order in which they were set', () => {
  expect(isSameFilter({ tag: 'a', query: 'x' }, { query: 'x', tag: 'a' })).toBe(true)
  expect(isSameFilter({ tag: 'a' }, { tag: 'b' })).toBe(false)
})
