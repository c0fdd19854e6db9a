// A code of a record as everybody sees it: what it says, where it stands, and what it means.
import { z } from 'zod'
import { codeSchema } from '../page.ts'
import { factSchema } from '../facts.ts'

/** As it is kept: what it means follows from it. */
export const keptCodeSchema = codeSchema.extend({
  /** Of a document the page that it stands on; null for an image. */
  page: z.number().nullable(),
})

export const recordCodeSchema = keptCodeSchema.extend({ facts: z.array(factSchema) })

export type KeptCode = z.infer<typeof keptCodeSchema>
export type RecordCode = z.infer<typeof recordCodeSchema>
