// Stores watch folders and their rules.
import { z } from 'zod'
import { defaultFolderRule, folderRuleSchema, type FolderRule } from '../../../shared/contract/folder-rule.ts'
import { operationNames } from '../../../shared/operations.ts'
import { profiles } from '../../../shared/reading.ts'
import type { Db } from './open.ts'

/** Parts of the rule that other tables or queries refer to are columns; the rest of the rule is one JSON text. */
const columnsSchema = z.object({
  id: z.string(),
  path: z.string(),
  operation: z.enum(operationNames),
  schemaId: z.string().nullable(),
  languages: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  profile: z.enum(profiles).nullable(),
  includesSubfolders: z.number().transform((flag) => flag === 1),
  settleMs: z.number(),
  isPaused: z.number().transform((flag) => flag === 1),
  isSurveyed: z.number().transform((flag) => flag === 1),
  createdAt: z.number(),
  rule: z
    .string()
    .transform((text) =>
      folderRuleSchema.parse({ ...defaultFolderRule, ...objectSchema.parse(JSON.parse(text)) }),
    ),
})

const objectSchema = z.record(z.string(), z.unknown())

export interface FolderRow {
  readonly id: string
  readonly path: string
  readonly rule: FolderRule
  readonly isPaused: boolean
  /** Whether it has been decided what becomes of the files that were there when watching began. */
  readonly isSurveyed: boolean
  readonly createdAt: number
}

export type FolderRepo = ReturnType<typeof createFolderRepo>

const select = `
  SELECT id, path, operation, schema_id AS schemaId, languages, profile, includes_subfolders AS includesSubfolders,
    settle_ms AS settleMs, is_paused AS isPaused, is_surveyed AS isSurveyed,
    created_at AS createdAt, rule
  FROM watch_folders`

export function createFolderRepo(db: Db) {
  const insert = db.prepare(`
    INSERT INTO watch_folders (id, path, operation, schema_id, languages, profile, includes_subfolders, settle_ms,
      is_paused, is_surveyed, created_at, rule)
    VALUES (@id, @path, @operation, @schemaId, @languages, @profile, @includesSubfolders, @settleMs, @isPaused, 0,
      @createdAt, @rule)`)
  const update = db.prepare(`
    UPDATE watch_folders SET operation = @operation, schema_id = @schemaId, languages = @languages,
      profile = @profile, includes_subfolders = @includesSubfolders, settle_ms = @settleMs, is_paused = @isPaused,
      rule = @rule WHERE id = @id`)
  const setSurveyed = db.prepare(`UPDATE watch_folders SET is_surveyed = 1 WHERE id = ?`)
  const list = db.prepare(`${select} ORDER BY created_at, id`)
  const byId = db.prepare(`${select} WHERE id = ?`)
  const remove = db.prepare(`DELETE FROM watch_folders WHERE id = ?`)

  return {
    insert: (row: Omit<FolderRow, 'isSurveyed'>) =>
      void insert.run({ id: row.id, path: row.path, createdAt: row.createdAt, ...toColumns(row) }),
    update: (row: Pick<FolderRow, 'id' | 'rule' | 'isPaused'>) =>
      void update.run({ id: row.id, ...toColumns(row) }),
    setSurveyed: (id: string) => void setSurveyed.run(id),
    list: (): FolderRow[] => list.all().map(parseRow),
    get(id: string): FolderRow | null {
      const row = byId.get(id)
      return row === undefined ? null : parseRow(row)
    },
    remove: (id: string) => remove.run(id).changes,
  }
}

/** Converts a folder's rule to its database columns. */
function toColumns({ rule, isPaused }: Pick<FolderRow, 'rule' | 'isPaused'>) {
  const { operation, schemaId, languages, profile, includesSubfolders, settleMs, ...rest } = rule
  return {
    operation,
    schemaId,
    languages: JSON.stringify(languages),
    profile,
    includesSubfolders: Number(includesSubfolders),
    settleMs,
    isPaused: Number(isPaused),
    rule: JSON.stringify(rest),
  }
}

function parseRow(raw: unknown): FolderRow {
  const { id, path, isPaused, isSurveyed, createdAt, rule, ...columns } = columnsSchema.parse(raw)
  return { id, path, isPaused, isSurveyed, createdAt, rule: { ...rule, ...columns } }
}
