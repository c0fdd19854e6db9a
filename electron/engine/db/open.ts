// Opens the database: a single writer; everything that was committed survives a power cut.
import { accessSync, closeSync, constants, existsSync, openSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { z } from 'zod'
import { err, ok, type Result } from '../../../shared/result.ts'
import { migrations } from './migrations/list.ts'
import { damage, isDamage, problemIn, type Depth } from './soundness.ts'

export type Db = Database.Database

/** The file name in the data folder. */
export const databaseFile = 'fovea.sqlite'

/**
 * Opens the database and migrates it. `beforeMigration` makes a copy of a database whose tables are about to change.
 * By default the file is checked only if the last process that had it open ended badly, that is, left a journal.
 */
export function openDatabase(
  file: string,
  beforeMigration: (db: Db) => void = () => undefined,
  doubt: Depth | null = hasJournal(file) ? 'quick' : null,
): Result<Db> {
  const isNew = file === ':memory:' || !existsSync(file)
  let db: Db | undefined
  try {
    // SQLite opens a write-protected file read-only, and would fail only when the first image is accepted.
    if (!isNew) accessSync(file, constants.W_OK)
    else if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600)) // SQLite gives its journal the same rights
    db = new Database(file)
    // Before anything else: with temporary data in memory, no temporary folder is needed, which may be full.
    db.pragma('temp_store = MEMORY')
    db.pragma('journal_mode = WAL')
    // FULL, not NORMAL: in WAL mode a power cut may undo the last commits with NORMAL, and an accepted image must not
    // be lost.
    db.pragma('synchronous = FULL')
    db.pragma('foreign_keys = ON')
    // Overwrites deleted data, which would otherwise remain in unused pages until those are needed again.
    db.pragma('secure_delete = ON')
    db.pragma('busy_timeout = 5000')
    const problem = doubt === null ? null : problemIn(db, doubt)
    if (problem !== null) throw damage(problem)
    return migrate(db, file, isNew, beforeMigration)
  } catch (error) {
    db?.close()
    if (isDamage(error)) return err('data.damaged', { file, why: error.message })
    throw error
  }
}

/**
 * Whether the last process did not end properly. A process that has the database open keeps a journal next to
 * it, and removes it when it ends properly.
 */
export function hasJournal(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
}

/**
 * Runs the migrations that the database lacks. Migrations are numbered by their position in the list and only
 * ever added at its end.
 */
export function migrate(
  db: Db,
  file: string,
  isNew: boolean,
  beforeMigration: (db: Db) => void = () => undefined,
): Result<Db> {
  const version = versionOf(db)
  if (version > migrations.length) {
    db.close()
    return err('data.newer', { file, version, known: migrations.length })
  }
  if (version === 0 && !isNew && hasTables(db)) {
    db.close()
    return err('data.foreign', { file })
  }
  if (version > 0 && version < migrations.length) beforeMigration(db)
  migrations.slice(version).forEach((sql, index) => {
    db.transaction(() => {
      db.exec(sql)
      db.pragma(`user_version = ${version + index + 1}`)
    })()
  })
  return ok(db)
}

/**
 * Moves everything from the journal into the database and empties the journal; if others are reading, at a later
 * call.
 */
export function emptyJournal(db: Db): void {
  db.pragma('wal_checkpoint(TRUNCATE)')
}

/** Version and number of records of the database, for the diagnostics. */
export function countsOf(db: Db): { databaseVersion: number; records: number } {
  const { records } = z
    .object({ records: z.number() })
    .parse(db.prepare('SELECT count(*) AS records FROM records').get())
  return { databaseVersion: versionOf(db), records }
}

/** The number of migrations that the database has had. */
export function versionOf(db: Db): number {
  return Number(db.pragma('user_version', { simple: true }))
}

/** Whether the database is not new. */
function hasTables(db: Db): boolean {
  return db.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' LIMIT 1`).get() !== undefined
}

export function isSqliteError(error: unknown): error is InstanceType<typeof Database.SqliteError> {
  return error instanceof Database.SqliteError
}

/**
 * Whether the error means that the disk is full or read-only. To SQLite, an exhausted disk quota is an I/O error, and so
 * is a disk that is too full for its shared memory.
 */
export function isDiskFullError(error: unknown): boolean {
  return isSqliteError(error) && /^SQLITE_(FULL|READONLY|IOERR_WRITE|IOERR_SHMSIZE)$/.test(error.code)
}
