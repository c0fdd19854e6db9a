// The files that a watch folder has dealt with: a file whose size and time are unchanged is not looked at again.
import { z } from 'zod'
import { oneRow } from './one-row.ts'
import type { Db } from './open.ts'

/** Size and time: all that can be known about a file without opening it. */
export interface FileState {
  readonly sizeBytes: number
  readonly mtimeMs: number
}

/** A file's place below the folder's root. `dir` is '' or ends with a slash, on every system. */
export interface FilePlace {
  readonly dir: string
  readonly name: string
}

export interface FileOutcome {
  readonly recordId: string | null
  readonly duplicateOf: string | null
}

export type FolderFileRepo = ReturnType<typeof createFolderFileRepo>

const rowSchema = z.object({
  sizeBytes: z.number(),
  mtimeMs: z.number(),
  recordId: z.string().nullable(),
  duplicateOf: z.string().nullable(),
  seenAt: z.number(),
})
export type FolderFileRow = z.output<typeof rowSchema>

/** Not parsed row by row: a scan asks for the rows of every directory. */
type StateRow = [name: string, sizeBytes: number, mtimeMs: number]

export function createFolderFileRepo(db: Db) {
  const one = db.prepare(`
    SELECT size_bytes AS sizeBytes, mtime_ms AS mtimeMs, record_id AS recordId, duplicate_of AS duplicateOf,
      seen_at AS seenAt
    FROM folder_files WHERE folder_id = ? AND dir = ? AND name = ?`)
  const ofDir = db
    .prepare(`SELECT name, size_bytes, mtime_ms FROM folder_files WHERE folder_id = ? AND dir = ?`)
    .raw()
  const put = db.prepare(`
    INSERT INTO folder_files (folder_id, dir, name, size_bytes, mtime_ms, record_id, duplicate_of, seen_at)
    VALUES (@folderId, @dir, @name, @sizeBytes, @mtimeMs, @recordId, @duplicateOf, @seenAt)
    ON CONFLICT (folder_id, dir, name) DO UPDATE SET size_bytes = excluded.size_bytes,
      mtime_ms = excluded.mtime_ms, record_id = excluded.record_id, duplicate_of = excluded.duplicate_of,
      seen_at = excluded.seen_at`)
  const forget = db.prepare(`DELETE FROM folder_files WHERE folder_id = ? AND dir = ? AND name = ?`)
  const forgetFolder = db.prepare(`DELETE FROM folder_files WHERE folder_id = ?`)
  const forgetRecord = db.prepare(`DELETE FROM folder_files WHERE record_id = ?`)
  const hasAny = db.prepare(`SELECT 1 FROM folder_files WHERE folder_id = ? LIMIT 1`)

  return {
    /** Returns the row of the file; null if the folder has not dealt with it. */
    get: (folderId: string, { dir, name }: FilePlace): FolderFileRow | null =>
      oneRow(rowSchema, one.get(folderId, dir, name)),
    /** Returns size and time of all known files of a directory, by name. */
    statesOf(folderId: string, dir: string): ReadonlyMap<string, FileState> {
      const rows = ofDir.all(folderId, dir) as StateRow[]
      return new Map(rows.map(([name, sizeBytes, mtimeMs]) => [name, { sizeBytes, mtimeMs }]))
    },
    put: (folderId: string, place: FilePlace, state: FileState, outcome: FileOutcome, seenAt: number) =>
      void put.run({ folderId, ...place, ...state, ...outcome, seenAt }),
    forget: (folderId: string, { dir, name }: FilePlace) => void forget.run(folderId, dir, name),
    forgetFolder: (folderId: string) => forgetFolder.run(folderId).changes,
    forgetRecord: (recordId: string) => forgetRecord.run(recordId).changes,
    hasAny: (folderId: string) => hasAny.get(folderId) !== undefined,
  }
}
