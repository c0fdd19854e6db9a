// The tables of a workbook: those of the records, and their totals by currency and month.
import { emptyCell, numberCell, textCell } from './cells.ts'
import type { ExportRecord } from './exported.ts'
import { readRecords } from './read-record.ts'
import { buildGrid, buildTables, type Table, type TableOptions } from './tables.ts'
import { totalsOf } from './totals.ts'

const totalsTable = 'Totals'
/** The column that identifies a row, so that the sheet can be followed. */
const keyColumn = 'totals of'

export function buildWorkbookTables(records: readonly ExportRecord[], options: TableOptions = {}): Table[] {
  const tables = buildTables(records, options)
  const totals = buildTotals(records, options)
  return totals.groups.length > 0 ? [...tables, totals] : tables
}

/** The table of the totals; without rows if there is nothing to add up. */
function buildTotals(records: readonly ExportRecord[], options: TableOptions): Table {
  const read = readRecords(records)
  const summed = buildGrid(read, options).fields.filter((field) =>
    read.some(({ countable }) => countable.amounts[field] !== undefined),
  )
  const documents = summed.length === 0 ? [] : read.map(({ countable }) => countable)
  const groups = totalsOf(documents).map(({ currency, month, documents: count, sums }) => {
    const key = [currency || 'unknown currency', month === null ? 'all' : month || 'no date'].join(', ')
    const amounts = summed.map((field) => {
      const sum = sums[field]
      return sum === undefined ? emptyCell : numberCell(sum, '#,##0.00')
    })
    const cells = [key, currency, month ?? 'all'].map((text) => textCell(text))
    return { record: key, rows: [[...cells, numberCell(count, '0'), ...amounts]] }
  })
  return {
    name: totalsTable,
    head: [keyColumn, 'currency', 'month', 'documents', ...summed.map((field) => `sum of ${field}`)],
    keyColumn,
    groups,
  }
}
