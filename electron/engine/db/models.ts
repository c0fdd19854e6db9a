// The language models that were added to the bundled ones. Their files are in the data folder, named by language.
import { z } from 'zod'
import type { Db } from './open.ts'

const rowSchema = z.object({
  language: z.string(),
  source: z.enum(['npm', 'system', 'file']),
  sha256: z.string(),
  sizeBytes: z.number(),
  addedAt: z.number(),
})

export type ModelRow = z.output<typeof rowSchema>
export type ModelRepo = ReturnType<typeof createModelRepo>

export function createModelRepo(db: Db) {
  const put = db.prepare(`
    INSERT OR REPLACE INTO models (language, source, sha256, size_bytes, added_at)
    VALUES (@language, @source, @sha256, @sizeBytes, @addedAt)`)
  const list = db.prepare(`
    SELECT language, source, sha256, size_bytes AS sizeBytes, added_at AS addedAt FROM models ORDER BY language`)
  const remove = db.prepare(`DELETE FROM models WHERE language = ?`)

  return {
    put: (row: ModelRow) => void put.run(row),
    list: (): ModelRow[] => list.all().map((row) => rowSchema.parse(row)),
    remove: (language: string) => remove.run(language).changes > 0,
  }
}
