// Which column of a table is which field, and which of its rows are items.
import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

const row = (y: number, ...cells: string[]) => cells.map((text, i) => ({ text, x: 50 + 240 * i, y }))

const at = (text: string, x: number, y: number, height = 20) => ({ text, x, y, height })

test('a head may leave out the word for the type or the count', () => {
  const schema = { shifts: [{ day: '', startTime: '', endTime: '' }] }
  expect(
    valuesOf(
      schema,
      ...row(50, 'Day', 'Start', 'End'),
      ...row(80, 'Monday', '08:30', '17:00'),
      ...row(110, 'Friday', '08:00', '12:00'),
    ),
  ).toEqual({
    shifts: [
      { day: 'Monday', startTime: '08:30', endTime: '17:00' },
      { day: 'Friday', startTime: '08:00', endTime: '12:00' },
    ],
  })
})

test('what sums up a table is no row of it', () => {
  const schema = { days: [{ day: '', project: '', hours: '' }] }
  expect(
    valuesOf(
      schema,
      ...row(50, 'Day', 'Project', 'Hours'),
      ...row(80, 'Monday', 'Quay', '8.00'),
      ...row(110, 'Friday', 'Mill', '4.00'),
      ...row(140, 'Total hours', '', '12.00'),
    ),
  ).toMatchObject({ days: [{ day: 'Monday' }, { day: 'Friday' }] })
})

test('two tables beside each other are told apart by what the array is called', () => {
  const schema = { payments: [{ description: '', amount: '' }] }
  expect(
    valuesOf(
      schema,
      ...row(50, 'Payments', 'Amount', 'Deductions', 'Amount'),
      ...row(80, 'Basic Pay', '2,130.00', 'Income Tax', '248.60'),
      ...row(110, 'Overtime', '255.60', 'Pension', '124.96'),
    ),
  ).toEqual({
    payments: [
      { description: 'Basic Pay', amount: '2,130.00' },
      { description: 'Overtime', amount: '255.60' },
    ],
  })
})

test('the number of a line is not how many of it there are', () => {
  const row = (y: number, ...cells: string[]) =>
    cells.map((text, i) => ({ text, x: [60, 140, 520, 660][i] ?? 0, y }))
  expect(
    valuesOf(
      { goods: [{ наименование: '', quantity: '', amount: '' }] },
      ...row(60, '№', 'Наименование товара', 'Кол-во', 'Сумма'),
      ...row(100, '1', 'Цемент', '40', '19 400,00'),
      ...row(140, '2', 'Песок', '6', '5 700,00'),
    ),
  ).toEqual({
    goods: [
      { наименование: 'Цемент', quantity: '40', amount: '19 400,00' },
      { наименование: 'Песок', quantity: '6', amount: '5 700,00' },
    ],
  })
})

test('from one figure to another is one cell of a table', () => {
  const schema = { tests: [{ test: '', result: '', unit: '', reference: '' }] }
  const row = (y: number, ...cells: string[]) =>
    cells.map((text, i) => ({ text, x: [60, 300, 440, 560][i] ?? 0, y }))
  expect(
    valuesOf(
      schema,
      ...row(60, 'Test', 'Result', 'Unit', 'Reference range'),
      ...row(90, 'Haemoglobin', '14,1', 'g/dL', '13,0 - 17,0'),
      ...row(120, 'Glucose', '98', 'mg/dL', '70 - 99'),
    ),
  ).toEqual({
    tests: [
      { test: 'Haemoglobin', result: '14,1', unit: 'g/dL', reference: '13,0 - 17,0' },
      { test: 'Glucose', result: '98', unit: 'mg/dL', reference: '70 - 99' },
    ],
  })
})

