// Corrections that must teach nothing for a document: of another sender, beside a label of another meaning, or equal by
// chance.
import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { foundAs, learnAndApply } from '../../../../test/support/learned-rule.ts'

interface Trap {
  readonly example: readonly string[]
  readonly field: string
  readonly value: string
  readonly read?: string
  readonly next: readonly string[]
  /** The value of the next document without rules, which must stay. */
  readonly found?: string
}

const harbour = [
  'Harbour Supplies Ltd',
  '12 Quay Street, Westport',
  'VAT Reg No: GB 411 2087 33',
  'Tel: 0207 555 0134',
]
const bakery = [
  'Mill Lane Bakery',
  '7 Mill Lane, Eastport',
  'VAT Reg No: GB 220 4302 31',
  'Tel: 0207 555 9981',
]
const pos = [
  'SIMPLIFIED TAX INVOICE',
  'Counter receipt for goods',
  'Please keep this receipt',
  'Served at the counter',
]
const sale = ['Rope | 3.00', 'To be settled | 3.20']
const lines = (...parts: readonly (string | readonly string[])[]) => parts.flat()

/** Values of the first document that the second one, of another sender, does not have. */
const ofSenders: readonly (readonly [string, string, string, string?])[] = [
  ['company', 'Harbour Supplies Ltd', 'Mill Lane Bakery', 'Harbour'],
  ['company', 'Harbour Supplies Ltd', '', 'Harbour'],
  ['address', '12 Quay Street, Westport', '7 Mill Lane, Eastport', 'Quay'],
  ['address', '12 Quay Street, Westport', '', 'Quay'],
  ['phone', '0207 555 0134', '0207 555 9981', ''],
  ['seller_vat_id', 'GB 411 2087 33', 'GB 220 4302 31', ''],
  ['total', '12.50', '3.00'],
  ['total', '12.50', ''],
  ['order_number', 'A-17', ''],
]

const paid = ['Rope | 12.00', 'To be settled | 12.50', 'Our sign | A-17']
const otherPaid = ['Rope | 3.00', 'To be settled | 3.20', 'Our sign | B-99']

const sameLook: readonly [string, Trap][] = [
  ['the same layout and words', pos],
  ['the same cashier', ['Cashier: Mary Miller', 'Cashier: Mary Miller, counter 4']],
  ['the same handwriting', ['approved M. Miller for cost centre', 'paid in full, thank you Mary']],
  [
    'the same maker of the till',
    ['Powered by Tillsoft Systems', 'www.tillsoft.example', 'Receipt printed by Tillsoft'],
  ],
].flatMap(([look, extra]) =>
  ofSenders.map(([field, value, found, read = '']): [string, Trap] => [
    `${String(look)}: ${field} stays ${JSON.stringify(found)}`,
    {
      ...{ field, value, found, read },
      example: lines(extra ?? [], harbour, paid),
      next: lines(extra ?? [], bakery, otherPaid),
    },
  ]),
)

/** Labels that mean something else than the field beside whose value they stand. */
const otherLabels: readonly (readonly [string, string, string])[] = [
  ['total', 'SALES TAX', '12.50'],
  ['total', 'Subtotal', '12.50'],
  ['total', 'Cash', '12.50'],
  ['total', 'Change', '12.50'],
  ['total', 'Discount', '12.50'],
  ['total', 'Zwischensumme', '12.50'],
  ['total', 'TVA', '12.50'],
  ['subtotal', 'Total', '12.50'],
  ['tax', 'Total', '12.50'],
  ['date', 'Due date', '14/03/2026'],
  ['date', 'Lieferdatum', '14/03/2026'],
  ['date', 'Printed on', '14/03/2026'],
  ['date', 'Valid until', '14/03/2026'],
  ['due_date', 'Invoice date', '14/03/2026'],
  ['invoice_number', 'Customer No', 'K-4711'],
  ['invoice_number', 'Bestellnummer', 'K-4711'],
  ['invoice_number', 'Table', 'K-4711'],
]

