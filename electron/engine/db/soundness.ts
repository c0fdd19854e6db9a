// Checks database files: uses SQLite's own checks of its pages and of the search index.
import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'

type Db = Database.Database

/**
 * quick: reads every page and every row once. whole: also compares each index with its table, and checks the search
 * index.
 */
export type Depth = 'quick' | 'whole'

/** Returns the first problem in SQLite's words, or null. */
export function problemIn(db: Db, depth: Depth): string | null {
  try {
    const found = db.pragma(depth === 'quick' ? 'quick_check(1)' : 'integrity_check(1)', { simple: true })
    return found === 'ok' ? null : String(found)
  } catch (error) {
    if (isDamage(error)) return error.message
    throw error
  }
}

/** Returns the first problem of a database file, or null. For a file that nobody else has open. */
export function problemInFile(file: string): string | null {
  let db: Db | undefined
  try {
    db = openReadOnly(file)
    return problemIn(db, 'whole')
  } catch (error) {
    if (isDamage(error)) return error.message
    throw error
  } finally {
    db?.close()
  }
}

/**
 * Opens a file without changing it. A connection that may write would merge an existing journal into the file at its
 * end; a read-only one would leave an empty journal next to a file that had none.
 */
export function openReadOnly(file: string): Db {
  const db = new Database(file, { fileMustExist: true, readonly: existsSync(`${file}-wal`) })
  db.pragma('query_only = ON')
  return db
}

/** Whether the error means that the file is damaged. A full disk, for example, leaves the file intact. */
export function isDamage(error: unknown): error is InstanceType<typeof Database.SqliteError> {
  return error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code)
}

/** Makes the error for damage that a check has found. */
export function damage(why: string): Error {
  return new Database.SqliteError(why, 'SQLITE_CORRUPT')
}
