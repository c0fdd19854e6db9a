// One value of a result, with its proof: what stands on the page, where, how it was found, what else it could be.
import { z } from 'zod'
import { valueDoubts, settingDoubts } from '../doubt.ts'
import { boxSchema } from '../page.ts'

/**
 * label: beside its label · below: under it · table: in a column · position: by where such things stand · pattern: by
 * its form alone · data: by a file for machines in the document · code: by a code on the page · learned: by a rule from a
 * correction · model: by the local language model · person: somebody said so
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
] as const

/**
 * noLabel: nothing on the page is called so · noValue: its label is there, and nothing of its type beside it ·
 * belowThreshold: what could be it was not sure enough · conflict: what could be it is another field's value ·
 * otherKind: what stands there is of another kind than the field's name asks for, as a sum for a name
 */
export const emptyReasons = ['noLabel', 'noValue', 'belowThreshold', 'conflict', 'otherKind'] as const

export const alternativeSchema = z.object({
  value: z.string(),
  raw: z.string(),
  box: boxSchema.nullable(),
  /** Of a document, the page that the box is on. */
  page: z.number().int().nullable().default(null),
  confidence: z.number().nullable(),
})

/** As it is found on a page: what a finder has nothing to say about may be left out. */
export const foundFieldSchema = z.object({
  /** As in items[0].name */
  path: z.string(),
  value: z.string(),
  /** The text as it stands on the page, and where; a value without a place does not stand on the page. */
  raw: z.string(),
  box: boxSchema.nullable(),
  /** Of a document, the page that the box is on; null for an image. */
  page: z.number().int().nullable().default(null),
  confidence: z.number().nullable(),
  /** Why the value is empty, where it is. */
  reason: z.enum(emptyReasons).nullable(),
  /** The value in one form for all: 2026-03-14, 1234.50. Null where its type has no such form, or the text no clear one. */
  normalised: z.string().nullable().default(null),
  how: z.enum(findings).nullable().default(null),
  /** What else it could be, the surest first. */
  alternatives: z.array(alternativeSchema).max(3).default([]),
  /** What the value proves against itself, or the settings of its field say against it. */
  doubt: z
    .enum([...valueDoubts, ...settingDoubts])
    .nullable()
    .default(null),
  /** Which rule found it, where one did. */
  ruleId: z.string().nullable().default(null),
})

export const fieldSchema = foundFieldSchema.extend({
  /** Set where a person corrected it: when, and what was read before. Who confirms it leaves what was read. */
  correction: z.object({ at: z.number(), read: z.string() }).nullable().default(null),
})

export type FoundField = z.input<typeof foundFieldSchema>
/** With all that may be left out filled in. */
export type FieldRow = z.output<typeof foundFieldSchema>
export type Field = z.output<typeof fieldSchema>
export type Alternative = z.input<typeof alternativeSchema>
export type Finding = (typeof findings)[number]

/** By what the document says for machines: nothing of it was read, so no second reading makes it surer. */
export function isUnread({ how }: Pick<FoundField, 'how'>): boolean {
  return how === 'data' || how === 'code'
}
