// Finds and changes the records of watch folders, and of the files in them.
import { z } from 'zod'
import { oneRow } from './one-row.ts'
import type { Db } from './open.ts'

const idRow = z.object({ id: z.string() })
const statusCount = z.object({
  status: z.enum(['waiting', 'working', 'done', 'failed', 'cancelled']),
  count: z.number(),
  duplicates: z.number(),
})
export type StatusCount = z.output<typeof statusCount>

/** Prepares the queries about records of watch folders. */
export function folderRecords(db: Db) {
  const counts = db.prepare(`
    SELECT status, count(*) AS count, count(duplicate_of) AS duplicates FROM records
    WHERE folder_id = ? AND removed_at IS NULL GROUP BY status`)
  const failed = db.prepare(`
    SELECT id FROM records WHERE folder_id = ? AND status IN ('failed', 'cancelled') AND removed_at IS NULL`)
  const moveSource = db.prepare(`UPDATE records SET source_path = @to WHERE source_path = @from`)
  const rename = db.prepare(`UPDATE records SET source_path = ?, filename = ? WHERE id = ?`)
  const same = db.prepare(`
    SELECT id FROM records WHERE part_of = @pile AND pages_asked = @pages AND hash = @hash AND removed_at IS NULL
    ORDER BY seq LIMIT 1`)
  const parts = db.prepare(`SELECT id FROM records WHERE part_of = ? AND removed_at IS NULL ORDER BY seq`)
  const ofFile = db.prepare(`SELECT id FROM records WHERE source_path = ? ORDER BY seq DESC LIMIT 1`)

  return {
    countsOfFolder: (folderId: string): readonly StatusCount[] =>
      counts.all(folderId).map((row) => statusCount.parse(row)),
    failedOfFolder: (folderId: string) => failed.all(folderId).map((row) => idRow.parse(row).id),
    /** After Fovea moved an image file: changes the path in all of its records. */
    sourceMoved: (from: string, to: string) => void moveSource.run({ from, to }),
    renamed: (id: string, sourcePath: string, filename: string) => void rename.run(sourcePath, filename, id),
    /** The record that was made of these pages of a batch scan, or null. */
    samePart: (scanId: string | null, pages: string, hash: string | null): string | null =>
      oneRow(idRow, same.get({ pile: scanId, pages, hash }))?.id ?? null,
    partsOf: (scanId: string) => parts.all(scanId).map((row) => idRow.parse(row).id),
    /** The newest record of a file, or null. */
    latestOfFile: (file: string): string | null => oneRow(idRow, ofFile.get(file))?.id ?? null,
  }
}
