// What goes with a document: which of its pages are read, and what opens it.
import { z } from 'zod'
import { isPageRange } from '../document/page-range.ts'
import { reason } from '../reasons.ts'

export const documentWish = {
  pages: z
    .string()
    .trim()
    .max(200)
    .refine(isPageRange, { error: reason('must name pages, such as 1-3,7') })
    .optional(),
  password: z.string().max(200).optional(),
}
