// A table for spreadsheets: UTF-8 with its mark, quoted as RFC 4180 has it, and no cell that runs as a formula.
import { cellRows } from './csv-rows.ts'
import type { Writer } from './exported.ts'

export const csv: Writer = {
  name: 'CSV',
  hint: 'A table for any program',
  extension: 'csv',
  mediaType: 'text/csv',
  isTable: true,
  // Excel takes a file without the mark for one in the machine's old code page, and garbles Chinese
  write: (records, { rows }) => `\ufeff${cellRows(records, rows).map(csvLine).join('')}`,
}

/** One row, ended by a line break. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(defuse(cell))).join(',')}\r\n`
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Text that a spreadsheet would run gets an apostrophe before it; a negative number stays a number. */
function defuse(cell: string): string {
  const isRisky = /^[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(cell)
  return isRisky && !/^[+-]?\d[\d,. ]*%?$/.test(cell) ? `'${cell}` : cell
}
