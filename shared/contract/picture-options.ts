// Query parameters of the picture of a record.
import { z } from 'zod'
import { imageLimits } from '../limits.ts'

export const pictureOptionsSchema = z.object({
  page: z.coerce.number().int().min(1).optional(),
  /** The longer side, in pixels. */
  size: z.coerce.number().int().min(16).max(imageLimits.maxSidePx).optional(),
})
