// What the engine asks the understanding process, one question a row, and how each is answered. Both sides parse what
// they get. Each question brings all that its answer is made of, so any process can answer it, also a new one.
import { z } from 'zod'
import { foundFieldSchema } from '../../shared/contract/field.ts'
import { learnedRuleSchema } from '../../shared/contract/learned-rule.ts'
import { fieldSettingSchema, fieldSettingsSchema } from '../../shared/schema/field-settings.ts'
import { boxSchema, lineSchema, pageSchema } from '../../shared/page.ts'

const fields = z.array(foundFieldSchema)
const filledSchema = z.object({ content: z.string(), fields })

const doubtSchema = z.object({
  path: z.string(),
  kind: z.enum(['amount', 'date', 'number']),
  line: lineSchema,
  alphabet: z.string(),
})

const readings = z.map(z.string(), z.object({ text: z.string(), confidence: z.number() }))

/** A page, what is asked of it as JSON text and what was said of that, and the rules that may have a say, the newest first. */
const asked = {
  page: pageSchema,
  schema: z.string(),
  settings: fieldSettingsSchema,
  rules: z.array(learnedRuleSchema.extend({ id: z.string() })),
}

/** How far the filling is: it pauses where others have to be asked, and goes on from what they said. */
const knownSchema = z.discriminatedUnion('at', [
  z.object({ at: z.literal('start') }),
  /** Null where the image could not be looked at again. */
  z.object({ at: z.literal('looked'), fields, doubts: z.array(doubtSchema), readings: readings.nullable() }),
  /** Null where the language model knew nothing. */
  z.object({ at: z.literal('told'), fields, values: z.map(z.string(), z.string()).nullable() }),
])

const stepSchema = z.discriminatedUnion('do', [
  /** Look at these values of the image again. */
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
      /** Whether an image is looked at again for what is doubtful, and a language model asked for what is missing. */
      looksAgain: z.boolean(),
      asksModel: z.boolean(),
      known: knownSchema,
    }),
    answer: stepSchema,
  },
  /** By the page and the rules alone. */
  preview: { asked: z.object(asked), answer: filledSchema },
  /** Where a person's value stands on the page if there is one, or what stands in a box; and its one form for all. */
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
  /** What each correction teaches, in their order; null where it teaches nothing. */
  learn: {
    asked: z.object({
      page: pageSchema,
      lessons: z.array(z.object({ field: z.string(), value: z.string(), read: z.string() })),
    }),
    answer: z.array(learnedRuleSchema.nullable()),
  },
} as const

export type QuestionName = keyof typeof questions
export type Asked<N extends QuestionName> = z.output<(typeof questions)[N]['asked']>
export type Answer<N extends QuestionName> = z.output<(typeof questions)[N]['answer']>
/** Before what may be left out is filled in. */
export type GivenAnswer<N extends QuestionName> = z.input<(typeof questions)[N]['answer']>

export type FillStep = GivenAnswer<'fill'>
export type FillTask = Asked<'fill'>

const names = Object.keys(questions) as [QuestionName, ...QuestionName[]]

export const toUnderstandingSchema = z.object({ job: z.number(), name: z.enum(names), asked: z.unknown() })
export const fromUnderstandingSchema = z.object({ job: z.number(), answer: z.unknown() })

export type ToUnderstanding = z.infer<typeof toUnderstandingSchema>
export type FromUnderstanding = z.infer<typeof fromUnderstandingSchema>
