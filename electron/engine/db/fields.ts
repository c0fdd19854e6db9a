// The fields that were found on an image, in the schema's order, each with its proof.
import { z } from 'zod'
import type { Field } from '../../../shared/contract/record.ts'
import { boxSchema } from '../../../shared/page.ts'
import type { Db } from './open.ts'

export type FieldRepo = ReturnType<typeof createFieldRepo>

const rowSchema = z.object({
  path: z.string(),
  value: z.string(),
  raw: z.string(),
  box: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : boxSchema.parse(JSON.parse(text)))),
  confidence: z.number().nullable(),
  reason: z.enum(['noLabel', 'noValue']).nullable(),
})

export function createFieldRepo(db: Db) {
  const clear = db.prepare(`DELETE FROM fields WHERE record_id = ?`)
  const insert = db.prepare(`
    INSERT INTO fields (record_id, position, path, value, raw, box, confidence, reason)
    VALUES (@recordId, @position, @path, @value, @raw, @box, @confidence, @reason)`)
  const list = db.prepare(`
    SELECT path, value, raw, box, confidence, reason FROM fields WHERE record_id = ? ORDER BY position`)

  return {
    replace(recordId: string, fields: readonly Field[]): void {
      clear.run(recordId)
      fields.forEach((field, position) =>
        insert.run({
          ...field,
          recordId,
          position,
          box: field.box === null ? null : JSON.stringify(field.box),
        }),
      )
    },
    list: (recordId: string): Field[] => list.all(recordId).map((row) => rowSchema.parse(row)),
  }
}