const others: readonly [string, Trap][] = [
  [
    'a branch has an address of its own',
    {
      ...{
        field: 'address',
        value: '12 Quay Street, Westport',
        read: 'Westport',
        found: '7 Mill Lane, Eastport',
      },
      example: lines(harbour, paid),
      next: lines(harbour[0] ?? '', '7 Mill Lane, Eastport', harbour[2] ?? '', otherPaid),
    },
  ],
  [
    'a branch has a phone of its own',
    {
      ...{ field: 'phone', value: '0207 555 0134', read: '', found: '0207 555 9981' },
      example: lines(harbour, paid),
      next: lines(harbour.slice(0, 3), 'Tel: 0207 555 9981', otherPaid),
    },
  ],
  [
    'a shop of the chain by another operator keeps its operator',
    {
      ...{ field: 'company', value: 'Harbour Supplies Ltd', read: 'HARBOUR', found: 'Eastport Retail Ltd' },
      example: lines('HARBOUR FRESH', harbour, paid),
      next: lines('HARBOUR FRESH', 'Eastport Retail Ltd', bakery.slice(1), otherPaid),
    },
  ],
  [
    'a sister firm whose number differs in two digits',
    {
      ...{
        field: 'company',
        value: 'Harbour Supplies Ltd',
        read: 'Harbour',
        found: 'Harbour Supplies North Ltd',
      },
      example: lines(harbour, paid),
      next: lines('Harbour Supplies North Ltd', harbour[1] ?? '', 'VAT Reg No: GB 411 2087 51', otherPaid),
    },
  ],
  [
    'the own firm as buyer of both',
    {
      ...{ field: 'seller_name', value: 'Harbour Supplies Ltd', read: 'Harbour', found: 'Mill Lane Bakery' },
      example: lines(harbour, 'Bill to', 'Our Own House Ltd', 'VAT No: GB 999 9999 73', paid),
      next: lines(bakery, 'Bill to', 'Our Own House Ltd', 'VAT No: GB 999 9999 73', otherPaid),
    },
  ],
  [
    'a total beside the own firm as buyer of both',
    {
      ...{ field: 'total', value: '12.50', found: '3.00' },
      example: lines(harbour, 'Bill to', 'Our Own House Ltd', 'VAT No: GB 999 9999 73', paid),
      next: lines(bakery, 'Bill to', 'Our Own House Ltd', 'VAT No: GB 999 9999 73', otherPaid),
    },
  ],
  [
    'the sender of one is the buyer of the next',
    {
      ...{ field: 'seller_name', value: 'Harbour Supplies Ltd', read: 'Harbour', found: 'Mill Lane Bakery' },
      example: lines(harbour, paid),
      next: lines(bakery, 'Bill to', harbour, otherPaid),
    },
  ],
  [
    'goods of the same price as the total',
    {
      ...{ field: 'total', value: '12.50', read: '', found: '8.00' },
      example: lines(harbour, 'Rope | 12.50'),
      next: lines(harbour, 'Rope | 4.00', 'Tar | 4.00', 'Due | 8.00'),
    },
  ],
  [
    'what one person filled in on a form',
    {
      ...{ field: 'occupation', value: 'Harbour master', read: '', found: '' },
      example: lines(harbour, 'Occupation', 'Harbour master'),
      next: lines(harbour, 'Occupation'),
    },
  ],
  [
    'no name and no number of a sender',
    {
      ...{ field: 'total', value: '12.50', found: '3.00' },
      example: lines(pos, paid),
      next: lines(pos, otherPaid),
    },
  ],
  [
    'no name and no number of a sender, for its name',
    {
      ...{ field: 'company', value: 'The Corner House', read: '', found: '' },
      example: lines(pos, paid),
      next: lines(pos, otherPaid),
    },
  ],
]

const beside: readonly [string, Trap][] = otherLabels.map(([field, label, value]) => [
  `${field} beside ${label}`,
  {
    ...{ field, value, read: '', found: '' },
    example: lines(harbour, `${label} | ${value}`),
    next: lines(harbour, `${label} | ${value.replace(/\d/g, (digit) => `${(Number(digit) + 1) % 3}`)}`, sale),
  },
])

const traps = [...sameLook, ...beside, ...others]

test('there are more than fifty', () => {
  expect(traps.length).toBeGreaterThan(50)
})

test.each(traps)('%s', (_, { example, field, value, read = '', next, found = '' }) => {
  const before = foundAs(field, found, 0.65)
  const told = learnAndApply(pageOf(...example), { field, value, read }, pageOf(...next), before)
  expect(told.value).toBe(found)
})
