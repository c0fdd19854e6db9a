// Where an address begins and ends, and which place is meant.
import { expect, test } from 'vitest'
import { pageOf } from '../../test/support/page-builder.ts'
import { valuesOf } from '../../test/support/values-of.ts'
import { parseSchema } from '../schema/parse.ts'
import { extract } from './extract.ts'

const at = (text: string, x: number, y: number, height = 20) => ({ text, x, y, height })

test('an address for deliveries is where and not who', () => {
  expect(
    valuesOf(
      { ship_to: { name: '', address: '' } },
      'Deliver to:',
      'Oakfield Joinery Ltd',
      '12 Mill Yard',
      'Sudbury CO10 2AB',
    ),
  ).toEqual({ ship_to: { name: 'Oakfield Joinery Ltd', address: '12 Mill Yard Sudbury CO10 2AB' } })
})

test('an address begins behind the postcode that is asked for beside it', () => {
  const lines = ['届出者', '住所：〒460-0008 名古屋市中区栄2-14-5']
  const schema = { reporter: { postalCode: '', address: '' } }
  expect(valuesOf(schema, ...lines)).toEqual({
    reporter: { postalCode: '460-0008', address: '名古屋市中区栄2-14-5' },
  })
})

test('an address is the box of its street and the box of its city below it', () => {
  expect(
    valuesOf(
      { address: '' },
      'Street address (including apt. no.)',
      '643 Fishing Lane',
      'City or town, state, and ZIP code',
      'San Francisco, CA 93474',
    ),
  ).toEqual({ address: '643 Fishing Lane San Francisco, CA 93474' })
})

test('from and to are places where no date stands beside them', () => {
  const schema = { from: '', to: '' }
  expect(valuesOf(schema, 'From: Hamburg', 'To: Oslo')).toEqual({ from: 'Hamburg', to: 'Oslo' })
  expect(valuesOf(schema, 'From: 01.02.2024', 'To: 03.02.2024')).toEqual({
    from: '01.02.2024',
    to: '03.02.2024',
  })
})

test('an address begins with its house number, however wide its lines are set', () => {
  const lines = ['North Grill', '27 Westcoast', 'Singapore 117867'].map((text, i) => ({
    text,
    y: 50 + 48 * i,
  }))
  expect(valuesOf({ address: '' }, ...lines)).toEqual({ address: '27 Westcoast Singapore 117867' })
})

test('a house number before a street in small letters is no number of a box', () => {
  expect(valuesOf({ address: '' }, 'Adresse | 18 quai des Indes 56100 Lorient')).toEqual({
    address: '18 quai des Indes 56100 Lorient',
  })
})

test('an address ends with its postcode, and a house number begins no house', () => {
  const lines = [
    at('Pickford Hill Removals', 60, 40, 34),
    at('Removal estimate', 560, 40),
    at('Ann Prowse', 60, 200),
    at('Flat 4, 27 Raikes Road', 60, 230),
    at('Skipton BD23 1NP', 60, 260),
    at('3rd floor, no lift', 60, 290),
    at('14 Heather Bank', 560, 200),
  ]
  expect(valuesOf({ company: '', customer: { address: '' } }, ...lines)).toMatchObject({
    company: 'Pickford Hill Removals',
  })
})

test('on a slip the name of the branch goes on behind the postcode', () => {
  const lines = [
    'KEDAI MURNI SDN BHD',
    'LOT 18, JALAN MAWAR 3',
    '43000 KAJANG, SELANGOR',
    '1507-TMN SERI MURNI',
  ]
  const page = { ...pageOf(...lines, '', 'TOTAL 12.50'), kind: 'receipt' as const }
  const schema = parseSchema({ company: '', address: '' })
  if (!schema.ok) throw new Error(schema.error.code)
  expect(JSON.parse(extract(page, schema.value).content)).toEqual({
    company: 'KEDAI MURNI SDN BHD',
    address: 'LOT 18, JALAN MAWAR 3 43000 KAJANG, SELANGOR 1507-TMN SERI MURNI',
  })
})

test('the street of a French address may stand at a number with bis, and a phone number is told in pairs', () => {
  const slip = ['SARL MORVAN', '23 bis rue du Port', '29200 BREST', 'Tél. 04.78.28.63.90']
  expect(valuesOf({ company: '', address: '', phone: '' }, ...slip)).toEqual({
    company: 'SARL MORVAN',
    address: '23 bis rue du Port 29200 BREST',
    phone: '04.78.28.63.90',
  })
})

test('where postcodes are not in use a street, a quarter and a number are a whole address', () => {
  const slip = ['ООО "Берёзка"', 'г. Казань, ул. Баумана, д. 36', 'Тел. +7 (843) 292-15-47', 'ИТОГ|777.72']
  expect(valuesOf({ company: '', address: '', phone: '', total: '' }, ...slip)).toEqual({
    company: 'ООО "Берёзка"',
    address: 'г. Казань, ул. Баумана, д. 36',
    phone: '+7 (843) 292-15-47',
    total: '777.72',
  })
})

test('a street in small letters is no instruction, and an address may be longer than one', () => {
  const top = ['Atelier Pixel Sud', "8 rue de l'Aiguillerie", '34000 MONTPELLIER', 'Facture n° 89']
  expect(valuesOf({ seller: { name: '', address: '' }, invoiceNumber: '' }, ...top)).toEqual({
    seller: { name: 'Atelier Pixel Sud', address: "8 rue de l'Aiguillerie 34000 MONTPELLIER" },
    invoiceNumber: '89',
  })
  const shop = [
    'SIÊU THỊ AN PHÚ',
    'Số 125 Nguyễn Trãi, Phường 2, Quận 5, TP. Hồ Chí Minh',
    'ĐT: 028 3923 4471',
  ]
  expect(valuesOf({ address: '', phone: '' }, ...shop)).toEqual({
    address: 'Số 125 Nguyễn Trãi, Phường 2, Quận 5, TP. Hồ Chí Minh',
    phone: '028 3923 4471',
  })
})
