import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

test('a list goes on below its first item while nothing stands below its label', () => {
  const lines = [
    { text: 'Name', x: 60, y: 60 },
    { text: 'Nils Aker', x: 300, y: 60 },
    { text: 'Languages', x: 60, y: 100 },
    ...['Norwegian', 'Danish', 'French'].map((text, i) => ({ text, x: 300, y: 100 + 30 * i })),
    { text: 'Place', x: 60, y: 200 },
    { text: 'Bergen', x: 300, y: 200 },
  ]
  expect(valuesOf({ languages: [''] }, ...lines)).toEqual({ languages: ['Norwegian', 'Danish', 'French'] })
})
