// Reads and updates a sheet that is a CSV file. Lines that do not change stay byte for byte.
import { textCell, type Cell } from '../export/cells.ts'
import { csvLine, defuse } from '../export/csv.ts'
import type { Table } from '../export/tables.ts'
import type { FoundTable, UneditedTable, SheetChanges, CellRules } from './sheet-plan.ts'

export const csvCells: Omit<CellRules, 'hash'> = {
  valueOf: ({ text }) => defuse(text),
  fit: (cell) => cell,
}

export interface CsvSheet extends FoundTable {
  readonly mark: string
  /** The lines of the file, the header first; the last one may lack its line break. */
  readonly lines: readonly string[]
}

/** Writes a table as CSV. `hasMark` adds a byte order mark, by which older spreadsheets recognise UTF-8. */
export function writeCsv({ head, groups }: Table, hasMark: boolean): string {
  const rows = groups.flatMap((group) => group.rows)
  const lines = [head, ...rows.map((row) => row.map(({ text }) => text))].map(csvLine)
  return (hasMark ? '\ufeff' : '') + lines.join('')
}

/** Parses the file into a header and rows, and keeps the text of each line. */
export function readCsv(text: string): CsvSheet {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : ''
  const lines: string[] = []
  const rows: string[][] = []
  let from = mark.length
  let cells: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y
  for (let at = from; at < text.length;) {
    cell.lastIndex = at
    const match = cell.exec(text)
    // A quote in the middle of a cell: the writer uses other rules, so the rest of the line is one cell.
    const end = match ? cell.lastIndex : lineEnd(text, at)
    cells.push(match ? (match[1]?.replaceAll('""', '"') ?? match[2] ?? '') : text.slice(at, end))
    at = end
    if (match?.[3] === ',' && at < text.length) continue
    lines.push(text.slice(from, at))
    rows.push(cells)
    cells = []
    from = at
  }
  const [head = [], ...body] = rows
  return { mark, head, rows: body, lines }
}

/** The position after the end of the line. */
function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from)
  return at === -1 ? text.length : at + 1
}

/** The table of a sheet that nobody edited since we wrote it. */
export function uneditedCsv({ head, rows }: CsvSheet): UneditedTable {
  return { head, rows: rows.map((row) => row.map((text): Cell => textCell(text))) }
}

/** The text of the sheet with the changes applied. */
export function changeCsv(sheet: CsvSheet, changes: SheetChanges): string {
  const head = [...sheet.head, ...changes.added]
  /** Writes the line of a row: new cells where there are any, else those from before. */
  const lineOf = (cells: ReadonlyMap<string, Cell>, before: readonly string[]) =>
    csvLine(head.map((name, at) => cells.get(name)?.text ?? before[at] ?? ''))
  const [first = '', ...body] = sheet.lines
  const kept = body.flatMap((line, at) => {
    const cells = changes.rows.get(at)
    if (cells === null) return []
    return cells ? [lineOf(cells, sheet.rows[at] ?? [])] : [line]
  })
  const appended = changes.appended.map((cells) => lineOf(cells, []))
  const lines = [changes.added.length > 0 ? csvLine(head) : first, ...kept]
  const last = lines.at(-1) ?? ''
  const open = appended.length > 0 && last !== '' && !/[\r\n]$/.test(last) ? '\r\n' : ''
  return sheet.mark + lines.join('') + open + appended.join('')
}
