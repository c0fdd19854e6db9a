import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { valuesOf } from '../../../../test/support/values-of.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { extract } from '../../extract.ts'

const table = (...rows: readonly (readonly string[])[]) =>
  rows.flatMap((row, i) => row.map((text, j) => ({ text, x: 60 + 260 * j, y: 60 + 40 * i })))

test('as many heads that nobody knows before a known one as are asked for before it are those', () => {
  const lines = table(
    ['Zwiebel', 'Quorbel', 'Unit', 'Plissee'],
    ['Hanse', '14,8', 'g/dL', '14,5'],
    ['Trulp', '6,32', 'G/L', '5,90'],
  )
  expect(valuesOf({ tests: [{ wump: '', plimf: '', unit: '' }] }, ...lines)).toEqual({
    tests: [
      { wump: 'Hanse', plimf: '14,8', unit: 'g/dL' },
      { wump: 'Trulp', plimf: '6,32', unit: 'G/L' },
    ],
  })
})

test('where nothing is sold a quantity is what is measured', () => {
  const lines = table(
    ['Messgröße', 'Messwert', 'Grenzwert'],
    ['Rußzahl', '0,4', '1'],
    ['Gehalt', '38 mg', '1300 mg'],
  )
  expect(valuesOf({ readings: [{ quantity: '', measured: '', limit: '' }] }, ...lines)).toEqual({
    readings: [
      { quantity: 'Rußzahl', measured: '0,4', limit: '1' },
      { quantity: 'Gehalt', measured: '38 mg', limit: '1300 mg' },
    ],
  })
})

test('a row that says in what the columns are measured is no row of the table', () => {
  const lines = table(
    ['Product', 'Density', 'Flash point', 'Quantity'],
    ['', 'kg/m³', '°C', 'tonnes'],
    ['VLSFO', '958.7', '74', '640.2'],
    ['MGO', '846.2', '66', '85.0'],
  ).filter(({ text }) => text !== '')
  expect(valuesOf({ fuels: [{ product: '', density: '', quantity: '' }] }, ...lines)).toEqual({
    fuels: [
      { product: 'VLSFO', density: '958.7', quantity: '640.2' },
      { product: 'MGO', density: '846.2', quantity: '85.0' },
    ],
  })
})

test('hours may be from when to when', () => {
  const lines = table(
    ['Location', 'Date', 'Hours'],
    ['Fish Pier', '05/06/2025', '6:00 AM - 4:00 PM'],
    ['Garnet Street', '05/07/2025', '7:00 PM - 1:00 AM'],
  )
  expect(valuesOf({ locations: [{ location: '', date: '', hours: '' }] }, ...lines)).toEqual({
    locations: [
      { location: 'Fish Pier', date: '05/06/2025', hours: '6:00 AM - 4:00 PM' },
      { location: 'Garnet Street', date: '05/07/2025', hours: '7:00 PM - 1:00 AM' },
    ],
  })
})

test('a column that only its cells tell is never sure', () => {
  const lines = table(
    ['Location', 'Volume', 'Plimf'],
    ['Boiler plinth', '488', '3.5'],
    ['Pipe trench', '492', '1.0'],
  )
  const schema = parseSchema({ samples: [{ location: '', volume: '', code: '' }] })
  if (!schema.ok) throw new Error(schema.error.code)
  const { fields } = extract(pageOf(...lines), schema.value)
  const codes = fields.filter(({ path }) => path.endsWith('.code'))
  expect(codes.map(({ value }) => value)).toEqual(['3.5', '1.0'])
  for (const { confidence } of codes) expect(confidence).toBeLessThan(0.9)
})

test('a row that fills every column is an item, although it begins as a sum does', () => {
  const lines = table(
    ['凭证号', '税种', '入库日期', '实缴金额'],
    ['335046241000418832', '增值税', '2024-11-14', '23,816.40'],
    ['335046241000418834', '印花税', '2024-10-15', '548.70'],
  )
  const asked = { taxItems: [{ voucherNo: '', taxType: '', paymentDate: '', amountPaid: '' }] }
  expect(valuesOf(asked, ...lines)).toEqual({
    taxItems: [
      {
        voucherNo: '335046241000418832',
        taxType: '增值税',
        paymentDate: '2024-11-14',
        amountPaid: '23,816.40',
      },
      { voucherNo: '335046241000418834', taxType: '印花税', paymentDate: '2024-10-15', amountPaid: '548.70' },
    ],
  })
})

test('amounts of another table beside the heads do not make them a row of items', () => {
  const rows = [
    ['No.', 'Name', 'Tax code', 'Department'],
    ['00417', 'R. A. Adeyemi', '1257L', 'Night care'],
    ['Description', 'Units', 'Rate', 'Amount', 'PAYE tax', '216.34'],
    ['Basic hours', '148.00', '12.85', '1,901.80', 'Pension', '84.96'],
    ['Night premium', '96.00', '1.60', '153.60', 'Uniform', '6.00'],
  ]
  const lines = rows.flatMap((row, i) =>
    row.map((text, j) => ({ text, x: [60, 260, 400, 540, 700, 860][j] ?? 0, y: 60 + 40 * i })),
  )
  expect(valuesOf({ earnings: [{ label: '', units: '', rate: '', amount: '' }] }, ...lines)).toMatchObject({
    earnings: [
      { label: 'Basic hours', units: '148.00', rate: '12.85', amount: '1,901.80' },
      { label: 'Night premium', units: '96.00', rate: '1.60', amount: '153.60' },
    ],
  })
})
