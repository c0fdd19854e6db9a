// The files that Fovea wrote into other folders, each with a hash of what it wrote.
import { z } from 'zod'
import type { WrittenKind } from '../../../shared/contract/folder-rule.ts'
import { oneRow } from './one-row.ts'
import type { Db } from './open.ts'

export interface WrittenFile {
  readonly path: string
  /** The image that it was written for; for a sheet, the folder. */
  readonly source: string
  readonly kind: FileKind
  readonly hash: string
  readonly recordId: string
}

export type FileKind = WrittenKind | 'sheet'

export type WrittenFileRepo = ReturnType<typeof createWrittenFileRepo>

const pathRow = z.object({ path: z.string(), hash: z.string() })

export function createWrittenFileRepo(db: Db) {
  const put = db.prepare(`
    INSERT INTO written_files (path, source, kind, hash, record_id, written_at)
    VALUES (@path, @source, @kind, @hash, @recordId, @now)
    ON CONFLICT (path) DO UPDATE SET source = excluded.source, kind = excluded.kind, hash = excluded.hash,
      record_id = excluded.record_id, written_at = excluded.written_at`)
  const ofSource = db.prepare(`
    SELECT path, hash FROM written_files WHERE source = ? AND kind = ? ORDER BY written_at DESC LIMIT 1`)
  const listOfRecord = db.prepare(`SELECT path, hash FROM written_files WHERE record_id = ? ORDER BY kind`)
  const source = db.prepare(`SELECT source FROM written_files WHERE path = ?`)
  const hash = db.prepare(`SELECT hash FROM written_files WHERE path = ?`)
  const has = db.prepare(`SELECT 1 FROM written_files WHERE path = ? AND kind = ?`)
  const rename = db.prepare(`
    UPDATE written_files SET source = @to || substr(source, length(@from) + 1)
    WHERE source = @from OR (source > @from || char(10) AND source < @from || char(11))`)

  return {
    put: (file: WrittenFile, now: number) => void put.run({ ...file, now }),
    /** The newest file of this kind that was written for an image. */
    latest: (source: string, kind: FileKind) => oneRow(pathRow, ofSource.get(source, kind)),
    listOfRecord: (recordId: string) => listOfRecord.all(recordId).map((row) => pathRow.parse(row)),
    /** The image that the file was written for; null if Fovea did not write it. */
    sourceOf: (path: string): string | null =>
      oneRow(z.object({ source: z.string() }), source.get(path))?.source ?? null,
    has: (path: string, kind: FileKind) => has.get(path, kind) !== undefined,
    /** The hash of what Fovea last wrote there. */
    hashOf: (path: string): string | null =>
      oneRow(z.object({ hash: z.string() }), hash.get(path))?.hash ?? null,
    /** Changes the source, also in the files that were written for parts of it. */
    sourceMoved: (from: string, to: string) => void rename.run({ from, to }),
  }
}
