// Which records are meant: what the history's search and filters can say. All that is given must hold.
import { z } from 'zod'
import { operationSchema, sourceSchema, statusSchema } from './record.ts'

/** queue: of what waits, in the order in which it is read. */
export const recordSorts = ['newest', 'oldest', 'name', 'confidence', 'queue'] as const

const aTime = 'must be milliseconds since 1970, or a day as in 2026-11-21'

export const recordFilterSchema = z.object({
  /** Parts of words and "phrases", each of which must stand in the name or in what was read; a -word must not. */
  query: z.string().max(1000).optional(),
  status: statusSchema.optional(),
  operation: operationSchema.optional(),
  source: sourceSchema.optional(),
  folderId: z.string().min(1).optional(),
  schemaId: z.string().min(1).optional(),
  tag: z.string().min(1).optional(),
  /** What lies in the trash, instead of what does not. */
  isRemoved: z.boolean().optional(),
  /** Read with doubt, and not looked at since. */
  needsReview: z.boolean().optional(),
  minConfidence: z.number().min(0).max(1).optional(),
  maxConfidence: z.number().min(0).max(1).optional(),
  /** Added in this span, in milliseconds; the end is not part of it. A command or an address may name its days instead. */
  from: z.number({ error: aTime }).meta({ 'x-day': 'first' }).optional(),
  to: z.number({ error: aTime }).meta({ 'x-day': 'last' }).optional(),
})

export type RecordFilter = z.infer<typeof recordFilterSchema>
export type RecordSort = (typeof recordSorts)[number]
