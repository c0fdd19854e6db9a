// Updates the sheet of a watch folder so that it follows its records: a workbook, or a CSV file for each table. Rows that
// a person has edited are kept; see [Note: sheet].
import { strFromU8, strToU8 } from 'fflate'
import type { Table } from '../export/tables.ts'
import { sheetNames, writeWorkbook } from '../export/workbook.ts'
import { changeCsv, csvCells, uneditedCsv, readCsv, writeCsv } from './csv-sheet.ts'
import {
  isUnchanged,
  planChanges,
  rememberTable,
  rewriteTable,
  type Remembered,
  type SheetChanges,
  type CellRules,
  type TargetTable,
} from './sheet-plan.ts'
import { uneditedTable, readWorkbook, xlsxValueOf, type BookTable } from './read-xlsx.ts'
import { changeWorkbook, learnStyles } from './write-xlsx.ts'

export const sheetKinds = ['csv', 'xlsx'] as const
export type SheetKind = (typeof sheetKinds)[number]

export interface SheetUpdate {
  readonly kind: SheetKind
  readonly hasMark: boolean
  /** The tables of this file, as they should be. */
  readonly tables: readonly TargetTable[]
  /** The file on disk, and whether it is byte for byte what we wrote last; null if there is none. */
  readonly found: { readonly bytes: Uint8Array; readonly isOurs: boolean } | null
  readonly before: ReadonlyMap<string, Remembered>
  readonly hash: (text: string) => string
}

export interface Followed {
  /** The new content of the file; null if it is up to date. */
  readonly bytes: Uint8Array | null
  /** Whether the whole content is ours, without edits by others. */
  readonly isOurs: boolean
  /** State for the next update, by table name. */
  readonly remembered: ReadonlyMap<string, Remembered>
  /** Records whose change was not written, because their row was edited. */
  readonly kept: readonly string[]
}

/** Makes the sheet's new content. Returns null if the file on disk is no longer a sheet of ours. */
export function followSheet(update: SheetUpdate): Followed | null {
  return update.found === null
    ? createSheet(update)
    : update.kind === 'csv'
      ? followCsv(update)
      : followXlsx(update)
}

const none: Remembered = { head: [], hashes: new Map() }

/** Writes a new file with all records. */
function createSheet(update: SheetUpdate): Followed {
  return { ...rewriteSheet(update, update.tables), bytes: toBytes(update, update.tables) }
}

/** Writes the tables as a file of this kind. */
function toBytes({ kind, hasMark }: SheetUpdate, tables: readonly Table[]): Uint8Array {
  const [only] = tables
  if (kind === 'xlsx' || !only) return writeWorkbook(tables)
  return strToU8(writeCsv(only, hasMark))
}

/** Writes the whole file with `tables`. */
function rewriteSheet(update: SheetUpdate, tables: readonly Table[]): Followed {
  const cells = { valueOf: update.kind === 'csv' ? csvCells.valueOf : xlsxValueOf, hash: update.hash }
  const bytes = toBytes(update, tables)
  return {
    bytes: update.found && isSame(bytes, update.found.bytes) ? null : bytes,
    isOurs: true,
    remembered: new Map(update.tables.map((table) => [table.name, rememberTable(table, cells)])),
    kept: [],
  }
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at])
}

/** Updates a CSV file; null if there is none, or if it can not be followed. */
function followCsv(update: SheetUpdate): Followed | null {
  const { found, before, hash } = update
  const [target] = update.tables
  if (!found || !target) return null
  const sheet = readCsv(strFromU8(found.bytes))
  const last = before.get(target.name) ?? none
  const changes = planChanges(target, sheet, last, { ...csvCells, hash })
  if (!changes) return null
  const rewritten = rewriteSheet(update, [rewriteTable(target, uneditedCsv(sheet), last.hashes)])
  if (found.isOurs || rewritten.bytes === null) return rewritten
  const bytes = isUnchanged(changes) ? null : strToU8(changeCsv(sheet, changes))
  return {
    bytes,
    // it has no edits left if it equals the file that we would write
    isOurs: bytes !== null && isSame(bytes, rewritten.bytes),
    remembered: new Map([[target.name, changes.remembered]]),
    kept: changes.kept,
  }
}

/** Updates a workbook; null if there is none, or if it can not be followed. */
function followXlsx(update: SheetUpdate): Followed | null {
  const { found, tables, before, hash } = update
  const book = found && readWorkbook(found.bytes)
  if (!found || !book) return null
  const names = sheetNames(tables)
  const pairs = tables.map((target, at) => ({
    target,
    last: before.get(target.name) ?? none,
    table: book.tables.get(names[at] ?? ''),
  }))
  const plans = pairs.map(({ target, last, table }) => {
    const styleFor = table && learnStyles(table, book.formats)
    /** Makes a cell text if its column has no style for its kind. */
    const fit: CellRules['fit'] = (cell, column) =>
      styleFor?.(cell, column) === null ? { kind: 'text', text: cell.text } : cell
    return table ? planChanges(target, table, last, { valueOf: xlsxValueOf, fit, hash }) : undefined
  })
  // A missing sheet of a list was removed by the user; without the sheet of the documents nothing is certain.
  if (plans[0] === undefined || plans.includes(null)) return null
  const known = new Set(names)
  const foreign = [...book.tables].filter(([name]) => !known.has(name))
  const rewritten = rewriteSheet(update, [
    ...pairs.map(({ target, last, table }) =>
      table ? rewriteTable(target, uneditedTable(table, book.formats), last.hashes) : target,
    ),
    ...foreign.map(([name, table]) => {
      const { head, rows } = uneditedTable(table, book.formats)
      return { name, head, groups: [{ record: '', rows }] }
    }),
  ])
  if (found.isOurs || rewritten.bytes === null) return rewritten
  const changed = new Map<BookTable, SheetChanges>()
  pairs.forEach(({ table }, at) => {
    const plan = plans[at]
    if (table && plan && !isUnchanged(plan)) changed.set(table, plan)
  })
  return {
    bytes: changed.size === 0 ? null : changeWorkbook(book, changed),
    isOurs: false,
    remembered: new Map(pairs.map(({ target, last }, at) => [target.name, plans[at]?.remembered ?? last])),
    kept: [...new Set(plans.flatMap((plan) => plan?.kept ?? []))],
  }
}
