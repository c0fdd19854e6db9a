// A rule learned from one correction of a field, as plain data that a person can read.
import { z } from 'zod'

/** Limits of a rule, since it is compared with every page. No name, address or label is longer. */
export const ruleLimits = {
  text: 500,
  line: 200,
  lines: 12,
  anchors: 4,
  senderKeys: 8,
} as const

/** Text without lone surrogates: the database can't store them, so the stored rule would differ from the one given. */
const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .overwrite((value) => value.toWellFormed())
const shortText = text(ruleLimits.text)
const line = text(ruleLimits.line)

/** The place of a value: after a text of its own row (`behind`), or directly below one. */
export const anchorSchema = z.object({
  text: shortText,
  place: z.enum(['behind', 'below']),
})

/** The sender of documents: its tax and registration numbers, its phones and sites, and its names. */
export const senderSchema = z.object({
  taxNumbers: z.array(line).max(ruleLimits.senderKeys),
  contacts: z.array(line).max(ruleLimits.senderKeys),
  names: z.array(line).max(ruleLimits.senderKeys),
})

export const learnedRuleSchema = z.object({
  /** The field's path without array indexes, such as seller.name */
  field: text(1000).min(1),
  /** Whose documents it is for; null for a rule of an older version, which is used for the same top lines only. */
  sender: senderSchema.nullable().default(null),
  /** The top lines of the document, by which another document of the same layout is recognised. */
  layout: z.array(line).min(1).max(ruleLimits.lines),
  /** The corrected value, and the value that had been read. */
  value: shortText,
  read: shortText,
  /** Whether the value is the same on every document of the layout, like the issuer's name. */
  isConstant: z.boolean(),
  /** For a value that differs on each document: the texts next to it, for each of its places from the top. */
  anchors: z.array(anchorSchema).max(ruleLimits.anchors),
})

export type LearnedRule = z.infer<typeof learnedRuleSchema>
export type Anchor = z.infer<typeof anchorSchema>
export type RuleSender = z.infer<typeof senderSchema>
