// Lists without a table: items of a slip, records below or beside each other, values in one line.
import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

const spouse = (name: string, birth: string) => [`Full name: ${name}`, `Date of birth: ${birth}`]

const at = (text: string, x: number, y: number, height = 20) => ({ text, x, y, height })

test('labels that are printed again begin the next object', () => {
  expect(
    valuesOf(
      { spouses: [{ full_name: '', birth_date: '', occupation: '' }] },
      'Spouse 1',
      ...spouse('Tiago Dias', '8 March 1990'),
      'Spouse 2',
      ...spouse('Beatriz Leal', '30 November 1991'),
      'Occupation: Teacher',
    ),
  ).toEqual({
    spouses: [
      { full_name: 'Tiago Dias', birth_date: '8 March 1990', occupation: '' },
      { full_name: 'Beatriz Leal', birth_date: '30 November 1991', occupation: '' },
    ],
  })
})

test('labels that are printed once make no list of records', () => {
  expect(
    valuesOf({ spouses: [{ full_name: '', birth_date: '' }] }, ...spouse('Tiago Dias', '8 March 1990')),
  ).toEqual({ spouses: [] })
})

test('a list of values of a form is all that are as well labelled, from the top', () => {
  const lines = ['Tel: 010-1234 5678', 'Some other words', 'Tel: 010-8765 4321']
  expect(valuesOf({ phones: [''] }, ...lines)).toEqual({ phones: ['010-1234 5678', '010-8765 4321'] })
})

test('what explains a counted item belongs to it, not to a name of its own', () => {
  const lines = [
    'CORNER SHOP LTD',
    '1 Coffee machine',
    'black, 2 litres | 99.00',
    '2 Filter | 4.50',
    'Total | 103.50',
  ]
  expect(valuesOf({ items: [{ name: '', price: '' }] }, ...lines)).toEqual({
    items: [
      { name: 'Coffee machine', price: '99.00' },
      { name: 'Filter', price: '4.50' },
    ],
  })
})

test('items that all begin with a figure are counted, and one alone is not', () => {
  const schema = { items: [{ name: '', quantity: '', price: '' }] }
  const lines = (...items: string[]) => ['Item | Price', ...items, 'Total | 23.90']
  expect(valuesOf(schema, ...lines('1 Red roll | 12.95', '2 28 Chicken | 10.95'))).toEqual({
    items: [
      { name: 'Red roll', quantity: '1', price: '12.95' },
      { name: '28 Chicken', quantity: '2', price: '10.95' },
    ],
  })
  expect(valuesOf(schema, ...lines('7 Up | 12.95', 'Red roll | 10.95'))).toMatchObject({
    items: [{ name: '7 Up', quantity: '' }, { name: 'Red roll' }],
  })
})

test('records beside each other are as many as records below each other', () => {
  const block = (x: number, y: number, title: string, ...values: string[]) => [
    { text: title, x, y, confidence: 0.97 },
    ...['Type of service', 'Date', 'Mileage', 'Brake fluid'].flatMap((label, i) => [
      { text: label, x, y: y + 40 + i * 40, confidence: 0.97 },
      { text: values[i] ?? '', x: x + 220, y: y + 40 + i * 40, confidence: 0.97 },
    ]),
  ]
  const lines = [
    ...block(60, 100, '3rd Service', 'Major', '14.04.2031', '38,410', 'changed'),
    ...block(560, 100, '4th Service', 'Minor', '02.05.2032', '47,965', 'not due'),
  ]
  expect(valuesOf({ services: [{ type: '', date: '', mileage: '' }] }, ...lines)).toEqual({
    services: [
      { type: 'Major', date: '14.04.2031', mileage: '38,410' },
      { type: 'Minor', date: '02.05.2032', mileage: '47,965' },
    ],
  })
})

test('people are listed with the days of their births, and a title ends with the number of the paper', () => {
  const lines = [
    at('Quotation Q-2618', 60, 40, 30),
    at('This quotation is open for acceptance for 60 days from the day that it was written on.', 60, 120),
    at('Bénéficiaires :', 60, 200),
    at('Maiwenn Perennou, née le 12/06/1988', 60, 230),
    at('Ewen Perennou, né le 30/09/2017', 60, 260),
  ]
  const schema = { quoteNumber: '', beneficiaires: [{ nom: '', dateNaissance: '' }] }
  expect(valuesOf(schema, ...lines)).toEqual({
    quoteNumber: 'Q-2618',
    beneficiaires: [
      { nom: 'Maiwenn Perennou', dateNaissance: '12/06/1988' },
      { nom: 'Ewen Perennou', dateNaissance: '30/09/2017' },
    ],
  })
})

test('the labels of a form are no list, and a name ends with its sentence', () => {
  const cells = (y: number, ...texts: string[]) => texts.map((text, i) => at(text, 60 + 260 * i, y))
  const lines = [
    at('Médiathèque Jean Rouch', 60, 40, 30),
    ...cells(120, 'Emprunteur', 'Clara Vigouroux'),
    ...cells(150, 'Instrument', 'Violoncelle'),
    ...cells(180, 'Retour', '12 janvier 2027'),
    at('Accessoires remis : archet, housse, colophane', 60, 240),
    at('Mechanic: Tom Fenwick. Work is guaranteed for 90 days.', 60, 290),
  ]
  expect(valuesOf({ accessoires: [''], mechanic: '' }, ...lines)).toEqual({
    accessoires: ['archet', 'housse', 'colophane'],
    mechanic: 'Tom Fenwick',
  })
})
