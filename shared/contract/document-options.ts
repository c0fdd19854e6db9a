// What goes with a document: which of its pages are read, and what opens it.
import { z } from 'zod'
import { isPageRange } from '../document/page-range.ts'
import { reason } from '../reasons.ts'

export const pageRangeSchema = z
  .string()
  .trim()
  .max(2000)
  .refine(isPageRange, { error: reason('must name pages, such as 1-3,7') })

export const documentOptionFields = {
  pages: pageRangeSchema.optional(),
  password: z.string().max(200).optional(),
}
