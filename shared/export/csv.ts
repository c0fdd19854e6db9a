// Writes CSV for spreadsheets: UTF-8 with a byte order mark, quoted by RFC 4180, and without cells that run as formulas.
import { bookingRows, isProgram } from './accounting.ts'
import { itemRows } from './csv-rows.ts'
import type { ExportRecord, Writer } from './exported.ts'
import { buildTables } from './tables.ts'
import { withoutControls } from '../unseen.ts'

export const csv: Writer = {
  name: 'CSV',
  hint: 'A table for any program',
  extension: 'csv',
  mediaType: 'text/csv',
  isTable: true,
  /** Writes all records as CSV. Without the byte order mark Excel assumes the legacy code page and garbles Chinese. */
  write(records, { rows }) {
    if (isProgram(rows)) return bookingRows(records, rows).map(csvLine).join('')
    const lines = rows === 'items' ? itemRows(records) : documentRows(records)
    return `\ufeff${lines.map(csvLine).join('')}`
  },
}

/**
 * The table of all records: one row for each record; lists become cells, because a CSV file has no second
 * table for them.
 */
function documentRows(records: readonly ExportRecord[]): (readonly string[])[] {
  const [documents] = buildTables(records, { listsInCells: true })
  const rows = documents?.groups.flatMap((group) => group.rows) ?? []
  return [documents?.head ?? [], ...rows.map((row) => row.map(({ text }) => text))]
}

/** One row with its line break. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(defuse(cell))).join(',')}\r\n`
}

/** Quotes a cell where CSV needs it. */
function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * Places where a spreadsheet may begin a cell: the start of ours, and after characters that some spreadsheets take for a
 * separator. Spaces, invisible characters and quotes in between are skipped.
 */
const separators = ';\\t-\\r\\u0085\\u2028\\u2029'
const invisible = `(?:(?![${separators}])[\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}"])*`
const formulaStarts = '=+\\-@\u2212\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b'
const formula = new RegExp(`(^|[${separators}])(?=${invisible}[${formulaStarts}])`, 'gu')

/** Removes control characters and prevents CSV injection: text that a spreadsheet would run gets an apostrophe; a negative number stays one. */
export function defuse(text: string): string {
  const cell = withoutControls(text)
  const safe = cell.replace(formula, (end: string, _, at: number) => {
    const rest = cell.slice(at + end.length)
    const isHarmless =
      end === '' ? isNumber(cell) : isNumber(/^[^;\t\r\n]*/.exec(rest)?.[0] ?? '') || isListItem(rest)
    return isHarmless ? end : `${end}'`
  })
  return /^[\t\r\n]/.test(cell) ? `'${safe}` : safe
}

function isNumber(text: string): boolean {
  return /^[+\-\u2212]?\d[\d,. ]*%?$/.test(text.trim())
}

/** Whether it is a Markdown list item or a ruler that contains no character by which a formula could call anything. */
function isListItem(text: string): boolean {
  return /^[ \t]*[+\-\u2212](\s[^(!|#\uff08\uff01\uff5c\uff03\r\n]*|[+\-\u2212]*[ \t]*)($|[\r\n])/.test(text)
}
