// Rescues a damaged database: sets it aside, and fills a new one with the rows that can still be read from it or from
// the newest copy. Nothing is deleted: the damaged file stays in the data folder.
import path from 'node:path'
import Database from 'better-sqlite3'
import { z } from 'zod'
import { fault, ok, type Result } from '../../../shared/result.ts'
import { stampOf } from './backups.ts'
import { isSqliteError, openDatabase, type Db } from './open.ts'
import { decideReplacement, finishReplacing, forgetIncoming, makeIncoming } from './replace.ts'
import { damage, isDamage } from './soundness.ts'

export interface Rescue {
  /** The present path of the damaged file. */
  readonly setAside: string
  /** The file that the rows were read from; null if nothing could be read. */
  readonly from: string | null
  readonly rows: number
  /** The tables of which not all rows could be read. */
  readonly incomplete: readonly string[]
  /** How many rows fell into unreadable ranges and were taken from the newest copy. */
  readonly fromCopy: number
}

/** After this many unreadable row ids in a row the search is given up: if the end of the gap is known, and if not. */
const maxGaps = { withEnd: 1_000_000, without: 5000 }

/** Replaces a damaged database; returns the new one and what could be saved. */
export function rescueDatabase(
  file: string,
  dir: string,
  backups: readonly string[],
  now: () => number,
): Result<{ db: Db; rescue: Rescue }> {
  const setAside = path.join(dir, `damaged-${stampOf(now())}.sqlite`)
  const filled = makeRescued(file, backups)
  if (!filled.ok) return filled
  const { from, ...found } = filled.value
  const rescue = { setAside, from: from === file ? setAside : from, ...found }
  decideReplacement(file, setAside, fault('data.rescued', rescue))
  finishReplacing(file)
  const opened = openDatabase(file)
  return opened.ok ? ok({ db: opened.value, rescue }) : opened
}

/** Makes the new database next to the damaged one, which stays in place until the new one is complete. */
function makeRescued(file: string, backups: readonly string[]): Result<Filled> {
  const incoming = makeIncoming(file)
  const opened = openDatabase(incoming)
  if (!opened.ok) return opened
  let filled: Filled | null = null
  try {
    filled = fillFromBestSource(opened.value, file, backups)
    return ok(filled)
  } finally {
    opened.value.close()
    // If the disk is full, the incomplete file must not make it worse.
    if (!filled) forgetIncoming(file)
  }
}

type Filled = Omit<Rescue, 'setAside'>

/** Fills the new database from the first source that has readable rows: the damaged file, else a copy. */
function fillFromBestSource(db: Db, damaged: string, backups: readonly string[]): Filled {
  const newest = backups[0] === undefined ? null : openIfReadable(backups[0])
  try {
    for (const source of [damaged, ...backups]) {
      const copied = copyRows(source, db, source === damaged ? newest : null)
      if (copied.rows > 0) return { from: source, ...copied }
    }
    return { from: null, rows: 0, incomplete: [], fromCopy: 0 }
  } finally {
    newest?.close()
  }
}

/** Copies all tables of a damaged file; rows that it has lost come from the backup copy. */
function copyRows(source: string, target: Db, copy: Db | null) {
  const all = { rows: 0, incomplete: new Array<string>(), fromCopy: 0 }
  const from = openIfReadable(source)
  if (!from) return all
  // Tables are copied in any order, so rows may refer to rows that come later.
  target.pragma('foreign_keys = OFF')
  try {
    for (const { name } of tablesOf(target)) {
      const copied = copyTable(name, from, target, copy)
      all.rows += copied.rows
      all.fromCopy += copied.fromCopy
      if (!copied.isWhole) all.incomplete.push(name)
    }
    return all
  } finally {
    from.close()
    deleteOrphans(target)
    target.pragma('foreign_keys = ON')
  }
}

/** Returns null if the file is no readable database. */
function openIfReadable(source: string): Db | null {
  try {
    const db = openLeniently(source)
    tablesOf(db)
    return db
  } catch (error) {
    if (isSqliteError(error)) return null
    throw error
  }
}

/**
 * Opens a truncated file. SQLite refuses a file that is shorter than its header says, unless its schema may
 * be written.
 */
