// Opens the database: one writer, everything that was committed survives a power cut.
import { accessSync, closeSync, constants, existsSync, openSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { z } from 'zod'
import { err, ok, type Result } from '../../../shared/result.ts'
import { migrations } from './migrations/list.ts'
import { damage, isDamage, problemIn, type Depth } from './soundness.ts'

export type Db = Database.Database

/** Its name in the data folder. */
export const databaseFile = 'fovea.sqlite'

/**
 * `beforeMigration` is asked to keep a copy of a database whose tables are about to change. How deeply the file is looked
 * through first goes by how the last one who had it open ended: a sound end leaves no journal.
 */
export function openDatabase(
  file: string,
  beforeMigration: (db: Db) => void = () => undefined,
  doubt: Depth | null = hasJournal(file) ? 'quick' : null,
): Result<Db> {
  const isNew = file === ':memory:' || !existsSync(file)
  let db: Db | undefined
  try {
    // SQLite opens a file that it may not write for reading only, and would say so at the first accepted image.
    if (!isNew) accessSync(file, constants.W_OK)
    else if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600)) // SQLite gives its journal the same rights
    db = new Database(file)
    // Before anything else: what SQLite puts aside for a moment needs no temporary folder then, which may be full.
    db.pragma('temp_store = MEMORY')
    db.pragma('journal_mode = WAL')
    // FULL, not NORMAL: in WAL mode NORMAL may lose the last commits to a power cut, and an accepted image is a promise.
    db.pragma('synchronous = FULL')
    db.pragma('foreign_keys = ON')
    // What is deleted is overwritten: else it stays in pages that nothing uses until something else needs them.
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

/** Whoever has the database open keeps a journal beside it, and takes it away with a sound end. */
function hasJournal(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
}

/** Migrations are numbered by their place in the list and only ever added at its end. */
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

/** All that stands in the journal goes to its place, and the journal is emptied; while others read, at a later time. */
export function forgetJournal(db: Db): void {
  db.pragma('wal_checkpoint(TRUNCATE)')
}

/** For the diagnostics. */
export function countsOf(db: Db): { databaseVersion: number; records: number } {
  const { records } = z
    .object({ records: z.number() })
    .parse(db.prepare('SELECT count(*) AS records FROM records').get())
  return { databaseVersion: versionOf(db), records }
}

export function versionOf(db: Db): number {
  return Number(db.pragma('user_version', { simple: true }))
}

function hasTables(db: Db): boolean {
  return db.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' LIMIT 1`).get() !== undefined
}

export function isSqliteError(error: unknown): error is InstanceType<typeof Database.SqliteError> {
  return error instanceof Database.SqliteError
}

/** A used up quota is an I/O error to SQLite, and so is a full disk where its shared memory grows. */
export function isDiskFullError(error: unknown): boolean {
  return isSqliteError(error) && /^SQLITE_(FULL|IOERR_WRITE|IOERR_SHMSIZE)$/.test(error.code)
}
