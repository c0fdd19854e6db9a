// Saved searches of the history.
import { z } from 'zod'
import { savedSearchSchema, type SavedSearch } from '../../../shared/contract/history-calls.ts'
import type { Db } from './open.ts'

export type SearchRepo = ReturnType<typeof createSearchRepo>

const rowSchema = savedSearchSchema.extend({
  filter: z.string().transform((text) => savedSearchSchema.shape.filter.parse(JSON.parse(text))),
})

const columns = `id, name, filter, created_at AS createdAt`

export function createSearchRepo(db: Db) {
  const save = db.prepare(`
    INSERT INTO searches (id, name, filter, created_at) VALUES (@id, @name, @filter, @createdAt)
    ON CONFLICT (name) DO UPDATE SET filter = excluded.filter
    RETURNING ${columns}`)
  const list = db.prepare(`SELECT ${columns} FROM searches ORDER BY name COLLATE NOCASE`)
  const remove = db.prepare(`DELETE FROM searches WHERE id = ?`)

  return {
    /** If the name exists, its search is replaced and keeps its id. */
    save: (search: SavedSearch): SavedSearch =>
      rowSchema.parse(save.get({ ...search, filter: JSON.stringify(search.filter) })),
    list: (): SavedSearch[] => list.all().map((row) => rowSchema.parse(row)),
    remove: (id: string) => remove.run(id).changes,
  }
}