function openLeniently(source: string): Db {
  const db = new Database(source, { fileMustExist: true })
  db.unsafeMode()
  db.pragma('writable_schema = ON')
  return db
}

interface Copied {
  readonly rows: number
  readonly fromCopy: number
  readonly isWhole: boolean
}

/**
 * Copies the readable rows. Rows in an unreadable range are taken from the copy; other rows of the copy may have been
 * deleted since.
 */
function copyTable(name: string, from: Db, target: Db, copy: Db | null): Copied {
  const columns = sharedColumns(name, from, target)
  if (columns.length === 0) return { rows: 0, fromCopy: 0, isWhole: true }
  const insert = createInserter(name, columns, target)
  return target.transaction(() => {
    let rows = 0
    const found = readableRows(name, columns, from, (row) => {
      rows += insert(row)
    })
    const fromCopy = copy === null || found.isWhole ? 0 : fillHole(name, found, copy, target)
    return { rows: rows + fromCopy, fromCopy, isWhole: found.isWhole }
  })()
}

/** Inserts the rows of the copy whose keys are in the unreadable range. */
function fillHole(name: string, { isInHole }: ReadableRows, copy: Db, target: Db): number {
  const columns = sharedColumns(name, copy, target)
  if (columns.length === 0) return 0
  const insert = createInserter(name, columns, target)
  let filled = 0
  readableRows(name, columns, copy, (row, key) => {
    if (isInHole(key)) filled += insert(row)
  })
  return filled
}

/** Returns the columns that the table has in both databases. */
function sharedColumns(name: string, from: Db, target: Db): string[] {
  const sourceColumns = new Set(columnsOf(from, name))
  return columnsOf(target, name).filter((column) => sourceColumns.has(column))
}

/** Returns a function that inserts a row; it throws damage if the row violates a constraint. */
function createInserter(name: string, columns: readonly string[], target: Db) {
  const places = columns.map(() => '?').join(', ')
  const insert = target.prepare(`INSERT OR IGNORE INTO "${name}" (${quotedList(columns)}) VALUES (${places})`)
  return (row: readonly unknown[]) => {
    try {
      return insert.run(row).changes
    } catch (error) {
      // A row that violates the constraints, or that a JSON index refuses, comes from a corrupted page.
      if (isSqliteError(error) && /^SQLITE_(CONSTRAINT|ERROR$)/.test(error.code)) throw damage(error.message)
      throw error
    }
  }
}

const quotedList = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** The rowid, or the values of all primary key columns. */
type Key = readonly unknown[]

interface ReadableRows {
  readonly isWhole: boolean
  readonly isInHole: (key: Key) => boolean
}

const nothingMissing: ReadableRows = { isWhole: true, isInHole: () => false }

type Take = (row: unknown[], key: Key) => void

/**
 * Reads from the first row to where the file breaks off, then from the last row back, then single rows in between.
 */
function readableRows(table: string, columns: readonly string[], from: Db, take: Take): ReadableRows {
  const keys = keyColumns(from, table)
  const seen = new Set<string>()
  /** Passes on only rows that were not passed on before. */
  const takeOnce: Take = (row, key) => {
    if (seen.has(keyText(key))) return
    take(row, key)
    seen.add(keyText(key))
  }
  const fromStart = readInOrder(table, keys, columns, from, 'ASC', takeOnce)
  if (fromStart.isWhole) return nothingMissing
  const fromEnd = readInOrder(table, keys, columns, from, 'DESC', takeOnce)
  const absent =
    keys[0] === 'rowid'
      ? readOneByOne(table, columns, from, [fromStart.last, fromEnd.last], takeOnce)
      : noRowids
  return {
    isWhole: false,
    isInHole: (key) =>
      (fromStart.last === null || isBefore(fromStart.last, key)) &&
      (fromEnd.last === null || isBefore(key, fromEnd.last)) &&
      !seen.has(keyText(key)) &&
      !absent.has(Number(key[0])),
  }
}

const noRowids: ReadonlySet<number> = new Set()

/** Compares two keys in the order of the table. */
function isBefore(one: Key, other: Key): boolean {
  const at = one.findIndex((value, index) => value !== other[index])
  const [a, b] = [one[at], other[at]]
  return typeof a === 'number' && typeof b === 'number' ? a < b : String(a) < String(b)
}

