import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

const listed = (...rows: [string, string][]) =>
  rows.flatMap(([label, value], i) => [
    { text: label, x: 60, y: 60 + 40 * i },
    { text: value, x: 420, y: 60 + 40 * i },
  ])

test('where a pair more stands between them than is asked for, none is taken', () => {
  const lines = listed(
    ['Invoice number', 'R-2041'],
    ['Zwiebelgang', 'Hanseatisch'],
    ['Quorbel', 'Plissee'],
    ['Due date', '3 May 2025'],
  )
  const schema = { invoice_number: '', plimf: '', due_date: '' }
  expect(valuesOf(schema, ...lines)).toMatchObject({ plimf: '' })
})

test('a label that is known to say something else is not taken', () => {
  const lines = listed(['Invoice number', 'R-2041'], ['Breed', 'Hanseatisch'], ['Due date', '3 May 2025'])
  const schema = { invoice_number: '', profession: '', due_date: '' }
  expect(valuesOf(schema, ...lines)).toMatchObject({ profession: '' })
})

test('of two lines that are set alike the first is no heading of the other', () => {
  const lines = ['Hello from the reading room', 'Five plain English words here']
  expect(valuesOf({ greeting: '' }, ...lines)).toEqual({ greeting: '' })
})

test('a sum of money is of no field for words, and a house number of no field at all', () => {
  const between = (...lines: [string, string][]) =>
    listed(['Invoice number', 'R-2041'], ...lines, ['Due date', '3 May 2025'])
  const schema = { invoice_number: '', plimf: '', due_date: '' }
  expect(valuesOf(schema, ...between(['Zwiebelgang', '€ 45.00']))).toMatchObject({ plimf: '' })
  expect(valuesOf(schema, ...between(['Seestraße 20', '']))).toMatchObject({ plimf: '' })
})

test('what stands elsewhere bounds nothing where all else has the order of the page', () => {
  const lines = listed(
    ['Due date', '3 May 2025'],
    ['Invoice number', 'R-2041'],
    ['Zwiebelgang', 'Hanseatisch'],
    ['Phone', '0471 55 20 914'],
    ['Email', 'anna@tenbrink.example'],
    ['IBAN', 'DE88 2008 0000 0970 3757 00'],
  )
  const schema = { invoice_number: '', due_date: '', plimf: '', phone: '', email: '', iban: '' }
  expect(valuesOf(schema, ...lines)).toMatchObject({ plimf: 'Hanseatisch' })
})
