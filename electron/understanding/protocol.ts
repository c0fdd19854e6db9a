// The table of questions that the engine asks the understanding process, each with its answer. Both sides parse what they
// receive. A question contains all that its answer depends on, so a new process can answer it too.
import { z } from 'zod'
import { foundFieldSchema } from '../../shared/contract/field.ts'
import { learnedRuleSchema } from '../../shared/contract/learned-rule.ts'
import { fieldSettingSchema, fieldSettingsSchema } from '../../shared/schema/field-settings.ts'
import { boxSchema, lineSchema, pageSchema } from '../../shared/page.ts'

const fields = z.array(foundFieldSchema)
const filledSchema = z.object({ content: z.string(), fields })

const explainedSchema = z.object({
  content: z.string(),
  fields: z.array(
    z.object({
      path: z.string(),
      value: z.string(),
      confidence: z.number().nullable(),
      type: z.string(),
      concept: z.string().nullable(),
      proposals: z.array(
        z.object({
          value: z.string(),
          by: z.string(),
          label: z.string().nullable(),
          score: z.number(),
          confidence: z.number(),
          clues: z.record(z.string(), z.number()),
          whyNot: z.string().nullable(),
        }),
      ),
    }),
  ),
})

const doubtSchema = z.object({
  path: z.string(),
  kind: z.enum(['amount', 'date', 'number']),
  line: lineSchema,
  alphabet: z.string(),
})

const readings = z.map(z.string(), z.object({ text: z.string(), confidence: z.number() }))

/** A page, the schema to fill as JSON text with its settings, and the learned rules that may apply, newest first. */
const asked = {
  page: pageSchema,
  schema: z.string(),
  settings: fieldSettingsSchema,
  rules: z.array(learnedRuleSchema.extend({ id: z.string() })),
}

const packedPageSchema = z.object({
  number: z.number(),
  body: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
})

/** The state of filling a schema: `looked` continues after the second look, `told` after the language model. */
const knownSchema = z.discriminatedUnion('at', [
  z.object({ at: z.literal('start') }),
  /** `readings` is null if the second look was impossible. */
  z.object({ at: z.literal('looked'), fields, doubts: z.array(doubtSchema), readings: readings.nullable() }),
  /** `values` is null if the language model gave none. */
  z.object({ at: z.literal('told'), fields, values: z.map(z.string(), z.string()).nullable() }),
])

const stepSchema = z.discriminatedUnion('do', [
  /** Read these values of the image a second time. */
  z.object({ do: z.literal('look'), fields, doubts: z.array(doubtSchema) }),
  /** Ask the language model for these fields, a schema as JSON text. */
  z.object({ do: z.literal('ask'), fields, text: z.string(), wanted: z.string() }),
  z.object({ do: z.literal('store'), filled: filledSchema }),
])

export const questions = {
  write: {
    asked: z.object({
      operation: z.enum(['text', 'multilingual', 'markdown']),
      page: pageSchema,
      wish: z.object({ joinsParagraphs: z.boolean(), htmlTables: z.boolean() }),
    }),
    answer: z.string(),
  },
  fill: {
    asked: z.object({
      ...asked,
      /** The page of an image, or the pages of a document as they are stored. */
      page: z.union([pageSchema, z.array(packedPageSchema)]),
      /** The words of all pages together. */
      words: z.number(),
      /** Whether doubtful values are read a second time, and a language model is asked for missing ones. */
      looksAgain: z.boolean(),
      asksModel: z.boolean(),
      known: knownSchema,
    }),
    answer: stepSchema,
  },
  /** Fills a schema by the page and the rules alone. */
  preview: { asked: z.object(asked), answer: filledSchema },
  /** Tells for each field every value that was proposed, and why it was not taken. */
  explain: {
    asked: z.object({ page: pageSchema, schema: z.string(), settings: fieldSettingsSchema }),
    answer: explainedSchema,
  },
  /** Finds a person's value on the page, or the text in a box, and its normal form. */
  place: {
    asked: z.object({
      page: pageSchema.nullable(),
      field: z.string(),
      said: fieldSettingSchema.optional(),
      value: z.string().optional(),
      box: boxSchema.optional(),
    }),
    answer: z.object({
      found: z.object({ raw: z.string(), box: boxSchema, confidence: z.number() }).nullable(),
      normalised: z.string().nullable(),
    }),
  },
  /** Learns a rule from each correction, in order; null if it teaches nothing. */
  learn: {
    asked: z.object({
      page: pageSchema,
      lessons: z.array(z.object({ field: z.string(), value: z.string(), read: z.string() })),
    }),
    answer: z.array(learnedRuleSchema.nullable()),
  },
} as const

export type QuestionName = keyof typeof questions
export type QuestionInput<N extends QuestionName> = z.output<(typeof questions)[N]['asked']>
export type Answer<N extends QuestionName> = z.output<(typeof questions)[N]['answer']>
/** An answer before its defaults are filled in. */
export type GivenAnswer<N extends QuestionName> = z.input<(typeof questions)[N]['answer']>

export type FillStep = GivenAnswer<'fill'>
export type FillTask = QuestionInput<'fill'>

const names = Object.keys(questions) as [QuestionName, ...QuestionName[]]

export const toUnderstandingSchema = z.object({ job: z.number(), name: z.enum(names), asked: z.unknown() })
export const fromUnderstandingSchema = z.object({ job: z.number(), answer: z.unknown() })

export type ToUnderstanding = z.infer<typeof toUnderstandingSchema>
export type FromUnderstanding = z.infer<typeof fromUnderstandingSchema>
