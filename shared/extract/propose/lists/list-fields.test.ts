import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

const column = (x: number, heading: string, ...items: string[]) => [
  { text: heading, x, y: 60 },
  ...items.map((text, i) => ({ text, x: x + 50, y: 100 + 32 * i })),
]

test('a list of values has the lines below the heading that says its name, without bullets and numbers', () => {
  const lines = [
    ...column(60, 'Ingredients', '• 4 leeks', '• 250 g flour', '• 3 eggs'),
    ...column(700, 'Steps', '1. Cut the leeks.', '2. Roll out the dough.'),
  ]
  expect(valuesOf({ steps: [''], ingredients: [''] }, ...lines)).toEqual({
    steps: ['Cut the leeks.', 'Roll out the dough.'],
    ingredients: ['4 leeks', '250 g flour', '3 eggs'],
  })
})

test('labels with their values below a heading are no list', () => {
  const lines = column(60, 'Zutrapeln', 'Beginn: 3. Mai', 'Ende: 4. Mai')
  expect(valuesOf({ plimfs: [''] }, ...lines)).toEqual({ plimfs: [] })
})

test('an item goes on in the line below that has no bullet', () => {
  const lines = column(60, 'Requirements', '- A driving licence that is', 'valid in Europe', '- Good eyes')
  expect(valuesOf({ requirements: [''] }, ...lines)).toEqual({
    requirements: ['A driving licence that is valid in Europe', 'Good eyes'],
  })
})
