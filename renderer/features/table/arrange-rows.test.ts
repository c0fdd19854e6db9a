import { expect, test } from 'vitest'
import type { TableCell, TableColumn, TableRow } from '../../../shared/contract/table-calls.ts'
import {
  arrangeRows,
  currencyColumn,
  documentColumn,
  reviewStops,
  stopFrom,
  totalsOfRows,
} from './arrange-rows.ts'

const columns: readonly TableColumn[] = [
  { path: 'company', kind: 'text', isSummed: false },
  { path: 'date', kind: 'date', isSummed: false },
  { path: 'total', kind: 'number', isSummed: true },
]
const cell = (text: string, value: number | null = null, isDoubtful = false): TableCell => ({
  text,
  value,
  isDoubtful,
  mark: null,
})
const rowOf = (id: string, cells: readonly TableCell[], more: Partial<TableRow> = {}): TableRow => ({
  id,
  documentId: id,
  filename: `${id}.png`,
  needsReview: false,
  isReviewed: false,
  currency: 'EUR',
  day: null,
  cells: [...cells],
  ...more,
})
/** 25,569 is 1 January 1970, and 46,095 is 14 March 2026. */
const rows = [
  rowOf('a', [cell('Zoo'), cell('14.3.2026', 46_095), cell('9', 9, true)], { day: '2026-03-14' }),
  rowOf('b', [cell('Ada'), cell('', null), cell('10', 10)], { needsReview: true, currency: '$' }),
  rowOf('c', [cell('Bee', null, true), cell('1.1.1970', 25_569), cell('0.1', 0.1)]),
]
const none = { sort: null, filters: {}, onlyToReview: false }
const idsOf = (arrangement: Partial<Parameters<typeof arrangeRows>[1]>) =>
  arrangeRows({ columns, rows }, { ...none, ...arrangement }).map(({ id }) => id)

test('rows are sorted by their values, and empty cells come last in both directions', () => {
  expect(idsOf({ sort: { path: 'company', isDown: false } })).toEqual(['b', 'c', 'a'])
  expect(idsOf({ sort: { path: 'total', isDown: true } })).toEqual(['b', 'a', 'c'])
  expect(idsOf({ sort: { path: 'date', isDown: false } })).toEqual(['c', 'a', 'b'])
  expect(idsOf({ sort: { path: 'date', isDown: true } })).toEqual(['a', 'c', 'b'])
  expect(idsOf({ sort: { path: currencyColumn, isDown: false } })).toEqual(['b', 'a', 'c'])
})

test.each([
  ['total', '>9', ['b']],
  ['total', '<= 9', ['a', 'c']],
  ['total', '0..9.5', ['a', 'c']],
  ['date', '>2000-01-01', ['a']],
  ['company', 'z', ['a']],
  ['company', '>a', []],
  [documentColumn, 'B.PNG', ['b']],
  ['total', '  ', ['a', 'b', 'c']],
])('the filter %s %s keeps %j', (path, filter, ids) => {
  expect(idsOf({ filters: { [path]: filter } })).toEqual(ids)
})

test('a review stops at doubtful cells, and once at a row that needs a review without one', () => {
  expect(reviewStops(columns, rows)).toEqual([
    { id: 'a', path: 'total' },
    { id: 'b', path: documentColumn },
    { id: 'c', path: 'company' },
  ])
  const next = (from: { id: string; path: string } | null, step: 1 | -1 = 1) =>
    stopFrom({ columns, rows }, from, step)
  expect(next(null)).toEqual({ id: 'a', path: 'total' })
  expect(next({ id: 'a', path: 'company' })).toEqual({ id: 'a', path: 'total' })
  expect(next({ id: 'b', path: 'total' })).toEqual({ id: 'c', path: 'company' })
  expect(next({ id: 'c', path: 'total' })).toEqual({ id: 'a', path: 'total' })
  expect(next({ id: 'a', path: 'company' }, -1)).toEqual({ id: 'c', path: 'company' })
})

test('totals are by currency, without errors of binary fractions', () => {
  const [dollar, , euro] = totalsOfRows(columns, [...rows, rowOf('d', [cell(''), cell(''), cell('.2', 0.2)])])
  expect(dollar).toEqual({ currency: '$', month: null, documents: 1, sums: { total: 10 } })
  expect(euro).toEqual({ currency: 'EUR', month: null, documents: 3, sums: { total: 9.3 } })
})
