// The files of a sheet, as they are to be from now on: a workbook, or a CSV file for each table.
import { strFromU8, strToU8 } from 'fflate'
import type { Table } from '../export/tables.ts'
import { sheetNames, writeWorkbook } from '../export/workbook.ts'
import { changeCsv, csvSight, ownCsv, readCsv, writeCsv } from './csv-sheet.ts'
import {
  isUnchanged,
  planChanges,
  rememberedOf,
  renewed,
  type Remembered,
  type SheetChanges,
  type Sight,
  type WantedTable,
} from './sheet-plan.ts'
import {
  changeWorkbook,
  ownTable,
  readWorkbook,
  stylesOf,
  xlsxValueOf,
  type BookTable,
} from './xlsx-sheet.ts'

export const sheetKinds = ['csv', 'xlsx'] as const
export type SheetKind = (typeof sheetKinds)[number]

export interface FollowWish {
  readonly kind: SheetKind
  readonly hasMark: boolean
  /** Those that are in one file. */
  readonly tables: readonly WantedTable[]
  /** What lies there now, and whether it is byte for byte what we wrote last. */
  readonly found: { readonly bytes: Uint8Array; readonly isOurs: boolean } | null
  readonly before: ReadonlyMap<string, Remembered>
  readonly hash: (text: string) => string
}

export interface Followed {
  /** Null where it is right as it lies there. */
  readonly bytes: Uint8Array | null
  /** Whether it is ours alone as it lies there. */
  readonly isOurs: boolean
  /** By the names of the tables. */
  readonly remembered: ReadonlyMap<string, Remembered>
  /** The records whose change could not be brought in. */
  readonly kept: readonly string[]
}

/** Null where what lies there is no sheet of ours any more. */
export function followSheet(wish: FollowWish): Followed | null {
  return wish.found === null ? begun(wish) : wish.kind === 'csv' ? followCsv(wish) : followXlsx(wish)
}

const none: Remembered = { head: [], hashes: new Map() }

function begun(wish: FollowWish): Followed {
  return { ...anew(wish, wish.tables), bytes: written(wish, wish.tables) }
}

function written({ kind, hasMark }: FollowWish, tables: readonly Table[]): Uint8Array {
  const [only] = tables
  if (kind === 'xlsx' || !only) return writeWorkbook(tables)
  return strToU8(writeCsv(only, hasMark))
}

/** As a whole, with `tables` as it stands in the file then. */
function anew(wish: FollowWish, tables: readonly Table[]): Followed {
  const sight = { valueOf: wish.kind === 'csv' ? csvSight.valueOf : xlsxValueOf, hash: wish.hash }
  const bytes = written(wish, tables)
  return {
    bytes: wish.found && isSame(bytes, wish.found.bytes) ? null : bytes,
    isOurs: true,
    remembered: new Map(wish.tables.map((table) => [table.name, rememberedOf(table, sight)])),
    kept: [],
  }
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at])
}

function followCsv(wish: FollowWish): Followed | null {
  const { found, before, hash } = wish
  const [wanted] = wish.tables
  if (!found || !wanted) return null
  const sheet = readCsv(strFromU8(found.bytes))
  const last = before.get(wanted.name) ?? none
  const changes = planChanges(wanted, sheet, last, { ...csvSight, hash })
  if (!changes) return null
  const own = anew(wish, [renewed(wanted, ownCsv(sheet), last.hashes)])
  if (found.isOurs || own.bytes === null) return own
  const bytes = isUnchanged(changes) ? null : strToU8(changeCsv(sheet, changes))
  return {
    bytes,
    // Nothing in it is theirs, then.
    isOurs: bytes !== null && isSame(bytes, own.bytes),
    remembered: new Map([[wanted.name, changes.remembered]]),
    kept: changes.kept,
  }
}

function followXlsx(wish: FollowWish): Followed | null {
  const { found, tables, before, hash } = wish
  const book = found && readWorkbook(found.bytes)
  if (!found || !book) return null
  const names = sheetNames(tables)
  const pairs = tables.map((wanted, at) => ({
    wanted,
    last: before.get(wanted.name) ?? none,
    table: book.tables.get(names[at] ?? ''),
  }))
  const plans = pairs.map(({ wanted, last, table }) => {
    const styleFor = table && stylesOf(table, book.formats)
    const fit: Sight['fit'] = (cell, column) =>
      styleFor?.(cell, column) === null ? { kind: 'text', text: cell.text } : cell
    return table ? planChanges(wanted, table, last, { valueOf: xlsxValueOf, fit, hash }) : undefined
  })
  // A sheet of a list that is not there was taken out; without that of the documents nothing is certain.
  if (plans[0] === undefined || plans.includes(null)) return null
  const known = new Set(names)
  const strange = [...book.tables].filter(([name]) => !known.has(name))
  const own = anew(wish, [
    ...pairs.map(({ wanted, last, table }) =>
      table ? renewed(wanted, ownTable(table, book.formats), last.hashes) : wanted,
    ),
    ...strange.map(([name, table]) => {
      const { head, rows } = ownTable(table, book.formats)
      return { name, head, groups: [{ record: '', rows }] }
    }),
  ])
  if (found.isOurs || own.bytes === null) return own
  const changed = new Map<BookTable, SheetChanges>()
  pairs.forEach(({ table }, at) => {
    const plan = plans[at]
    if (table && plan && !isUnchanged(plan)) changed.set(table, plan)
  })
  return {
    bytes: changed.size === 0 ? null : changeWorkbook(book, changed),
    isOurs: false,
    remembered: new Map(pairs.map(({ wanted, last }, at) => [wanted.name, plans[at]?.remembered ?? last])),
    kept: [...new Set(plans.flatMap((plan) => plan?.kept ?? []))],
  }
}
