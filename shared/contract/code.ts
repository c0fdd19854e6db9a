// A barcode or 2D code in a record: its text, its place, and the facts that its text stands for.
import { z } from 'zod'
import { codeSchema } from '../page.ts'
import { factSchema } from '../facts.ts'

/** A code as it is stored. Its facts are derived from its text. */
export const keptCodeSchema = codeSchema.extend({
  /** The page of a document that it is on; null for an image. */
  page: z.number().nullable(),
})

export const recordCodeSchema = keptCodeSchema.extend({ facts: z.array(factSchema) })

export type KeptCode = z.infer<typeof keptCodeSchema>
export type RecordCode = z.infer<typeof recordCodeSchema>
