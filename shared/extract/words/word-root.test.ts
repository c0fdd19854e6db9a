import { expect, test } from 'vitest'
import { rootOf } from './word-root.ts'

test.each([
  ['installation', 'instalacao', 'installazione'],
  ['category', 'categoria', 'kategorie'],
  ['nationality', 'nazionalita', 'nacionalidad'],
  ['conductor', 'conducteur', 'conductores'],
  ['profession', 'profesion', 'professionen'],
  ['protocol', 'protokoll', 'protocollo'],
])('%s, %s and %s have one root', (...words) => {
  expect(new Set(words.map(rootOf)).size).toBe(1)
  expect(rootOf(words[0])).not.toBeNull()
})

test.each([
  ['contract', 'contractor'],
  ['insurer', 'insured'],
  ['general', 'generation'],
  ['volt', 'voltage'],
  ['water', 'vater'],
])('%s is another word than %s', (a, b) => {
  expect(rootOf(a)).not.toBe(rootOf(b))
})

test('a short word and one in other letters have no root', () => {
  expect([rootOf('rate'), rootOf('выдан'), rootOf('发票号码')]).toEqual([null, null, null])
})
