import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

it.each([
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['', '', 0],
  ['same', 'same', 0],
  ['今天天气很好', '今天天汽好', 2],
])('counts what turns %j into %j', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance)
  expect(editDistance(to, from)).toBe(distance)
})

it('counts a character beyond the basic plane once', () => {
  expect(editDistance('a😀b', 'ab')).toBe(1)
})
