// The sheets of watch folders: which are due, what was written in them last, and what could not be. [Note: sheet]
import { z } from 'zod'
import type { Fault } from '../../../shared/result.ts'
import type { Remembered } from '../../../shared/watch/sheet-plan.ts'
import { mayBePile } from './deliveries.ts'
import { triesColumns } from './due.ts'
import type { Db } from './open.ts'

const stateSchema = z.object({
  /** Where the rule wants it; once that is elsewhere, another sheet is begun. */
  place: z.string().default(''),
  /** Each file with the tables in it, by their names, and the columns of each. */
  files: z
    .array(z.object({ path: z.string(), heads: z.record(z.string(), z.array(z.string())) }))
    .default([]),
  /** The records whose change could not be brought in, as somebody had changed their rows. */
  kept: z.array(z.string()).default([]),
  /** What was none of ours any more, so that another was begun. */
  left: z.string().nullable().default(null),
})
export type SheetState = z.output<typeof stateSchema>

const rowSchema = z.object({
  changes: z.number(),
  written: z.number(),
  ...triesColumns,
  state: z.string().transform((text) => stateSchema.parse(JSON.parse(text))),
})
export type SheetRow = z.output<typeof rowSchema>

const hashRow = z.object({ name: z.string(), record: z.string(), hash: z.string() })

/** Null takes a record's hash away. */
export interface HashChange {
  readonly name: string
  readonly record: string
  readonly hash: string | null
}

export type SheetRepo = ReturnType<typeof createSheetRepo>

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
          AND NOT ${mayBePile}))`)
  const clear = db.prepare(`DELETE FROM sheet_rows WHERE folder_id = ?`)
  const release = db.prepare(`DELETE FROM sheet_rows WHERE record_id = ?`)

  return {
    get(folderId: string): SheetRow | null {
      const row = select.get(folderId)
      return row === undefined ? null : rowSchema.parse(row)
    },
    /** Of each table. */
    remembered(folderId: string, heads: ReadonlyMap<string, readonly string[]>): Map<string, Remembered> {
      const found = new Map<string, Map<string, string>>()
      for (const raw of hashes.all(folderId)) {
        const { name, record, hash } = hashRow.parse(raw)
        const table = found.get(name) ?? new Map<string, string>()
        found.set(name, table.set(record, hash))
      }
      return new Map([...heads].map(([name, head]) => [name, { head, hashes: found.get(name) ?? new Map() }]))
    },
    /** Whether there is anything to write, or something that was written. */
    hasRows: (id: string) => hasRows.get({ id }) !== undefined,
    /** Of one file, as soon as it is written. */
    wrote(folderId: string, state: SheetState, changes: readonly HashChange[]): void {
      setState.run(JSON.stringify(state), folderId)
      for (const change of changes) (change.hash === null ? forget : put).run({ ...change, folderId })
    },
    /** The sheet is what its records were after so many changes. */
    settle: (folderId: string, changes: number) => void settle.run({ folderId, changes }),
    fail: (folderId: string, error: Fault, notBefore: number | null) =>
      void fail.run({
        folderId,
        error: JSON.stringify(error),
        notBefore: notBefore ?? 0,
        isParked: Number(notBefore === null),
      }),
    /** Looks at it again, also if nothing changed. */
    touch(folderId: string): void {
      insert.run(folderId)
      touch.run(folderId)
    },
    /** Another sheet is begun; the rows of the one before are whoever's they are. */
    clear: (folderId: string) => void clear.run(folderId),
    /** Their rows stay, whatever becomes of the records. */
    release(recordIds: readonly string[]): void {
      for (const id of recordIds) release.run(id)
    },
  }
}
