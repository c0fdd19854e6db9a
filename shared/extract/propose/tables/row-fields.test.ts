import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

const table = (...rows: string[][]) =>
  rows.flatMap((row, i) => row.map((text, j) => ({ text, x: 60 + 300 * j, y: 100 + 34 * i })))

test('pairs below a heading that says the name of an array are its elements, in the order of their keys', () => {
  const lines = [
    { text: 'Cast', x: 60, y: 60 },
    ...table(['Agnes Trevose', 'Margaret Lyle'], ['Captain Rowe', 'Stephen Achebe']),
  ]
  expect(valuesOf({ cast: [{ role: '', actor: '' }] }, ...lines)).toEqual({
    cast: [
      { role: 'Agnes Trevose', actor: 'Margaret Lyle' },
      { role: 'Captain Rowe', actor: 'Stephen Achebe' },
    ],
  })
})

test('a table whose heads nobody knows is that of the only array, where it has as many columns', () => {
  const lines = table(['Zwiebel', 'vor', 'nach'], ['Quorbel', '148', '131'], ['Plimf', '62', '18'])
  expect(valuesOf({ gauges: [{ what: '', first: '', then: '' }] }, ...lines)).toEqual({
    gauges: [
      { what: 'Quorbel', first: '148', then: '131' },
      { what: 'Plimf', first: '62', then: '18' },
    ],
  })
  expect(valuesOf({ gauges: [{ what: '', first: '' }] }, ...lines)).toEqual({ gauges: [] })
})

test('a list of labels and values is no table', () => {
  const lines = table(['Quorbel', 'Plissee'], ['Plimf', 'Hanse'], ['Wump', 'Tinsel'])
  expect(valuesOf({ gauges: [{ what: '', first: '' }] }, ...lines)).toEqual({ gauges: [] })
})