const keyText = (key: Key) => JSON.stringify(key)

/** Reads the rows in this direction until the end or the first damage; `last` is the key of the last row. */
function readInOrder(
  table: string,
  keys: readonly string[],
  columns: readonly string[],
  from: Db,
  direction: 'ASC' | 'DESC',
  take: Take,
): { isWhole: boolean; last: Key | null } {
  let last: Key | null = null
  try {
    const order = keys.map((key) => `${key} ${direction}`).join(', ')
    const rows = from.prepare(
      `SELECT ${keys.join(', ')}, ${quotedList(columns)} FROM "${table}" NOT INDEXED ORDER BY ${order}`,
    )
    for (const row of rows.raw().iterate()) {
      const values = z.array(z.unknown()).parse(row)
      last = values.slice(0, keys.length)
      take(values.slice(keys.length), last)
    }
    return { isWhole: true, last }
  } catch (error) {
    if (!isDamage(error)) throw error
    return { isWhole: false, last }
  }
}

/** Tries the row ids one by one; returns those that certainly have no row. */
function readOneByOne(
  table: string,
  columns: readonly string[],
  from: Db,
  [fromStart, fromEnd]: readonly [Key | null, Key | null],
  take: Take,
): ReadonlySet<number> {
  const absent = new Set<number>()
  const last = fromEnd === null ? Infinity : Number(fromEnd[0])
  const one = from.prepare(`SELECT ${quotedList(columns)} FROM "${table}" WHERE rowid = ?`).raw()
  const maxGap = fromEnd === null ? maxGaps.without : maxGaps.withEnd
  let gaps = 0
  for (let rowid = Number(fromStart?.[0] ?? 0) + 1; rowid < last && gaps < maxGap; rowid++) {
    gaps += 1
    try {
      const row = one.get(rowid)
      if (row === undefined) absent.add(rowid)
      else {
        gaps = 0
        take(z.array(z.unknown()).parse(row), [rowid])
      }
    } catch (error) {
      if (!isDamage(error)) throw error
    }
  }
  return absent
}

const referenceSchema = z.object({ id: z.number(), parent: z.string(), child: z.string(), key: z.string() })

/** Deletes rows that refer to lost rows, because they would violate the foreign keys. */
function deleteOrphans(db: Db): void {
  const references = tablesOf(db).flatMap(({ name }) => referencesOf(db, name))
  let forgotten = 1
  while (forgotten > 0) {
    forgotten = 0
    for (const { table, child, parent, key } of references) {
      const sql = `DELETE FROM "${table}" WHERE "${child}" IS NOT NULL AND "${child}" NOT IN (SELECT "${key}" FROM "${parent}")`
      forgotten += db.prepare(sql).run().changes
    }
  }
}

/** Lists the foreign keys of the table. */
function referencesOf(db: Db, table: string) {
  return db
    .prepare(
      `SELECT id, "table" AS parent, "from" AS child, coalesce("to", 'id') AS key FROM pragma_foreign_key_list(?)`,
    )
    .all(table)
    .map((row) => ({ table, ...referenceSchema.parse(row) }))
}

/** The tables of Fovea, without those of SQLite and of its search index. */
function tablesOf(db: Db): { name: string }[] {
  return db
    .prepare(
      `SELECT name FROM pragma_table_list
       WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'`,
    )
    .all()
    .map((row) => z.object({ name: z.string() }).parse(row))
}

/** The names of the table's columns, in their order. */
function columnsOf(db: Db, table: string): string[] {
  return queryNames(db, `SELECT name FROM pragma_table_info(?) ORDER BY cid`, table)
}

/** The columns that the rows of a table are ordered by. */
function keyColumns(db: Db, table: string): string[] {
  const wr = db.prepare(`SELECT wr FROM pragma_table_list(?) WHERE schema = 'main'`).pluck().get(table)
  if (wr !== 1) return ['rowid']
  return queryNames(db, `SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk`, table)
}

/** Runs a query with the table as its parameter, and returns the column `name` of its rows. */
function queryNames(db: Db, sql: string, table: string): string[] {
  return db
    .prepare(sql)
    .all(table)
    .map((row) => z.object({ name: z.string() }).parse(row).name)
}
