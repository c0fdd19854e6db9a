// Corrections by people: one value per field, or the whole text of a record. What was read is never overwritten.
import { z } from 'zod'
import { boxSchema, type Box } from '../../../shared/page.ts'
import type { Db } from './open.ts'

export interface Correction {
  /** The path of the field; '' for the whole text. */
  readonly path: string
  readonly value: string
  /** The text on the page that the value stands for, with its box; empty and null if the value is not on the page. */
  readonly raw: string
  readonly box: Box | null
  /** For a document: the page of the box. */
  readonly page: number | null
  readonly confidence: number | null
  /** The normalised form of the value, as for values that were read. */
  readonly normalised: string | null
  readonly at: number
  /** Whether a program made it for a person. */
  readonly isAgent: boolean
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
  isAgent: z.number().transform((value) => value === 1),
})

export function createCorrectionRepo(db: Db) {
  const put = db.prepare(`
    INSERT OR REPLACE INTO corrections (record_id, path, value, raw, box, page, confidence, normalised, corrected_at, is_agent)
    VALUES (@recordId, @path, @value, @raw, @box, @page, @confidence, @normalised, @at, @isAgent)`)
  const list = db.prepare(`
    SELECT path, value, raw, box, page, confidence, normalised, corrected_at AS at, is_agent AS isAgent FROM corrections WHERE record_id = ? ORDER BY corrected_at`)
  const remove = db.prepare(`DELETE FROM corrections WHERE record_id = ? AND path = ?`)
  const clear = db.prepare(`DELETE FROM corrections WHERE record_id = ?`)
  const listOf = (recordId: string): Correction[] => list.all(recordId).map((row) => rowSchema.parse(row))

  return {
    put: (recordId: string, correction: Correction) =>
      void put.run({
        ...correction,
        recordId,
        isAgent: Number(correction.isAgent),
        box: correction.box === null ? null : JSON.stringify(correction.box),
      }),
    list: listOf,
    /** The correction of the whole text; undefined if there is none. */
    wholeText: (recordId: string): Correction | undefined => listOf(recordId).find(({ path }) => path === ''),
    remove: (recordId: string, path: string) => remove.run(recordId, path).changes,
    clear: (recordId: string) => clear.run(recordId).changes,
  }
}
