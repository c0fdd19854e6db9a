import { expect, test } from 'vitest'
import { factsOfSwissBill } from './swiss-bill.ts'

// The first example of the Swiss Implementation Guidelines QR-bill.
const lines = [
  'SPC',
  '0200',
  '1',
  'CH4431999123000889012',
  ...['S', 'Robert Schneider AG', 'Rue du Lac', '1268', '2501', 'Biel', 'CH'],
  ...['', '', '', '', '', '', ''],
  '1949.75',
  'CHF',
  ...['S', 'Pia-Maria Rutschmann-Schnyder', 'Grosse Marktgasse', '28', '9400', 'Rorschach', 'CH'],
  'QRR',
  '210000000003139471430009017',
  'Order of 15.09.2019',
  'EPD',
  '//S1/10/10201409/11/190512/20/1400.000-53/30/106017086/31/180508/32/7.7/40/2:10;0:30',
]

test('a bill gives payee, payer, amount and purpose', () => {
  const facts = Object.fromEntries(
    factsOfSwissBill(lines.join('\r\n')).map(({ term, value }) => [term, value]),
  )
  expect(facts).toEqual({
    iban: 'CH4431999123000889012',
    'payee.name': 'Robert Schneider AG',
    'payee.street': 'Rue du Lac 1268',
    'payee.postcode': '2501',
    'payee.city': 'Biel',
    'payee.country': 'CH',
    due: '1949.75',
    currency: 'CHF',
    'buyer.name': 'Pia-Maria Rutschmann-Schnyder',
    'buyer.street': 'Grosse Marktgasse 28',
    'buyer.postcode': '9400',
    'buyer.city': 'Rorschach',
    'buyer.country': 'CH',
    paymentReference: '210000000003139471430009017',
    note: 'Order of 15.09.2019',
    invoiceNumber: '10201409',
    date: '2019-05-12',
    customerNumber: '1400.000-53',
    'payee.taxId': 'CHE106017086',
  })
})

test('a bill may lack the amount, the payer and the reference, and may have addresses of two lines', () => {
  const open = lines
    .with(18, '')
    .with(27, 'NON')
    .with(28, '')
    .with(31, '')
    .toSpliced(4, 7, 'K', 'Max Muster', 'Gasse 1', '8000 Zürich', '', '', 'CH')
    .toSpliced(20, 7, '', '', '', '', '', '', '')
  expect(factsOfSwissBill(open.join('\n')).map(({ term, value }) => `${term} ${value}`)).toEqual([
    'iban CH4431999123000889012',
    'payee.name Max Muster',
    'payee.street Gasse 1',
    'payee.postcode 8000',
    'payee.city Zürich',
    'payee.country CH',
    'currency CHF',
    'note Order of 15.09.2019',
  ])
})

test.each([
  ['a wrong account', 3, 'CH4531999123000889012'],
  ['an account of another country', 3, 'DE71110220330123456789'],
  ['another currency', 19, 'USD'],
  ['a sum that is none', 18, '1 949.75'],
  ['no end', 30, ''],
])('with %s it gives no facts', (_, at, value) => {
  expect(factsOfSwissBill(lines.with(at, value).join('\n'))).toEqual([])
})
