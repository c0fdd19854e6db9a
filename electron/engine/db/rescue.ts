// A damaged database is set aside, whole, and a new one is filled with what can still be read of it, or of the newest
// copy. Nothing is thrown away: what was set aside stays in the data folder.
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { z } from 'zod'
import type { Result } from '../../../shared/result.ts'
import { stampOf } from './backups.ts'
import { isDamage, openDatabase, type Db } from './open.ts'

export interface Rescue {
  /** Where the damaged file lies now. */
  readonly setAside: string
  /** What the new one was filled from; null if nothing could be read. */
  readonly from: string | null
  readonly rows: number
}

/** Where a row can't be read, this many after it are tried one by one before the rest of the table is given up. */
const mostGaps = 5000

export function rescueDatabase(
  file: string,
  dir: string,
  backups: readonly string[],
  now: () => number,
): Result<{ db: Db; rescue: Rescue }> {
  const setAside = moveAside(file, dir, now)
  const opened = openDatabase(file)
  if (!opened.ok) return opened
  const db = opened.value
  for (const source of [setAside, ...backups]) {
    const rows = copyRows(source, db)
    if (rows > 0) return { ok: true, value: { db, rescue: { setAside, from: source, rows } } }
  }
  return { ok: true, value: { db, rescue: { setAside, from: null, rows: 0 } } }
}

/** With its journal: what stands only there belongs to it. */
function moveAside(file: string, dir: string, now: () => number): string {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const target = path.join(dir, `damaged-${stampOf(now())}.sqlite`)
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, target + suffix)
  }
  return target
}

function copyRows(source: string, target: Db): number {
  let from: Db | undefined
  try {
    from = openLeniently(source)
    const theirs = new Map(tablesOf(from).map((table) => [table.name, table]))
    let rows = 0
    // In any order: what refers to a row that comes later would be refused.
    target.pragma('foreign_keys = OFF')
    for (const { name } of tablesOf(target)) {
      const table = theirs.get(name)
      if (table) rows += copyTable(table, from, target)
    }
    return rows
  } catch (error) {
    if (!isDamage(error)) throw error
    return 0
  } finally {
    from?.close()
    forgetOrphans(target)
    target.pragma('foreign_keys = ON')
  }
}

/** A file that is shorter than its own header says is refused whole, but not to one who may mend its schema. */
function openLeniently(source: string): Db {
  const db = new Database(source)
  db.unsafeMode()
  db.pragma('writable_schema = ON')
  return db
}

function copyTable(table: Table, from: Db, target: Db): number {
  const theirs = new Set(columnsOf(from, table.name))
  const columns = columnsOf(target, table.name).filter((name) => theirs.has(name))
  if (columns.length === 0) return 0
  const list = columns.map((name) => `"${name}"`).join(', ')
  const insert = target.prepare(
    `INSERT OR IGNORE INTO "${table.name}" (${list}) VALUES (${columns.map(() => '?').join(', ')})`,
  )
  let copied = 0
  target.transaction(() => {
    for (const row of readableRows(table, list, from)) copied += insert.run(row).changes
  })()
  return copied
}

/** All rows; where the file breaks off, one by one by their number as long as that gives anything. */
function* readableRows({ name, hasRowid }: Table, list: string, from: Db): Generator<unknown[]> {
  let last = 0
  try {
    const order = hasRowid
      ? `SELECT rowid, ${list} FROM "${name}" ORDER BY rowid`
      : `SELECT 0, ${list} FROM "${name}"`
    for (const row of from.prepare(order).raw().iterate()) {
      const [rowid, ...values] = z.array(z.unknown()).parse(row)
      last = Number(rowid)
      yield values
    }
  } catch (error) {
    if (!isDamage(error)) throw error
    if (hasRowid) yield* beyond(name, list, from, last)
  }
}

function* beyond(table: string, list: string, from: Db, last: number): Generator<unknown[]> {
  const one = from.prepare(`SELECT ${list} FROM "${table}" WHERE rowid = ?`).raw()
  let gaps = 0
  for (let rowid = last + 1; gaps < mostGaps; rowid++) {
    try {
      const row = one.get(rowid)
      if (row === undefined) gaps += 1
      else {
        gaps = 0
        yield z.array(z.unknown()).parse(row)
      }
    } catch (error) {
      if (!isDamage(error)) throw error
      gaps += 1
    }
  }
}

const referenceSchema = z.object({ id: z.number(), parent: z.string(), child: z.string(), key: z.string() })

/** Rows that refer to one that was lost would break the rules that the tables are declared with. */
function forgetOrphans(db: Db): void {
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

function referencesOf(db: Db, table: string) {
  return db
    .prepare(
      `SELECT id, "table" AS parent, "from" AS child, coalesce("to", 'id') AS key FROM pragma_foreign_key_list(?)`,
    )
    .all(table)
    .map((row) => ({ table, ...referenceSchema.parse(row) }))
}

interface Table {
  readonly name: string
  readonly hasRowid: boolean
}

const tableSchema = z.object({ name: z.string(), isWithoutRowid: z.number() })

/** Our own: not those of SQLite, nor what lies behind a search index. */
function tablesOf(db: Db): Table[] {
  return db
    .prepare(
      `SELECT name, wr AS isWithoutRowid FROM pragma_table_list
       WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'`,
    )
    .all()
    .map((row) => tableSchema.parse(row))
    .map(({ name, isWithoutRowid }) => ({ name, hasRowid: isWithoutRowid === 0 }))
}

function columnsOf(db: Db, table: string): string[] {
  return db
    .prepare(`SELECT name FROM pragma_table_info(?)`)
    .all(table)
    .map((row) => z.object({ name: z.string() }).parse(row).name)
}
