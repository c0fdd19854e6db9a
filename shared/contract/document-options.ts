// Input fields of every call that takes a document: the pages to read, and its password.
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
