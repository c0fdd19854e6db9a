// What people corrected: a value a field, or the whole text of a record. What was read is never overwritten by it.
import { z } from 'zod'
import { boxSchema, type Box } from '../../../shared/page.ts'
import type { Db } from './open.ts'

export interface Correction {
  /** A field's path; empty for the whole text. */
  readonly path: string
  readonly value: string
  /** The text of the page that the value is, and where; empty and null where it does not stand there. */
  readonly raw: string
  readonly box: Box | null
  /** Of a document, the page that the box is on. */
  readonly page: number | null
  readonly confidence: number | null
  /** The one form for all, as of what is read. */
  readonly normalised: string | null
  readonly at: number
}

export type CorrectionRepo = ReturnType<typeof createCorrectionRepo>

const rowSchema = z.object({
  path: z.string(),
  value: z.string(),
  raw: z.string(),
  box: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : boxSchema.parse(JSON.parse(text)))),
  page: z.number().nullable(),
  confidence: z.number().nullable(),
  normalised: z.string().nullable(),
  at: z.number(),
})

export function createCorrectionRepo(db: Db) {
  const put = db.prepare(`
    INSERT OR REPLACE INTO corrections (record_id, path, value, raw, box, page, confidence, normalised, corrected_at)
    VALUES (@recordId, @path, @value, @raw, @box, @page, @confidence, @normalised, @at)`)
  const list = db.prepare(`
    SELECT path, value, raw, box, page, confidence, normalised, corrected_at AS at FROM corrections WHERE record_id = ? ORDER BY corrected_at`)
  const remove = db.prepare(`DELETE FROM corrections WHERE record_id = ? AND path = ?`)
  const clear = db.prepare(`DELETE FROM corrections WHERE record_id = ?`)

  return {
    put: (recordId: string, correction: Correction) =>
      void put.run({
        ...correction,
        recordId,
        box: correction.box === null ? null : JSON.stringify(correction.box),
      }),
    list: (recordId: string): Correction[] => list.all(recordId).map((row) => rowSchema.parse(row)),
    remove: (recordId: string, path: string) => remove.run(recordId, path).changes,
    clear: (recordId: string) => clear.run(recordId).changes,
  }
}
