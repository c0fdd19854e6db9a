// Whether a database file is sound: what SQLite itself can tell of its pages, and of the index for searching.
import Database from 'better-sqlite3'

type Db = Database.Database

/** quick: every page and every row once · whole: that each index tells of its table what is there, too. */
export type Depth = 'quick' | 'whole'

/** The first thing that is wrong with it, in SQLite's words; null if it is sound. */
export function problemIn(db: Db, depth: Depth): string | null {
  try {
    const found = db.pragma(depth === 'quick' ? 'quick_check(1)' : 'integrity_check(1)', { simple: true })
    if (found !== 'ok') return String(found)
    // A question in the words of a change, as FTS5 has it: it compares its index with what the records say.
    if (depth === 'whole' && hasTextIndex(db))
      db.exec(`INSERT INTO record_text (record_text, rank) VALUES ('integrity-check', 1)`)
    return null
  } catch (error) {
    if (isDamage(error)) return error.message
    throw error
  }
}

/** Of a file that nobody else has open. */
export function problemInFile(file: string): string | null {
  let db: Db | undefined
  try {
    db = new Database(file, { fileMustExist: true })
    return problemIn(db, 'whole')
  } catch (error) {
    if (isDamage(error)) return error.message
    throw error
  } finally {
    db?.close()
  }
}

function hasTextIndex(db: Db): boolean {
  return db.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'record_text'`).get() !== undefined
}

/** The file is no sound database. A full disk, say, is another matter: then the file is as good as ever. */
export function isDamage(error: unknown): error is InstanceType<typeof Database.SqliteError> {
  return error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code)
}

/** What a check found, for those who were about to trust the file. */
export function damage(why: string): Error {
  return new Database.SqliteError(why, 'SQLITE_CORRUPT')
}
