// Stores the state of the spreadsheets of watch folders: which are due, what was last written, and what failed.
// [Note: sheet]
import { z } from 'zod'
import type { Fault } from '../../../shared/result.ts'
import type { Remembered } from '../../../shared/watch/sheet-plan.ts'
import { mayBeBatchScan } from './deliveries.ts'
import { attemptColumns } from './due.ts'
import { oneRow } from './one-row.ts'
import type { Db } from './open.ts'

const stateSchema = z.object({
  /** The place that the rule gives the sheet. If it changes, a new sheet is begun there. */
  place: z.string().default(''),
  /** The files of the sheet; for each, the columns of its tables by table name. */
  files: z
    .array(z.object({ path: z.string(), heads: z.record(z.string(), z.array(z.string())) }))
    .default([]),
  /** The records whose changes are not in the sheet, because somebody edited their rows. */
  kept: z.array(z.string()).default([]),
  /** The sheet file that is no longer used because it is not recognisable any more; a new one was begun. */
  left: z.string().nullable().default(null),
})
export type SheetState = z.output<typeof stateSchema>

const rowSchema = z.object({
  changes: z.number(),
  written: z.number(),
  ...attemptColumns,
  state: z.string().transform((text) => stateSchema.parse(JSON.parse(text))),
})
export type SheetRow = z.output<typeof rowSchema>

const hashRow = z.object({ name: z.string(), record: z.string(), hash: z.string() })

/** Null deletes the hash of a record's rows. */
export interface HashChange {
  readonly name: string
  readonly record: string
  readonly hash: string | null
}

export type SheetRepo = ReturnType<typeof createSheetRepo>

/** Prepares the queries on folder_sheets, the table of the spreadsheets' states. */
export function createSheetRepo(db: Db) {
  const insert = db.prepare(`INSERT OR IGNORE INTO folder_sheets (folder_id) VALUES (?)`)
  const select = db.prepare(`
    SELECT changes, written, attempts, not_before AS notBefore, is_parked AS isParked, error, state
    FROM folder_sheets WHERE folder_id = ?`)
  const hashes = db.prepare(`SELECT name, record_id AS record, hash FROM sheet_rows WHERE folder_id = ?`)
  const put = db.prepare(`
    INSERT OR REPLACE INTO sheet_rows (folder_id, name, record_id, hash) VALUES (@folderId, @name, @record, @hash)`)
  const forget = db.prepare(`
    DELETE FROM sheet_rows WHERE folder_id = @folderId AND name = @name AND record_id = @record`)
  const setState = db.prepare(`UPDATE folder_sheets SET state = ? WHERE folder_id = ?`)
  const settle = db.prepare(`
    UPDATE folder_sheets SET written = @changes, attempts = 0, not_before = 0, is_parked = 0, error = NULL
    WHERE folder_id = @folderId`)
  const fail = db.prepare(`
    UPDATE folder_sheets SET attempts = attempts + 1, not_before = @notBefore, is_parked = @isParked, error = @error
    WHERE folder_id = @folderId`)
  const touch = db.prepare(`
    UPDATE folder_sheets SET changes = changes + 1, attempts = 0, not_before = 0, is_parked = 0 WHERE folder_id = ?`)
  const hasRows = db.prepare(`
    SELECT 1 FROM folder_sheets s WHERE folder_id = @id AND (
      json_array_length(state, '$.files') > 0 OR EXISTS (
        SELECT 1 FROM records WHERE records.folder_id = @id AND status = 'done' AND removed_at IS NULL
          AND NOT ${mayBeBatchScan}))`)
  const clear = db.prepare(`DELETE FROM sheet_rows WHERE folder_id = ?`)
  const release = db.prepare(`DELETE FROM sheet_rows WHERE record_id = ?`)

  return {
    /** Returns the state of a folder's sheet; null if none was ever due. */
    get: (folderId: string): SheetRow | null => oneRow(rowSchema, select.get(folderId)),
    /** For each table: its columns, and the hashes of its rows as they were written. */
    remembered(folderId: string, heads: ReadonlyMap<string, readonly string[]>): Map<string, Remembered> {
      const found = new Map<string, Map<string, string>>()
      for (const raw of hashes.all(folderId)) {
        const { name, record, hash } = hashRow.parse(raw)
        const table = found.get(name) ?? new Map<string, string>()
        found.set(name, table.set(record, hash))
      }
      return new Map([...heads].map(([name, head]) => [name, { head, hashes: found.get(name) ?? new Map() }]))
    },
    /** Whether there is anything to write, or anything was written already. */
    hasRows: (id: string) => hasRows.get({ id }) !== undefined,
    /** Stores the state after a file was written. Called for each file, as soon as it is written. */
    wrote(folderId: string, state: SheetState, changes: readonly HashChange[]): void {
      setState.run(JSON.stringify(state), folderId)
      for (const change of changes) (change.hash === null ? forget : put).run({ ...change, folderId })
    },
    /** The sheet now shows its records as of this count of changes. */
    settle: (folderId: string, changes: number) => void settle.run({ folderId, changes }),
    fail: (folderId: string, error: Fault, notBefore: number | null) =>
      void fail.run({
        folderId,
        error: JSON.stringify(error),
        notBefore: notBefore ?? 0,
        isParked: Number(notBefore === null),
      }),
    /** Makes the sheet due again, even if nothing changed. */
    touch(folderId: string): void {
      insert.run(folderId)
      touch.run(folderId)
    },
    /** Forgets the hashes when a new sheet is begun; the rows of the old one now belong to the user. */
    clear: (folderId: string) => void clear.run(folderId),
    /** Forgets the hashes of these records, so that their rows stay even if the records are deleted. */
    release(recordIds: readonly string[]): void {
      for (const id of recordIds) release.run(id)
    },
  }
}
