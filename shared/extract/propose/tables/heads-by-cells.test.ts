// Columns whose heads no word tells.
import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

const lines = (...rows: readonly (readonly string[])[]) =>
  rows.flatMap((cells, i) => cells.map((text, j) => ({ text, x: 50 + j * 190, y: 100 + i * 40 })))

const rows = [
  { lot: 'A-4471', vaccine: 'Felocell', date: '12.08.2024', next: '12.08.2025' },
  { lot: 'L-4930', vaccine: 'Rabisin', date: '19.08.2024', next: '19.08.2027' },
]

test('a head that no word tells is that of the only column its cells fit', () => {
  const schema = { vaccinations: [{ vaccine: '', date: '', batch_number: '', valid_until: '' }] }
  expect(
    valuesOf(
      schema,
      ...lines(
        ['Datum', 'Impfstoff', 'Xyz', 'Wvu'],
        ...rows.map(({ date, vaccine, lot, next }) => [date, vaccine, lot, next]),
      ),
    ),
  ).toEqual({
    vaccinations: rows.map(({ date, vaccine, lot, next }) => ({
      vaccine,
      date,
      batch_number: lot,
      valid_until: next,
    })),
  })
})

test('of two heads that fit alike none is taken', () => {
  const schema = { vaccinations: [{ vaccine: '', batch_number: '', valid_until: '' }] }
  const found = valuesOf(
    schema,
    ...lines(
      ['Impfstoff', 'Charge', 'Xyz', 'Wvu'],
      ...rows.map(({ date, vaccine, lot, next }) => [vaccine, lot, date, next]),
    ),
  )
  expect(found).toEqual({
    vaccinations: rows.map(({ vaccine, lot }) => ({ vaccine, batch_number: lot, valid_until: '' })),
  })
})

test('cells stand at the left of their columns although the heads stand in the middle', () => {
  const heads = ['Art', 'Zählernummer', 'Stand', 'Ort'].map((text, j) => ({ text, x: 150 + j * 230, y: 100 }))
  const cells = (texts: readonly string[], y: number) =>
    texts.map((text, j) => ({ text, x: 50 + j * 230, y }))
  const schema = { readings: [{ type: '', meter_number: '', reading: '', location: '' }] }
  expect(
    valuesOf(
      schema,
      ...heads,
      ...cells(['Strom', '1ESY1160884', '48.213 kWh', 'Keller'], 140),
      ...cells(['Gas', '7ELS0093317', '9.771 kWh', 'Bad'], 180),
    ),
  ).toEqual({
    readings: [
      { type: 'Strom', meter_number: '1ESY1160884', reading: '48.213 kWh', location: 'Keller' },
      { type: 'Gas', meter_number: '7ELS0093317', reading: '9.771 kWh', location: 'Bad' },
    ],
  })
})

test('as many columns as are asked for, in the order in which they are asked for, are those', () => {
  const schema = { damage: [{ item: '', original_price: '', loss: '' }] }
  expect(
    valuesOf(
      schema,
      ...lines(
        ['Gegenstand', 'Xyz', 'Wvu'],
        ['Teppich', '1.900,00', '1.200,00'],
        ['Kommode', '540,00', '380,00'],
      ),
    ),
  ).toEqual({
    damage: [
      { item: 'Teppich', original_price: '1.900,00', loss: '1.200,00' },
      { item: 'Kommode', original_price: '540,00', loss: '380,00' },
    ],
  })
})
