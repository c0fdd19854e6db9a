// Stores which records each schema is tested on.
import { z } from 'zod'
import type { Db } from './open.ts'

export type SchemaTestRepo = ReturnType<typeof createSchemaTestRepo>

const testRow = z.object({ recordId: z.string(), filename: z.string() })

export function createSchemaTestRepo(db: Db) {
  const add = db.prepare(`INSERT OR IGNORE INTO schema_tests (schema_id, record_id) VALUES (?, ?)`)
  const remove = db.prepare(`DELETE FROM schema_tests WHERE schema_id = ? AND record_id = ?`)
  const list = db.prepare(`
    SELECT r.id AS recordId, r.filename FROM schema_tests t JOIN records r ON r.id = t.record_id
    WHERE t.schema_id = ? AND r.removed_at IS NULL ORDER BY r.seq`)

  return {
    add: (schemaId: string, recordId: string) => void add.run(schemaId, recordId),
    remove: (schemaId: string, recordId: string) => void remove.run(schemaId, recordId),
    list: (schemaId: string) => list.all(schemaId).map((row) => testRow.parse(row)),
  }
}
