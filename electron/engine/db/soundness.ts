// Whether a database file is sound: what SQLite itself can tell of its pages, and of the index for searching.
import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'

type Db = Database.Database

/** quick: every page and every row once · whole: that each index tells of its table what is there, and that for searching is sound, too. */
export type Depth = 'quick' | 'whole'

/** The first thing that is wrong with it, in SQLite's words; null if it is sound. */
export function problemIn(db: Db, depth: Depth): string | null {
  try {
    const found = db.pragma(depth === 'quick' ? 'quick_check(1)' : 'integrity_check(1)', { simple: true })
    return found === 'ok' ? null : String(found)
  } catch (error) {
    if (isDamage(error)) return error.message
    throw error
  }
}

/** Of a file that nobody else has open. */
export function problemInFile(file: string): string | null {
  let db: Db | undefined
  try {
    db = openToLook(file)
    return problemIn(db, 'whole')
  } catch (error) {
    if (isDamage(error)) return error.message
    throw error
  } finally {
    db?.close()
  }
}

/**
 * Opens it so that it stays as it is. Who may write takes a journal into the file at the end; who may not leaves an empty
 * one beside a file that had none.
 */
export function openToLook(file: string): Db {
  const db = new Database(file, { fileMustExist: true, readonly: existsSync(`${file}-wal`) })
  db.pragma('query_only = ON')
  return db
}

/** The file is no sound database. A full disk, say, is another matter: then the file is as good as ever. */
export function isDamage(error: unknown): error is InstanceType<typeof Database.SqliteError> {
  return error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code)
}

/** What a check found, for those who were about to trust the file. */
export function damage(why: string): Error {
  return new Database.SqliteError(why, 'SQLITE_CORRUPT')
}
