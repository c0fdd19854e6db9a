import { expect, test } from 'vitest'
import { isSameFilter, partsOf, spanOf, spanStart, withPart, without } from './filter.ts'

test('a part is set, replaced, and taken off by an empty value', () => {
  const filter = withPart(withPart({}, 'operation', 'json'), 'tag', 'paid')
  expect(filter).toEqual({ operation: 'json', tag: 'paid' })
  expect(withPart(filter, 'tag', '')).toEqual({ operation: 'json' })
  expect(without(filter, 'operation')).toEqual({ tag: 'paid' })
})

test('the words are no part that is counted', () => {
  expect(partsOf({ query: 'tea', needsReview: true, status: 'done' })).toEqual(['needsReview', 'status'])
})

test('a span begins with a day, and is known again by its beginning', () => {
  const noon = new Date(2026, 4, 20, 12).getTime()
  expect(spanStart('today', noon)).toBe(new Date(2026, 4, 20).getTime())
  expect(spanOf(spanStart('week', noon), noon)).toBe('week')
  expect(spanOf(5, noon)).toBeNull()
})

test('filters are the same in whatever order they were set', () => {
  expect(isSameFilter({ tag: 'a', query: 'x' }, { query: 'x', tag: 'a' })).toBe(true)
  expect(isSameFilter({ tag: 'a' }, { tag: 'b' })).toBe(false)
})