test('a head that nobody asks for still has its column, and the last head is that of the last column', () => {
  const row = (y: number, ...cells: string[]) =>
    cells.flatMap((text, i) => (text === '' ? [] : [{ text, x: [60, 200, 460, 620][i] ?? 0, y }]))
  const lines = [
    ...row(60, 'Lohnart', 'Bezeichnung', 'Menge', 'Betrag'),
    ...row(90, '1000', 'Grundgehalt', '', '3.850,00'),
    ...row(120, '1210', 'Überstunden', '6,00', '171,00'),
  ]
  const named = (description: string, quantity: string, amount: string) => ({ description, quantity, amount })
  const items = [named('Grundgehalt', '', '3.850,00'), named('Überstunden', '6,00', '171,00')]
  expect(valuesOf({ earnings: [{ description: '', quantity: '', amount: '' }] }, ...lines)).toEqual({
    earnings: items,
  })
  expect(valuesOf({ earnings: [{ code: '', description: '', quantity: '', amount: '' }] }, ...lines)).toEqual(
    {
      earnings: items.map((item, i) => ({ code: ['1000', '1210'][i], ...item })),
    },
  )
})

test('units are measures where nothing is sold', () => {
  expect(
    valuesOf(
      { tests: [{ test: '', result: '', units: '' }] },
      ...['Test | Result | Units', 'Creatinine | 1.1 | mg/dL', 'Glucose | 92 | mg/dL'].flatMap((line, i) =>
        line.split(' | ').map((text, j) => ({ text, x: 60 + 240 * j, y: 60 + 30 * i })),
      ),
    ),
  ).toEqual({
    tests: [
      { test: 'Creatinine', result: '1.1', units: 'mg/dL' },
      { test: 'Glucose', result: '92', units: 'mg/dL' },
    ],
  })
})

test('a day is no count', () => {
  const row = (y: number, ...cells: string[]) =>
    cells.map((text, i) => ({ text, x: [60, 300, 500][i] ?? 0, y }))
  expect(
    valuesOf(
      { lines: [{ description: '', quantity: '', amount: '' }] },
      ...row(60, 'Description', 'Quantity', 'Amount'),
      ...row(90, 'Massage', '10', '120.00'),
      ...row(120, 'Last time', '19.09.2018', '12.00'),
    ),
  ).toMatchObject({ lines: [{ quantity: '10' }, { quantity: '' }] })
})

test('a sentence below a table is no row of it, and a day stands in one cell', () => {
  const cells = (y: number, ...texts: string[]) => texts.map((text, i) => at(text, 60 + 260 * i, y))
  const lines = [
    ...cells(100, 'Instalment', 'Due', 'Amount'),
    ...cells(140, 'First', '1 July 2026', '£12,000'),
    ...cells(180, 'Second', '15 January 2027', '£6,500'),
    at('The project should start in autumn and must be completed by the end of 2027.', 60, 230),
  ]
  expect(valuesOf({ instalments: [{ name: '', dueDate: '', amount: '' }] }, ...lines)).toEqual({
    instalments: [
      { name: 'First', dueDate: '1 July 2026', amount: '12,000' },
      { name: 'Second', dueDate: '15 January 2027', amount: '6,500' },
    ],
  })
})

test('another table below is no part of this one, and a number of letters and figures stays whole', () => {
  const cells = (y: number, ...texts: string[]) => texts.map((text, i) => at(text, 60 + 260 * i, y))
  const lines = [
    ...cells(100, 'Zähler', 'Nummer', 'Stand'),
    ...cells(130, 'Strom', '1EMH00 4471', '20.418'),
    ...cells(160, 'Wasser', 'W-88120', '311'),
    ...cells(240, 'Mangel', 'Raum', 'Höhe'),
    ...cells(270, 'Stuhlbein', 'Küche', '45,00'),
  ]
  expect(valuesOf({ zaehler: [{ zaehler: '', nummer: '', stand: '' }] }, ...lines)).toEqual({
    zaehler: [
      { zaehler: 'Strom', nummer: '1EMH00 4471', stand: '20.418' },
      { zaehler: 'Wasser', nummer: 'W-88120', stand: '311' },
    ],
  })
})
