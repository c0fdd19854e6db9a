import { expect, it } from 'vitest'
import { scriptOrder } from './script-order.ts'

const nothing = { missed: 1, unread: 0, han: 0, kana: 0, certainty: 0, density: 0 }

it.each([
  ['Latin', { certainty: 0.75, density: 2.3 }],
  ['Han', { han: 1, certainty: 0.9, density: 1.2 }],
  ['Japanese', { han: 0.9, unread: 0.35, certainty: 0.9, density: 0.47 }],
  ['Cyrillic', { certainty: 0.4, density: 1.85 }],
  ['Hebrew', { certainty: 0.46, unread: 0.04, density: 1 }],
  ['Arabic', { missed: 0.4, unread: 0.3, certainty: 0.45, density: 0.15 }],
] as const)('begins with %s where the finder made of it what it makes of such pages', (script, made) => {
  expect(scriptOrder({ ...nothing, missed: 0, ...made })[0]).toBe(script)
})

it('begins with a script that the finder cannot read where it read nothing, however sure it was of the rest', () => {
  const unknown = ['Hangul', 'Thai', 'Devanagari']
  expect(unknown).toContain(scriptOrder(nothing)[0])
  expect(
    scriptOrder({ ...nothing, missed: 0.8, certainty: 0.9, density: 0.02 })
      .slice(0, 3)
      .toSorted(),
  ).toEqual(unknown.toSorted())
})
