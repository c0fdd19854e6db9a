import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { formatPageRange } from '../../../document/page-range.ts'
import { partsIn } from './parts.ts'
import { signsOf } from './signs.ts'

const box = { x0: 0, y0: 0, x1: 50, y1: 50 }
const empty = pageOf()
const text = (...lines: string[]) => pageOf('Some words of a page', ...lines)
const apart = { ...empty, codes: [{ kind: 'code128' as const, text: 'PATCHT', box }] }

function partsOf(...pages: ReturnType<typeof pageOf>[]) {
  return partsIn(pages.map((page, i) => signsOf(i + 1, page))).map(
    ({ pages: of, reasons }) => `${formatPageRange(of)} ${reasons.join('+')}`,
  )
}

test('pages that nothing parts are one document', () => {
  expect(partsOf(text(), text(), text())).toEqual(['1-3 start'])
  expect(partsOf(empty)).toEqual([])
})

test('empty pages part, and belong to nobody', () => {
  expect(partsOf(empty, text(), text(), empty, empty, text())).toEqual(['2-3 start', '6 blank'])
})

test('empty backs part nothing', () => {
  expect(partsOf(text(), empty, text(), empty, text(), empty)).toEqual(['1,3,5 start'])
})

test('sheets with a code that says so part', () => {
  expect(partsOf(text(), apart, text(), text(), apart, text())).toEqual([
    '1 start',
    '3-4 separator',
    '6 separator',
  ])
})

test.each([
  ['Page 1 of 2', 'Page 2 of 2', 'Page 1 of 3'],
  ['Seite 1 von 2', 'Seite 2 von 2', 'Seite 1 von 4'],
  ['第1页 共2页', '第2页 共2页', '第1页 共1页'],
  ['共2頁 第1頁', '共2頁 第2頁', '共1頁 第1頁'],
  ['1/2 ページ', '2/2 ページ', '1/2 ページ'],
  ['1 / 2', '2 / 2', '1 / 1'],
  ['Стр. 1 из 2', 'Стр. 2 из 2', 'Стр. 1 из 2'],
])('pages that say %j, %j, %j are two documents', (...said) => {
  const pages = said.map((saying) => {
    const page = pageOf('Words', saying)
    // page numbers and headers stand at the edge of a page
    return { ...page, height: 2000 }
  })
  expect(partsOf(...pages)).toEqual(['1-2 start', '3 numbers'])
})

test('behind the last page of a document comes another', () => {
  const last = { ...pageOf('Words', 'Page 2 of 2'), height: 2000 }
  const first = { ...pageOf('Words', 'Page 1 of 2'), height: 2000 }
  expect(partsOf(first, last, text())).toEqual(['1-2 start', '3 numbers'])
})

test('a page with large type and a day at its top begins one, where the page before it ended early', () => {
  const letter = pageOf({ text: 'INVOICE', height: 70 }, '5 March 2026', 'Some words', 'and some more')
  const full = { ...text(), height: 100 }
  expect(partsOf(letter, letter)).toEqual(['1 start', '2 look'])
  expect(partsOf(full, letter)).toEqual(['1-2 start'])
  expect(partsOf(letter, text())).toEqual(['1-2 start'])
})

const receipt = (name: string, vat: string, number: string, day: string, total: string) => [
  name,
  `VAT No: ${vat}`,
  `Receipt No: ${number}`,
  `Date: ${day}`,
  `Total: ${total}`,
]
const harbour = receipt('Harbour Supplies Ltd', 'GB123456789', '40172', '14/03/2026', '12.50')
const clinic = receipt('Green Hill Clinic Ltd', 'GB987654321', '88213', '02/05/2026', '80.25')
const again = receipt('Harbour Supplies Ltd', 'GB123456789', '40188', '15/03/2026', '3.20')
const terms = ['General terms of Harbour Supplies Ltd', 'Paid goods are taken back within 14 days.']

test.each([
  ['another sender', [harbour, clinic], ['1 start', '2 sender+number+total+head']],
  ['another receipt of the same sender', [harbour, again], ['1 start', '2 number+total+head']],
  ['terms on the back', [harbour, terms, again], ['1-2 start', '3 number+total+head']],
  ['a copy', [harbour, harbour], ['1-2 start']],
  [
    'a card slip for the same total',
    [harbour, ['Bank Ltd', 'Date: 14/03/2026', 'Total: 12.50']],
    ['1-2 start'],
  ],
  [
    'a total on the second page',
    [harbour.slice(0, 4), ['Harbour Supplies Ltd', 'Date: 14/03/2026', 'Total: 12.50']],
    ['1-2 start'],
  ],
])('pages of a batch: %s', (_, pages, expected) => {
  expect(partsOf(...pages.map((lines) => pageOf(...lines)))).toEqual(expected)
})

const at = (lines: readonly string[], x: number, y: number, tilt = 0) =>
  lines.map((text, row) => ({ text, x: x + tilt * row, y: y + 40 * row }))

test.each([
  ['beside each other', [...at(harbour, 50, 50), ...at(clinic, 560, 50)], 2],
  ['beside each other and tilted', [...at(harbour, 50, 50, 6), ...at(clinic, 500, 60, 8)], 2],
  ['above each other', [...at(harbour, 50, 50), ...at(again, 50, 330)], 2],
  ['three', [...at(harbour, 50, 50), ...at(clinic, 560, 50), ...at(again, 50, 330)], 3],
  ['a single one', at(harbour, 50, 50), 1],
  ['a receipt with its copy', [...at(harbour, 50, 50), ...at(harbour, 560, 50)], 1],
  ['sums in two columns', [...at(harbour, 50, 50), ...at(['Total: 12.50', 'Cash: 20.00'], 560, 210)], 1],
])('documents on a picture: %s', (_, lines, count) => {
  const parts = partsIn([signsOf(1, pageOf(...lines))])
  expect(parts).toHaveLength(count)
  expect(parts.filter(({ region }) => region)).toHaveLength(count === 1 ? 0 : count)
})
