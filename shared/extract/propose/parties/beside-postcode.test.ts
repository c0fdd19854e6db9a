// A city with its postcode, where one field or two ask for them.
import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

const at = (text: string, x: number, y: number) => ({ text, x, y })

const lines = [
  at('Straße, Hausnummer', 50, 100),
  at('PLZ, Wohnort', 500, 100),
  at('Am Kirchberg 17a', 50, 130),
  at('66899 Lohrheim', 500, 130),
]

test('the city below "PLZ, Wohnort" has its postcode, where nothing else asks for it', () => {
  expect(valuesOf({ finder: { street: '', city: '' } }, ...lines)).toEqual({
    finder: { street: 'Am Kirchberg 17a', city: '66899 Lohrheim' },
  })
})

test('where the postcode is asked for the city begins behind it', () => {
  expect(valuesOf({ finder: { city: '', postalCode: '' } }, ...lines)).toEqual({
    finder: { city: 'Lohrheim', postalCode: '66899' },
  })
})
