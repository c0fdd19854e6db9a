// The filter of the history: all given conditions must hold.
import { z } from 'zod'
import { operationSchema, sourceSchema, statusSchema } from './record.ts'

/** queue: waiting records, in the order in which they are read. */
export const recordSorts = ['newest', 'oldest', 'name', 'confidence', 'queue'] as const

const aTime = 'must be milliseconds since 1970, or a day as in 2026-11-21'

export const recordFilterSchema = z.object({
  /** Parts of words and "phrases"; each must occur in the file name or in the text, and a -word must not. */
  query: z.string().max(1000).optional(),
  status: statusSchema.optional(),
  operation: operationSchema.optional(),
  source: sourceSchema.optional(),
  folderId: z.string().min(1).optional(),
  schemaId: z.string().min(1).optional(),
  tag: z.string().min(1).optional(),
  /** Records in the trash, instead of those outside it. */
  isRemoved: z.boolean().optional(),
  /** Records that were read with doubt and have not been reviewed since. */
  needsReview: z.boolean().optional(),
  minConfidence: z.number().min(0).max(1).optional(),
  maxConfidence: z.number().min(0).max(1).optional(),
  /** Added in this span, in milliseconds, without its end. A command line or a query may name days instead. */
  from: z.number({ error: aTime }).meta({ 'x-day': 'first' }).optional(),
  to: z.number({ error: aTime }).meta({ 'x-day': 'last' }).optional(),
})

export type RecordFilter = z.infer<typeof recordFilterSchema>
export type RecordSort = (typeof recordSorts)[number]
