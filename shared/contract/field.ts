// A field of a result with its evidence: the text on the page, where it is, how it was found, and the alternatives.
import { z } from 'zod'
import { isDoubtful, settingDoubts, valueDoubts } from '../doubt.ts'
import { boxSchema } from '../page.ts'

/**
 * How a value was found. label: next to its label · below: under its label · table: in a table column · position: where
 * such values usually are · pattern: by its form alone · data: in a data file of the document · code: in a code on the
 * page · learned: by a rule from a correction · model: by the local language model · person: entered by a person · agent: by
 * a program for a person
 */
export const findings = [
  'label',
  'below',
  'table',
  'position',
  'pattern',
  'data',
  'code',
  'learned',
  'model',
  'person',
  'agent',
] as const

/**
 * Why a field is empty. noLabel: the page has no such label · noValue: its label has no value of its type · belowThreshold:
 * no candidate was certain enough · conflict: the candidate is the value of another field · otherKind: the candidate is of
 * another kind than the field, such as an amount for a name
 */
export const emptyReasons = ['noLabel', 'noValue', 'belowThreshold', 'conflict', 'otherKind'] as const

export const alternativeSchema = z.object({
  value: z.string(),
  raw: z.string(),
  box: boxSchema.nullable(),
  /** The page of a document that the box is on; null for an image. */
  page: z.number().int().nullable().default(null),
  confidence: z.number().nullable(),
})

/** A field as a finder reports it; most properties may be left out. */
export const foundFieldSchema = z.object({
  /** For example items[0].name */
  path: z.string(),
  value: z.string(),
  /** The text on the page and its place. A value without a box is not printed on the page. */
  raw: z.string(),
  box: boxSchema.nullable(),
  /** The page of a document that the box is on; null for an image. */
  page: z.number().int().nullable().default(null),
  confidence: z.number().nullable(),
  /** Why the value is empty; null if it is not. */
  reason: z.enum(emptyReasons).nullable(),
  /** The value in a normal form: 2026-03-14, 1234.50. Null if its type has none, or the text is ambiguous. */
  normalised: z.string().nullable().default(null),
  how: z.enum(findings).nullable().default(null),
  /** Other candidates, most certain first. */
  alternatives: z.array(alternativeSchema).max(3).default([]),
  /** The check of the value, or the setting of its field, that failed. */
  doubt: z
    .enum([...valueDoubts, ...settingDoubts])
    .nullable()
    .default(null),
  /** The learned rule that found it; null if none did. */
  ruleId: z.string().nullable().default(null),
})

export const fieldSchema = foundFieldSchema.extend({
  /** Set once a person corrected or confirmed it: when, and the value as it was read. */
  correction: z.object({ at: z.number(), read: z.string() }).nullable().default(null),
})

export type FoundField = z.input<typeof foundFieldSchema>
/** A found field with every default filled in. */
export type FieldRow = z.output<typeof foundFieldSchema>
export type Field = z.output<typeof fieldSchema>
export type Alternative = z.input<typeof alternativeSchema>
export type Finding = (typeof findings)[number]

/** Whether a value comes from machine-readable data, so that reading the page a second time can't confirm it. */
export function isUnread({ how }: Pick<FoundField, 'how'>): boolean {
  return how === 'data' || how === 'code'
}

/** The field is empty although a candidate was found. */
const reasonsWithCandidate: ReadonlySet<Field['reason']> = new Set([
  'belowThreshold',
  'conflict',
  'otherKind',
])

/** Whether a field needs a second look. A corrected one never does. */
export function needsLook({
  value,
  confidence,
  correction,
  reason,
  doubt,
}: Pick<Field, 'value' | 'confidence' | 'correction' | 'reason' | 'doubt'>): boolean {
  if (correction !== null) return false
  if (doubt !== null) return true
  return value === '' ? reasonsWithCandidate.has(reason) : isDoubtful(confidence)
}
