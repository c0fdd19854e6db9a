// What one correction of a field teaches, as plain data that a person can read.
import { z } from 'zod'

/** Where a value stands: behind a text of its own row, or right below one. */
export const anchorSchema = z.object({
  text: z.string(),
  place: z.enum(['behind', 'below']),
})

export const learnedRuleSchema = z.object({
  /** The field's path without the places in arrays, as in seller.name */
  field: z.string(),
  /** What the document said at its top, which tells that another is of the same kind. */
  layout: z.array(z.string()).min(1),
  /** What the field was corrected to, and what had been read. */
  value: z.string(),
  read: z.string(),
  /** Whether the value is the same on every document of the kind, as the issuer's name is. */
  isConstant: z.boolean(),
  /** What the value stands beside, where it is another on each document: all its places, from the top. */
  anchors: z.array(anchorSchema).max(4),
})

export type LearnedRule = z.infer<typeof learnedRuleSchema>
export type Anchor = z.infer<typeof anchorSchema>
