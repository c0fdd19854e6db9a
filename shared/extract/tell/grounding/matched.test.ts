import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchedCharacters } from './matched.ts'

const shown = (text: string, other: string) =>
  matchedCharacters(text, other)
    .map((isMatched, i) => (isMatched ? text.charAt(i) : '.'))
    .join('')

test.each([
  ['harbour', 'harbour', 'harbour'],
  ['harbour', 'harb0ur', 'harb.ur'],
  ['harbour', 'xxharbourxx', 'harbour'],
  ['harbour', 'hour', 'h...our'],
  ['abc', '', '...'],
  ['', 'abc', ''],
])('of %s, %s has %s', (text, other, matched) => {
  expect(shown(text, other)).toBe(matched)
})

test('what is matched is in the other text, in that order', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 })
  fc.assert(
    fc.property(letters, letters, (text, other) => {
      const pattern = Array.from(shown(text, other).replaceAll('.', '')).join('.*')
      expect(other).toMatch(new RegExp(pattern))
    }),
  )
})
