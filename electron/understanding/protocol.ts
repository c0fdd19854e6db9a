// The table of questions that the engine asks the understanding process, each with its answer. Both sides parse what they
// receive. A question contains all that its answer depends on, so a new process can answer it too.
import { z } from 'zod'
import { foundFieldSchema } from '../../shared/contract/field.ts'
import { learnedRuleSchema } from '../../shared/contract/learned-rule.ts'
import { fieldSettingSchema, fieldSettingsSchema } from '../../shared/schema/field-settings.ts'
import { partReasons } from '../../shared/document/part-reasons.ts'
import { imagePartSchema } from '../../shared/image-part.ts'
import { operationNames } from '../../shared/operations.ts'
import { boxSchema, codeSchema, lineSchema, pageSchema } from '../../shared/page.ts'

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

/** The doubtful values of one page, which are read a second time; their lines have coordinates of that page. */
const lookSchema = z.object({
  /** The page of a document; null for an image. */
  number: z.number().nullable(),
  turn: pageSchema.shape.turn,
  doubts: z.array(
    z.object({
      path: z.string(),
      kind: z.enum(['amount', 'date', 'number']),
      line: lineSchema,
      alphabet: z.string(),
    }),
  ),
})

const readings = z.map(z.string(), z.object({ text: z.string(), confidence: z.number() }))

/** The pages of a record, as they are stored. */
const pages = z.array(
  z.object({
    number: z.number().nullable(),
    body: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  }),
)

const known = z.array(z.object({ field: z.string(), value: z.string() }))
const rules = z.array(learnedRuleSchema.extend({ id: z.string(), contradicted: z.number() }))

/** Pages, the schema to fill as JSON text with its settings, and the learned rules that may apply, newest first. */
const schemaToFill = {
  pages,
  schema: z.string(),
  settings: fieldSettingsSchema,
  rules,
}

/** The state of filling a schema: `looked` continues after the second look, `told` after the language model. */
const knownSchema = z.discriminatedUnion('at', [
  z.object({ at: z.literal('start') }),
  /** `readings` is null if the second look was impossible. */
  z.object({ at: z.literal('looked'), fields, looks: z.array(lookSchema), readings: readings.nullable() }),
  /** `values` is null if the language model gave none. */
  z.object({ at: z.literal('told'), fields, values: z.map(z.string(), z.string()).nullable() }),
])

const stepSchema = z.discriminatedUnion('do', [
  /** Read these values of the pages a second time. */
  z.object({ do: z.literal('look'), fields, looks: z.array(lookSchema) }),
  /** Ask the language model for these fields, a schema as JSON text. */
  z.object({ do: z.literal('ask'), fields, text: z.string(), wanted: z.string() }),
  z.object({ do: z.literal('store'), filled: filledSchema }),
])

/** The part of a page that its record needs. */
const summarySchema = z.object({
  /** The page as text or Markdown; empty if fields were requested. */
  text: z.string(),
  codes: z.array(codeSchema),
  unread: z.array(boxSchema),
  /** The currency of its amounts, if it has one. */
  currency: z.string().nullable(),
  languages: z.array(z.string()),
  languageConfidence: z.number().nullable(),
  /** The confidence that the recogniser reports, and the calibrated one. */
  readConfidence: z.number(),
  confidence: z.number(),
  characters: z.number(),
  words: z.number(),
})

export const questions = {
  /** Summarises one page; null if its bytes are damaged. */
  summarise: {
    asked: z.object({
      pages,
      operation: z.enum(operationNames),
      wish: z.object({ joinsParagraphs: z.boolean(), htmlTables: z.boolean() }),
    }),
    answer: summarySchema.nullable(),
  },
  fill: {
    asked: z.object({
      ...schemaToFill,
      /** Whether doubtful values are read a second time, and a language model is asked for missing ones. */
      looksAgain: z.boolean(),
      asksModel: z.boolean(),
      known: knownSchema,
    }),
    answer: stepSchema,
  },
  /** Fills a schema by the page and the rules alone. */
  preview: { asked: z.object(schemaToFill), answer: filledSchema },
  /** Finds the documents in a batch scan or on a picture; `numbers` also has the pages that could not be read. */
  documents: {
    asked: z.object({ pages, numbers: z.array(z.number()) }),
    answer: z.array(
      z.object({
        pages: z.array(z.number()),
        part: imagePartSchema.nullable(),
        reasons: z.array(z.enum(partReasons)),
      }),
    ),
  },
  /** Tells for each field every value that was proposed, and why it was not taken. */
  explain: {
    asked: z.object({ pages, schema: z.string(), settings: fieldSettingsSchema }),
    answer: explainedSchema,
  },
  /** Finds a person's value on the pages, or the text in a box of page `number`, and its normal form. */
  place: {
    asked: z.object({
      pages,
      field: z.string(),
      said: fieldSettingSchema.optional(),
      value: z.string().optional(),
      box: boxSchema.optional(),
      number: z.number().optional(),
    }),
    answer: z.object({
      found: z.object({ raw: z.string(), confidence: z.number() }).nullable(),
      box: boxSchema.nullable(),
      page: z.number().nullable(),
      normalised: z.string().nullable(),
    }),
  },
  /** Learns a rule from each correction, in order; null if it teaches nothing. `known` are all values of the record. */
  learn: {
    asked: z.object({
      pages,
      lessons: z.array(z.object({ field: z.string(), value: z.string(), read: z.string() })),
      known,
    }),
    answer: z.array(learnedRuleSchema.nullable()),
  },
  /** The ids of the rules that give other values on these pages than the known ones. */
  contradicted: {
    asked: z.object({ pages, rules, known }),
    answer: z.array(z.string()),
  },
} as const

export type QuestionName = keyof typeof questions
export type QuestionInput<N extends QuestionName> = z.output<(typeof questions)[N]['asked']>
export type Answer<N extends QuestionName> = z.output<(typeof questions)[N]['answer']>
/** An answer before its defaults are filled in. */
export type GivenAnswer<N extends QuestionName> = z.input<(typeof questions)[N]['answer']>

export type Look = z.infer<typeof lookSchema>
export type PageSummary = NonNullable<Answer<'summarise'>>
export type FillStep = GivenAnswer<'fill'>
export type FillTask = QuestionInput<'fill'>

const names = Object.keys(questions) as [QuestionName, ...QuestionName[]]

export const toUnderstandingSchema = z.object({ job: z.number(), name: z.enum(names), asked: z.unknown() })
export const fromUnderstandingSchema = z.union([
  /** The pages have too many words for the schema. */
  z.object({ job: z.number(), tooManyWords: z.number() }),
  z.object({ job: z.number(), answer: z.unknown() }),
])

export type ToUnderstanding = z.infer<typeof toUnderstandingSchema>
export type FromUnderstanding = z.infer<typeof fromUnderstandingSchema>
