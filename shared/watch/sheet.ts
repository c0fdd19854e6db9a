// A sheet that grows: which rows a result adds to a CSV file that is there already, without adding any of them twice and
// without spoiling what people wrote into it.
import { csvLine, defuse } from '../export/csv.ts'
import { itemRows } from '../export/csv-rows.ts'
import type { ExportRecord } from '../export/exported.ts'

/** By this column a result is found again after the engine was killed between writing and remembering. */
const idColumn = 'record'

export interface SheetResult {
  readonly record: ExportRecord
  /** Fields have a column each from the first row on, whatever the first image has. */
  readonly schemaText: string | null
}

/** What is there: its first line, and its end, from the start of a line on. */
export interface SheetThere {
  readonly head: string
  readonly tail: string
}

export type SheetPlan =
  | { readonly kind: 'written' }
  /** So many bytes are cut from its end first: a row of ours that was cut off in the middle. */
  | { readonly kind: 'append'; readonly text: string; readonly cutText: string }
  /** Its columns have no room for this result. */
  | { readonly kind: 'otherColumns' }

export function planSheet(
  { record, schemaText }: SheetResult,
  there: SheetThere | null,
  hasMark: boolean,
): SheetPlan {
  const [names = [], ...rows] = itemRows([record])
  if (there === null) {
    const head = schemaText === null ? names : namesOf(record, schemaText, names, rows)
    const text = [csvLine([...head, idColumn]), ...linesOf(record.id, rows, names, head)].join('')
    return { kind: 'append', text: (hasMark ? '\ufeff' : '') + text, cutText: '' }
  }
  const columns = parseCsvLine(there.head.replace(/^\ufeff/, ''))
  if (columns.at(-1) !== idColumn) return { kind: 'otherColumns' }
  const written = columns.slice(0, -1)
  // As they were before they were made harmless.
  const head = written.map((column) => names.find((name) => defuse(name) === column) ?? column)
  const hasRoom = rows.every((row) => row.every((cell, at) => cell === '' || head.includes(names[at] ?? '')))
  if (!hasRoom) return { kind: 'otherColumns' }
  const text = linesOf(record.id, rows, names, head).join('')
  if (there.tail.includes(text)) return { kind: 'written' }
  const cutText = unfinishedPart(there.tail, text)
  const isLineOpen = cutText === '' && there.tail !== '' && !/[\r\n]$/.test(there.tail)
  return { kind: 'append', text: (isLineOpen ? '\r\n' : '') + text, cutText }
}

function namesOf(
  record: ExportRecord,
  schemaText: string,
  names: readonly string[],
  rows: readonly string[][],
): readonly string[] {
  const [all = []] = itemRows([{ ...record, content: filled(schemaText), format: 'json' }])
  const isUsed = (at: number) => rows.some((row) => (row[at] ?? '') !== '')
  return [...all, ...names.filter((name, at) => !all.includes(name) && isUsed(at))]
}

/** An empty cell names no column of its own, so the schema's empty values get a letter. */
function filled(schemaText: string): string {
  return schemaText.replace(/""(?!\s*:)/g, '"x"')
}

function linesOf(id: string, rows: readonly string[][], names: readonly string[], head: readonly string[]) {
  return rows.map((row) => csvLine([...head.map((name) => row[names.indexOf(name)] ?? ''), id]))
}

/** The beginning of our rows that the end of the sheet is, if it was cut off there. */
function unfinishedPart(tail: string, text: string): string {
  for (let length = Math.min(tail.length, text.length - 1); length > 0; length--) {
    const part = text.slice(0, length)
    const startsLine = tail.length === length || /[\r\n]/.test(tail[tail.length - length - 1] ?? '')
    if (startsLine && tail.endsWith(part)) return part
  }
  return ''
}

export function parseCsvLine(line: string): string[] {
  const cells: string[] = []
  for (const match of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,\r\n]*))/g)) {
    cells.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'))
  }
  return cells
}
