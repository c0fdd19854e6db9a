// Watch folders, and what each of them has dealt with already.
import { z } from 'zod'
import { operationNames, type Operation } from '../../../shared/operations.ts'
import { profiles, type Profile } from '../../../shared/reading.ts'
import type { Db } from './open.ts'

const rowSchema = z.object({
  id: z.string(),
  path: z.string(),
  operation: z.enum(operationNames),
  schemaId: z.string().nullable(),
  languages: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  profile: z.enum(profiles).nullable(),
  includesSubfolders: z.number().transform((flag) => flag === 1),
  settleMs: z.number(),
  isPaused: z.number().transform((flag) => flag === 1),
  createdAt: z.number(),
})

export type FolderRow = z.output<typeof rowSchema>

export interface FolderRule {
  readonly operation: Operation
  readonly schemaId: string | null
  readonly languages: readonly string[]
  /** Null follows the setting. */
  readonly profile: Profile | null
  readonly includesSubfolders: boolean
  readonly settleMs: number
  readonly isPaused: boolean
}

export interface FileState {
  readonly sizeBytes: number
  readonly mtimeMs: number
}

export type FolderRepo = ReturnType<typeof createFolderRepo>

const select = `
  SELECT id, path, operation, schema_id AS schemaId, languages, profile, includes_subfolders AS includesSubfolders,
    settle_ms AS settleMs, is_paused AS isPaused, created_at AS createdAt
  FROM watch_folders`

const seenRow = z.object({ sizeBytes: z.number(), mtimeMs: z.number() })

export function createFolderRepo(db: Db) {
  const insert = db.prepare(`
    INSERT INTO watch_folders (id, path, operation, schema_id, languages, profile, includes_subfolders, settle_ms,
      is_paused, created_at)
    VALUES (@id, @path, @operation, @schemaId, @languages, @profile, @includesSubfolders, @settleMs, @isPaused, @createdAt)`)
  const update = db.prepare(`
    UPDATE watch_folders SET operation = @operation, schema_id = @schemaId, languages = @languages,
      profile = @profile, includes_subfolders = @includesSubfolders,
      settle_ms = @settleMs, is_paused = @isPaused WHERE id = @id`)
  const list = db.prepare(`${select} ORDER BY created_at, id`)
  const byId = db.prepare(`${select} WHERE id = ?`)
  const remove = db.prepare(`DELETE FROM watch_folders WHERE id = ?`)
  const seen = db.prepare(`
    SELECT size_bytes AS sizeBytes, mtime_ms AS mtimeMs FROM seen_files WHERE folder_id = ? AND path = ?`)
  const markSeen = db.prepare(`
    INSERT INTO seen_files (folder_id, path, size_bytes, mtime_ms, record_id) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (folder_id, path) DO UPDATE SET
      size_bytes = excluded.size_bytes, mtime_ms = excluded.mtime_ms, record_id = excluded.record_id`)

  const flags = (rule: FolderRule) => ({
    ...rule,
    languages: JSON.stringify(rule.languages),
    includesSubfolders: Number(rule.includesSubfolders),
    isPaused: Number(rule.isPaused),
  })
  return {
    insert: (row: FolderRule & { id: string; path: string; createdAt: number }) =>
      void insert.run({ ...row, ...flags(row) }),
    update: (id: string, rule: FolderRule) => void update.run({ ...flags(rule), id }),
    list: (): FolderRow[] => list.all().map((row) => rowSchema.parse(row)),
    get(id: string): FolderRow | null {
      const row = byId.get(id)
      return row === undefined ? null : rowSchema.parse(row)
    },
    remove: (id: string) => remove.run(id).changes,
    seen(folderId: string, path: string): FileState | null {
      const row = seen.get(folderId, path)
      return row === undefined ? null : seenRow.parse(row)
    },
    markSeen: (folderId: string, path: string, state: FileState, recordId: string) =>
      void markSeen.run(folderId, path, state.sizeBytes, state.mtimeMs, recordId),
  }
}
