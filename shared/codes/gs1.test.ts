import { expect, test } from 'vitest'
import { factsOfProductBarcode, factsOfGs1, factsOfGs1Link } from './gs1.ts'

const goods = [
  { term: 'productNumber', value: '9521234543213' },
  { term: 'batch', value: 'ABC1' },
  { term: 'serialNumber', value: '12345' },
  { term: 'expiryDate', value: '2026-12-31' },
]

test('a GS1 code gives the product number, the batch, the serial number and the expiry date', () => {
  expect(factsOfGs1('(01)09521234543213(17)261231(10)ABC1(21)12345')).toEqual(goods)
})

test('day 00 is the last day of its month', () => {
  expect(factsOfGs1('(01)09521234543213(17)280200')).toContainEqual({
    term: 'expiryDate',
    value: '2028-02-29',
  })
})

test('a package has a number of its own kind', () => {
  expect(factsOfGs1('(00)106141412345678908')).toEqual([
    { term: 'packageNumber', value: '106141412345678908' },
  ])
})

test('a GS1 address gives the same facts and the address', () => {
  const link = 'https://id.gs1.org/01/09521234543213/10/ABC1/21/12345?17=261231'
  expect(factsOfGs1Link(link)).toEqual([...goods, { term: 'website', value: link }])
})

test('a wrong check digit or length, and any other address, give no facts', () => {
  expect(factsOfGs1('(01)09521234543214(10)ABC1')).toEqual([])
  expect(factsOfGs1('(01)9521234543213')).toEqual([])
  expect(factsOfGs1('(01)09521234543213(17)26')).toEqual([])
  expect(factsOfGs1('(030) 1234567')).toEqual([])
  expect(factsOfGs1Link('https://example.org/2024/01/report')).toEqual([])
})

test('a product barcode gives the product number, if its check digit is right', () => {
  expect(factsOfProductBarcode('4006381333931', 'ean')).toEqual([
    { term: 'productNumber', value: '4006381333931' },
  ])
  expect(factsOfProductBarcode('036000291452', 'ean')).toEqual([
    { term: 'productNumber', value: '036000291452' },
  ])
  expect(factsOfProductBarcode('00012345600012', 'itf')).toEqual([
    { term: 'productNumber', value: '00012345600012' },
  ])
  expect(factsOfProductBarcode('4006381333930', 'ean')).toEqual([])
  expect(factsOfProductBarcode('4006381333931', 'code128')).toEqual([])
})
