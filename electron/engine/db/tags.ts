// Stores the tags of records.
import { z } from 'zod'
import type { Db } from './open.ts'

export type TagRepo = ReturnType<typeof createTagRepo>

const countRow = z.object({ tag: z.string(), count: z.number() })

export function createTagRepo(db: Db) {
  const add = db.prepare(`
    INSERT OR IGNORE INTO record_tags (record_id, tag) SELECT id, @tag FROM records WHERE id = @id`)
  const remove = db.prepare(`DELETE FROM record_tags WHERE record_id = @id AND tag = @tag`)
  const list = db.prepare(
    `SELECT tag, count(*) AS count FROM record_tags
    WHERE record_id NOT IN (SELECT id FROM records WHERE removed_at IS NOT NULL)
    GROUP BY tag ORDER BY tag COLLATE NOCASE`,
  )

  return {
    add: (id: string, tag: string) => add.run({ id, tag }).changes > 0,
    remove: (id: string, tag: string) => remove.run({ id, tag }).changes > 0,
    list: () => list.all().map((row) => countRow.parse(row)),
  }
}
