// Opens the database: one writer, everything that was committed survives a power cut.
import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'
import { err, ok, type Result } from '../../../shared/result.ts'
import { migrations } from './migrations/list.ts'

export type Db = Database.Database

export function openDatabase(file: string): Result<Db> {
  const isNew = file === ':memory:' || !existsSync(file)
  let db: Db | undefined
  try {
    db = new Database(file)
    db.pragma('journal_mode = WAL')
    // FULL, not NORMAL: in WAL mode NORMAL may lose the last commits to a power cut, and an accepted image is a promise.
    db.pragma('synchronous = FULL')
    db.pragma('foreign_keys = ON')
    db.pragma('busy_timeout = 5000')
    return migrate(db, file, isNew)
  } catch (error) {
    db?.close()
    if (isSqliteError(error)) return err('data.damaged', { file, why: error.message })
    throw error
  }
}

/** Migrations are numbered by their place in the list and only ever added at its end. */
export function migrate(db: Db, file: string, isNew: boolean): Result<Db> {
  const version = versionOf(db)
  if (version > migrations.length) {
    db.close()
    return err('data.newer', { file, version, known: migrations.length })
  }
  if (version === 0 && !isNew && hasTables(db)) {
    db.close()
    return err('data.damaged', { file, why: 'it holds tables that are not of this program' })
  }
  migrations.slice(version).forEach((sql, index) => {
    db.transaction(() => {
      db.exec(sql)
      db.pragma(`user_version = ${version + index + 1}`)
    })()
  })
  return ok(db)
}

function versionOf(db: Db): number {
  return Number(db.pragma('user_version', { simple: true }))
}

function hasTables(db: Db): boolean {
  return db.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' LIMIT 1`).get() !== undefined
}

export function isSqliteError(error: unknown): error is InstanceType<typeof Database.SqliteError> {
  return error instanceof Database.SqliteError
}

export function isDiskFullError(error: unknown): boolean {
  return isSqliteError(error) && (error.code === 'SQLITE_FULL' || error.code === 'SQLITE_IOERR_WRITE')
}
