import { expect, test } from 'vitest'
import { valuesOf } from '../../../test/support/values-of.ts'

const schema = {
  certificateNumber: '',
  instrument: '',
  maker: '',
  origin: '',
  labelInscription: '',
  backLength: '',
  condition: '',
  insuranceValue: '',
}
const lines = [
  ['Certificate No.', 'FD-2291'],
  ['Instrument', 'Violin'],
  ['Maker', 'Attributed to Carlo Bisetti'],
  ['Place and year', 'Cremona, circa 1884'],
  ['Label inside', 'Carolus Bisetti fecit Cremonae'],
  ['Length of back', '355 mm'],
  ['Condition', 'Good, one repaired crack'],
  ['Insurance value', '£38,500'],
].flatMap(([label = '', value = ''], i) => [
  { text: label, x: 60, y: 60 + 40 * i },
  { text: value, x: 300, y: 60 + 40 * i },
])

test('between two values that are told the only pair left is that of the field between them', () => {
  expect(valuesOf(schema, ...lines)).toMatchObject({ origin: 'Cremona, circa 1884' })
})
