// Query parameters of the searchable PDF of a record.
import { z } from 'zod'

export const pdfOptionsSchema = z.object({
  /** PDF/A; only for images. */
  pdfa: z.stringbool().default(false),
  /** Attaches the result to the PDF as a JSON file. */
  attachResult: z.stringbool().default(false),
})
