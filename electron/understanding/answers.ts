// The answer to each question of the engine: pure functions of what it brings.
import { contentOf } from '../../shared/extract/content-of.ts'
import { extract } from '../../shared/extract/extract.ts'
import { evidenceIn, type Evidence } from '../../shared/extract/grounding/evidence.ts'
import { ground } from '../../shared/extract/grounding/ground.ts'
import { pageTextOf } from '../../shared/extract/grounding/page-text.ts'
import { applyRules } from '../../shared/extract/learned/apply.ts'
import { learn } from '../../shared/extract/learned/learn.ts'
import type { Layout } from '../../shared/extract/learned/layout.ts'
import { readyRules, type ReadyRule } from '../../shared/extract/learned/near-rules.ts'
import { formOf } from '../../shared/extract/proof/form-of.ts'
import { prove } from '../../shared/extract/proof/prove.ts'
import { withSaidDoubts } from '../../shared/extract/proof/said-doubts.ts'
import type { Box, Page } from '../../shared/page.ts'
import type { FieldSettings } from '../../shared/schema/field-settings.ts'
import { parseSchema } from '../../shared/schema/parse.ts'
import type { SchemaObject } from '../../shared/schema/schema-node.ts'
import { withSettings } from '../../shared/schema/with-settings.ts'
import { withCalibratedConfidence } from '../../shared/trust.ts'
import { fillStep } from './fill.ts'
import {
  questions,
  toUnderstandingSchema,
  type Asked,
  type FromUnderstanding,
  type GivenAnswer,
  type QuestionName,
} from './protocol.ts'
import { write } from './write.ts'

export function answer(message: unknown): FromUnderstanding {
  const { job, name, asked } = toUnderstandingSchema.parse(message)
  return { job, answer: answerTo(name, asked) }
}

function answerTo<N extends QuestionName>(name: N, asked: unknown): GivenAnswer<N> {
  // The pair is right by the table; the compiler can't follow a correlated union.
  return answers[name](questions[name].asked.parse(asked) as Asked<N>)
}

const answers: { readonly [N in QuestionName]: (asked: Asked<N>) => GivenAnswer<N> } = {
  write: ({ operation, page, wish }) => write(operation, page, wish),
  fill: ({ schema, rules, ...task }) =>
    fillStep({ ...task, schema: checked(schema, task.settings), rules: ready(rules) }),
  preview({ page, schema: text, settings, rules }) {
    const schema = checked(text, settings)
    const told = applyRules(page, extract(page, schema).fields, ready(rules))
    const fields = withSaidDoubts(settings, prove(page, schema, told))
    return { content: contentOf(schema, fields), fields }
  },
  place({ page, field, said, value, box }) {
    const found = page && evidenceFor(withCalibratedConfidence(page), value, box)
    const text = value ?? found?.raw ?? ''
    return { found, normalised: formOf(field, text, said, null) }
  },
  learn: ({ page, lessons }) => lessons.map((lesson) => learn(page, lesson)),
}

function evidenceFor(page: Page, value: string | undefined, box: Box | undefined): Evidence | null {
  if (box) return evidenceIn(page, box)
  return value === undefined ? null : ground(pageTextOf(page), value)
}

/** Layouts of rules that were asked about before; to make one ready takes longer than to compare it. */
const layouts = new Map<string, Layout>()
const mostLayouts = 10_000

function ready(rules: Asked<'preview'>['rules']): ReadyRule[] {
  if (layouts.size > mostLayouts) layouts.clear()
  return readyRules(rules, layouts)
}

/** The engine parsed it before it asked; if it doesn't parse here, that is our bug and not the caller's. */
function checked(text: string, settings: FieldSettings): SchemaObject {
  const schema = parseSchema(text)
  if (!schema.ok) throw new Error(`a schema that was checked does not parse: ${schema.error.code}`)
  return withSettings(schema.value, settings)
}
