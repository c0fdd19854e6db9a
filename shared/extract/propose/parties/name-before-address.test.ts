import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

const schema = {
  product: '',
  modelNumber: '',
  serialNumber: '',
  purchaseDate: '',
  dealer: { name: '', address: '' },
  price: '',
}
const lines = (dealer: string) => [
  'Product: Washing machine',
  'Model No.: NP-WM 7420',
  'Serial Number: 7420-23-118845',
  'Date of Purchase: 14 October 2023',
  `Dealer address: ${dealer}`,
  'Purchase price: £449.00',
]

test('before the street beside one label stands the name that is asked for with it', () => {
  expect(valuesOf(schema, ...lines('Hartwell Electrical, 22 Mill Street, Derby DE1 3FT'))).toMatchObject({
    dealer: { name: 'Hartwell Electrical', address: '22 Mill Street, Derby DE1 3FT' },
  })
})

test('the name of a building is of the address, and so is all of it where nobody asks for a name', () => {
  const house = 'Seaview House, 22 Mill Street, Derby DE1 3FT'
  expect(valuesOf(schema, ...lines(house))).toMatchObject({ dealer: { name: '', address: house } })
  const where = 'Hartwell Electrical, 22 Mill Street, Derby DE1 3FT'
  const flat = { ...schema, dealer: { address: '', phone: '' } }
  expect(valuesOf(flat, ...lines(where))).toMatchObject({ dealer: { address: where } })
})
