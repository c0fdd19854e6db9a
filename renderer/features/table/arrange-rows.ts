// Sorts and filters the rows of the table, and finds the cells that a review stops at.
import type { TableColumn, TableRow } from '../../../shared/contract/table-calls.ts'
import { totalsOf, type Total } from '../../../shared/export/totals.ts'

/** Columns that every row has, besides those of the fields. */
export const documentColumn = ':document'
export const currencyColumn = ':currency'

export interface Arrangement {
  readonly sort: { readonly path: string; readonly isDown: boolean } | null
  /** The text of each column's filter: a part of the cell, or for numbers and dates also >10, <10 and 10..20. */
  readonly filters: Readonly<Record<string, string>>
  readonly onlyToReview: boolean
}

export interface CellPlace {
  readonly id: string
  readonly path: string
}

export function cellAt(columns: readonly TableColumn[], row: TableRow, path: string) {
  return row.cells[columns.findIndex((column) => column.path === path)]
}

/** The text that a row shows in a column. */
export function textAt(columns: readonly TableColumn[], row: TableRow, path: string): string {
  if (path === documentColumn) return row.filename
  return path === currencyColumn ? row.currency : (cellAt(columns, row, path)?.text ?? '')
}

/** The rows that pass the filters, in their order. */
export function arrangeRows(
  { columns, rows }: { readonly columns: readonly TableColumn[]; readonly rows: readonly TableRow[] },
  { sort, filters, onlyToReview }: Arrangement,
): readonly TableRow[] {
  const tests = Object.entries(filters).flatMap(([path, filter]) => {
    const passes = testOf(filter)
    if (!passes) return []
    return (row: TableRow) =>
      passes(textAt(columns, row, path), cellAt(columns, row, path)?.value ?? null, kindAt(columns, path))
  })
  const kept = rows.filter((row) => (!onlyToReview || needsWork(row)) && tests.every((passes) => passes(row)))
  if (!sort) return kept
  const { path, isDown } = sort
  const keyed = kept.map((row) => ({
    row,
    text: textAt(columns, row, path),
    value: cellAt(columns, row, path)?.value ?? null,
  }))
  const collator = new Intl.Collator(undefined, { numeric: true })
  return keyed
    .toSorted((a, b) => {
      // Empty cells come last in both directions.
      if (a.text === '' || b.text === '') return Number(a.text === '') - Number(b.text === '')
      const order =
        a.value !== null && b.value !== null ? a.value - b.value : collator.compare(a.text, b.text)
      return isDown ? -order : order
    })
    .map(({ row }) => row)
}

const kindAt = (columns: readonly TableColumn[], path: string) =>
  columns.find((column) => column.path === path)?.kind ?? 'text'

type Test = (text: string, value: number | null, kind: TableColumn['kind']) => boolean

/** The test of a filter; null if it is empty. */
function testOf(filter: string): Test | null {
  const wanted = filter.trim().toLowerCase()
  if (wanted === '') return null
  const { least, most } = /^(?:(?<least>.+?)\s*\.\.\s*(?<most>.+))$/.exec(wanted)?.groups ?? {}
  const [, sign = '', bound = ''] = /^(>=|<=|>|<|=)\s*(.+)$/.exec(wanted) ?? []
  return (text, value, kind) => {
    if (least !== undefined && most !== undefined)
      return isWithin(value, numberFor(least, kind), numberFor(most, kind))
    if (sign !== '') {
      const limit = numberFor(bound, kind)
      return value !== null && limit !== null && compares[sign as keyof typeof compares](value, limit)
    }
    return text.toLowerCase().includes(wanted)
  }
}

const compares = {
  '>': (a: number, b: number) => a > b,
  '<': (a: number, b: number) => a < b,
  '>=': (a: number, b: number) => a >= b,
  '<=': (a: number, b: number) => a <= b,
  '=': (a: number, b: number) => a === b,
}

function isWithin(value: number | null, least: number | null, most: number | null): boolean {
  return value !== null && least !== null && most !== null && value >= least && value <= most
}

/** The value of a bound as cells have it: a date becomes the day number of spreadsheets. */
function numberFor(text: string, kind: TableColumn['kind']): number | null {
  if (kind === 'date') {
    const at = Date.parse(text)
    return Number.isNaN(at) ? null : at / 86_400_000 + 25_569
  }
  const number = Number(text)
  return Number.isNaN(number) ? null : number
}

export function needsWork(row: TableRow): boolean {
  return row.needsReview || row.cells.some(({ isDoubtful }) => isDoubtful)
}

/** The cells that a review visits: those in doubt, and one of each other row that needs a review. */
export function reviewStops(columns: readonly TableColumn[], rows: readonly TableRow[]): CellPlace[] {
  return rows.flatMap((row) => {
    const doubts = columns.filter((_, at) => row.cells[at]?.isDoubtful)
    if (doubts.length > 0) return doubts.map(({ path }) => ({ id: row.id, path }))
    return row.needsReview ? [{ id: row.id, path: documentColumn }] : []
  })
}

/** The next or previous stop from a cell, which need not be a stop itself; wraps around. */
export function stopFrom(
  { columns, rows }: { columns: readonly TableColumn[]; rows: readonly TableRow[] },
  from: CellPlace | null,
  step: 1 | -1,
): CellPlace | null {
  const stops = reviewStops(columns, rows)
  const paths = [documentColumn, ...columns.map(({ path }) => path)]
  const orderOf = ({ id, path }: CellPlace) =>
    rows.findIndex((row) => row.id === id) * paths.length + Math.max(0, paths.indexOf(path))
  const at = from === null ? -1 : orderOf(from)
  if (step === 1) return stops.find((stop) => orderOf(stop) > at) ?? stops[0] ?? null
  return stops.findLast((stop) => orderOf(stop) < at) ?? stops.at(-1) ?? null
}

/** The totals of these rows, as the workbook of the same documents has them. */
export function totalsOfRows(columns: readonly TableColumn[], rows: readonly TableRow[]): Total[] {
  return totalsOf(
    rows.map((row) => ({
      currency: row.currency,
      day: row.day,
      amounts: Object.fromEntries(
        columns.flatMap(({ path, isSummed }, at) => {
          const value = row.cells[at]?.value ?? null
          return isSummed && value !== null ? [[path, value] as const] : []
        }),
      ),
    })),
  )
}
