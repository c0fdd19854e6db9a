// What one correction of a field teaches, as plain data that a person can read.
import { z } from 'zod'

/** Where a value stands: behind a text of its own row, or right below one. */
/** No name, address or label is longer; a rule is compared with every page. */
export const ruleLimits = { text: 500, line: 200, lines: 12, anchors: 4 } as const

const shortText = z.string().max(ruleLimits.text)

export const anchorSchema = z.object({
  text: shortText,
  place: z.enum(['behind', 'below']),
})

export const learnedRuleSchema = z.object({
  /** The field's path without the places in arrays, as in seller.name */
  field: z.string().min(1).max(1000),
  /** What the document said at its top, which tells that another is of the same kind. */
  layout: z.array(z.string().max(ruleLimits.line)).min(1).max(ruleLimits.lines),
  /** What the field was corrected to, and what had been read. */
  value: shortText,
  read: shortText,
  /** Whether the value is the same on every document of the kind, as the issuer's name is. */
  isConstant: z.boolean(),
  /** What the value stands beside, where it is another on each document: all its places, from the top. */
  anchors: z.array(anchorSchema).max(ruleLimits.anchors),
})

export type LearnedRule = z.infer<typeof learnedRuleSchema>
export type Anchor = z.infer<typeof anchorSchema>
