// A table for spreadsheets: UTF-8 with its mark, quoted as RFC 4180 has it, and no cell that runs as a formula.
import { itemRows } from './csv-rows.ts'
import type { ExportRecord, Writer } from './exported.ts'
import { buildTables } from './tables.ts'

export const csv: Writer = {
  name: 'CSV',
  hint: 'A table for any program',
  extension: 'csv',
  mediaType: 'text/csv',
  isTable: true,
  // Excel takes a file without the mark for one in the machine's old code page, and garbles Chinese
  write(records, { rows }) {
    const lines = rows === 'items' ? itemRows(records) : documentRows(records)
    return `\ufeff${lines.map(csvLine).join('')}`
  },
}

/** In one file for all there is no other table for the lists. */
function documentRows(records: readonly ExportRecord[]): (readonly string[])[] {
  const [documents] = buildTables(records, { listsInCells: true })
  const rows = documents?.groups.flatMap((group) => group.rows) ?? []
  return [documents?.head ?? [], ...rows.map((row) => row.map(({ text }) => text))]
}

/** One row, ended by a line break. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(defuse(cell))).join(',')}\r\n`
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * Where a spreadsheet may begin a cell: at the start of ours and, within it, after what some take for the end of one.
 * Blanks, signs that can't be seen and quotes don't keep the next sign from being the first.
 */
const ends = ';\\t-\\r\\u0085\\u2028\\u2029'
const invisible = `(?:(?![${ends}])[\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}"])*`
const signs = '=+\\-@\u2212\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b'
const formula = new RegExp(`(^|[${ends}])(?=${invisible}[${signs}])`, 'gu')

/** Text that a spreadsheet would run gets an apostrophe before it; a negative number stays a number. */
export function defuse(cell: string): string {
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

/** A line of a list, or one that only parts: nothing in it could call, look up or run anything. */
function isListItem(text: string): boolean {
  return /^[ \t]*[+\-\u2212](\s[^(!|#\uff08\uff01\uff5c\uff03\r\n]*|[+\-\u2212]*[ \t]*)($|[\r\n])/.test(text)
}
