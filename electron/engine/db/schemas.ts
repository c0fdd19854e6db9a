// Stores schemas. A revision is never changed: records refer to the revision that they were made with.
import { z } from 'zod'
import { type SavedSchema, type SchemaRevision } from '../../../shared/contract/schema-calls.ts'
import type { FieldSettings } from '../../../shared/schema/field-settings.ts'
import type { Db } from './open.ts'
import { settingsColumn } from './settings-column.ts'

export type SchemaRepo = ReturnType<typeof createSchemaRepo>

const rowSchema = z.object({
  id: z.string(),
  name: z.string(),
  revision: z.number(),
  body: z.string(),
  settings: settingsColumn,
  createdAt: z.number(),
  updatedAt: z.number(),
})

const revisionSchema = rowSchema.pick({ revision: true, body: true, settings: true, createdAt: true })

const select = `
  SELECT s.id, s.name, v.number AS revision, v.body, v.settings, s.created_at AS createdAt, v.created_at AS updatedAt
  FROM schemas s JOIN schema_revisions v ON v.schema_id = s.id
  WHERE s.removed_at IS NULL AND v.number = (SELECT max(number) FROM schema_revisions WHERE schema_id = s.id)`

export function createSchemaRepo(db: Db) {
  const insert = db.prepare(`INSERT INTO schemas (id, name, created_at) VALUES (?, ?, ?)`)
  const rename = db.prepare(`UPDATE schemas SET name = ? WHERE id = ?`)
  const addRevision = db.prepare(`
    INSERT INTO schema_revisions (schema_id, number, body, settings, created_at)
    VALUES (@id, (SELECT coalesce(max(number), 0) + 1 FROM schema_revisions WHERE schema_id = @id), @body, @settings,
      @now)`)
  const list = db.prepare(`${select} ORDER BY s.name`)
  const byId = db.prepare(`${select} AND s.id = ?`)
  const byName = db.prepare(`${select} AND s.name = ?`)
  const revisions = db.prepare(`
    SELECT number AS revision, body, settings, created_at AS createdAt FROM schema_revisions WHERE schema_id = ? ORDER BY number DESC`)
  const remove = db.prepare(`UPDATE schemas SET removed_at = ? WHERE id = ? AND removed_at IS NULL`)

  const one = (row: unknown): SavedSchema | null => (row === undefined ? null : rowSchema.parse(row))
  return {
    insert: (id: string, name: string, now: number) => void insert.run(id, name, now),
    rename: (id: string, name: string) => void rename.run(name, id),
    addRevision: (id: string, body: string, settings: FieldSettings, now: number) =>
      void addRevision.run({ id, body, settings: JSON.stringify(settings), now }),
    list: (): SavedSchema[] => list.all().map((row) => rowSchema.parse(row)),
    get: (id: string) => one(byId.get(id)),
    getByName: (name: string) => one(byName.get(name)),
    revisions: (id: string): SchemaRevision[] => revisions.all(id).map((row) => revisionSchema.parse(row)),
    remove: (id: string, now: number) => remove.run(now, id).changes,
  }
}
