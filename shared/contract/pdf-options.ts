// How the searchable PDF of a record is wanted, by its address.
import { z } from 'zod'

export const pdfOptionsSchema = z.object({
  /** As PDF/A, of an image. */
  pdfa: z.stringbool().default(false),
  /** With the result as a JSON file in it. */
  attachResult: z.stringbool().default(false),
})
