// What one correction of a field teaches, as plain data that a person can read.
import { z } from 'zod'

/** No name, address or label is longer; a rule is compared with every page. */
export const ruleLimits = { text: 500, line: 200, lines: 12, anchors: 4, stretchLines: 6 } as const

/** The database has no place for half of a pair: what it gave back would be another rule than the one that came. */
const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .overwrite((value) => value.toWellFormed())
const shortText = text(ruleLimits.text)
const line = text(ruleLimits.line)

/** Where a value stands: behind a text of its own row, or right below one. */
export const anchorSchema = z.object({
  text: shortText,
  place: z.enum(['behind', 'below']),
})

/** Whole lines between two others, each as it was read and as it should be. */
export const stretchSchema = z.object({
  above: line,
  below: line,
  lines: z
    .array(z.object({ read: line, value: shortText }))
    .min(1)
    .max(ruleLimits.stretchLines),
})

export const learnedRuleSchema = z.object({
  /** The field's path without the places in arrays, as in seller.name */
  field: text(1000).min(1),
  /** What the document said at its top, which tells that another is of the same kind. */
  layout: z.array(line).min(1).max(ruleLimits.lines),
  /** What the field was corrected to, and what had been read. */
  value: shortText,
  read: shortText,
  /** Whether the value is the same on every document of the kind, as the issuer's name is. */
  isConstant: z.boolean(),
  /** What the value stands beside, where it is another on each document: all its places, from the top. */
  anchors: z.array(anchorSchema).max(ruleLimits.anchors),
  /** Where a constant stands, so that what is there elsewhere can be told. */
  stretch: stretchSchema.nullable().default(null),
})

export type LearnedRule = z.infer<typeof learnedRuleSchema>
export type Anchor = z.infer<typeof anchorSchema>
export type Stretch = z.infer<typeof stretchSchema>
export type StretchLine = Stretch['lines'][number]
