import { expect, test } from 'vitest'
import { valuesOf } from '../../../test/support/values-of.ts'

test('the only sum of a page is that of the only field for a sum', () => {
  const lines = ['Stadt Rehburg', 'Das Knöllchen von 25,00 EUR ist binnen einer Woche zu zahlen.']
  expect(valuesOf({ fine_amount: '' }, ...lines)).toEqual({ fine_amount: '25,00' })
  expect(valuesOf({ fine_amount: '' }, ...lines, 'Sonst sind es 40,00 EUR.')).toEqual({ fine_amount: '' })
})

test('the only person whom a page names is whom the only field for a person asks for', () => {
  const lines = ['Quorbel', 'Diese Rezepte sammelte einst Jeanne Le Goff.']
  expect(valuesOf({ author: '' }, ...lines)).toEqual({ author: 'Jeanne Le Goff' })
  expect(valuesOf({ author: '' }, ...lines, 'Probiert hat sie alle Maria Tenbrink.')).toEqual({ author: '' })
})

test('the largest line at the top is what the thing is called', () => {
  const lines = [
    { text: 'Zwiebelgang', x: 60, y: 60 },
    { text: 'Quorbel am Plimf', x: 60, y: 100, height: 60 },
    { text: 'Tinsel wump', x: 60, y: 200 },
    ...[240, 280, 320].map((y) => ({ text: 'Hasgen trulp', x: 60, y })),
  ]
  expect(valuesOf({ recipe_name: '' }, ...lines)).toEqual({ recipe_name: 'Quorbel am Plimf' })
})
