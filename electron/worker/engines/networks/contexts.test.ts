import { expect, it } from 'vitest'
import { spaceInContext } from './contexts.ts'

it.each([
  ['name', 'andaddress', 'nameand', 'address'],
  ['Rechnung', 'vom', 'Rech', 'nung'],
  ['total', 'of', '12.', '50'],
  ['Date', 'of', 'Descript', 'ion'],
  ['lieu', 'de', 'naiss', 'ance'],
])('a space is likelier in %s|%s than in %s|%s', (before, after, before2, after2) => {
  expect(spaceInContext(before, after)).toBeGreaterThan(spaceInContext(before2, after2))
})

it('falls back to shorter contexts, at the ends of a line and for letters of no text', () => {
  expect(spaceInContext('.', 'A')).toBeGreaterThan(spaceInContext('b', 'a'))
  expect(spaceInContext('итог', 'всего')).toBe(spaceInContext('第', '页'))
})
