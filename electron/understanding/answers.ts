// Answers the questions of the engine. Each answer is a pure function of its question.
import { contentOf } from '../../shared/extract/tell/content-of.ts'
import { explain } from '../../shared/extract/explain.ts'
import { extract } from '../../shared/extract/extract.ts'
import { evidenceIn, type Evidence } from '../../shared/extract/tell/grounding/evidence.ts'
import { ground } from '../../shared/extract/tell/grounding/ground.ts'
import { pageTextOf } from '../../shared/extract/tell/grounding/page-text.ts'
import { applyRules } from '../../shared/extract/tell/learned/apply.ts'
import { learn } from '../../shared/extract/tell/learned/learn.ts'
import type { Layout } from '../../shared/extract/tell/learned/layout.ts'
import { readyRules, type ReadyRule } from '../../shared/extract/tell/learned/near-rules.ts'
import { formOf } from '../../shared/extract/tell/proof/form-of.ts'
import { prove } from '../../shared/extract/tell/proof/prove.ts'
import { withSaidDoubts } from '../../shared/extract/tell/proof/said-doubts.ts'
import type { Box, Page } from '../../shared/page.ts'
import type { FieldSettings } from '../../shared/schema/field-settings.ts'
import { parseSchema } from '../../shared/schema/parse.ts'
import type { SchemaObject } from '../../shared/schema/schema-node.ts'
import { withSettings } from '../../shared/schema/with-settings.ts'
import { withCalibratedConfidence } from '../../shared/trust.ts'
import { fillStep } from './fill.ts'
import { joinPacked } from './packed-pages.ts'
import {
  questions,
  toUnderstandingSchema,
  type QuestionInput,
  type FromUnderstanding,
  type GivenAnswer,
  type QuestionName,
} from './protocol.ts'
import { writePage } from './write.ts'

export function answer(message: unknown): FromUnderstanding {
  const { job, name, asked } = toUnderstandingSchema.parse(message)
  return { job, answer: answerTo(name, asked) }
}

function answerTo<N extends QuestionName>(name: N, asked: unknown): GivenAnswer<N> {
  // The table pairs name and question; TypeScript can't follow that correlation.
  return answers[name](questions[name].asked.parse(asked) as QuestionInput<N>)
}

const answers: { readonly [N in QuestionName]: (asked: QuestionInput<N>) => GivenAnswer<N> } = {
  write: ({ operation, page, wish }) => writePage(operation, page, wish),
  fill: ({ schema, rules, page, ...task }) =>
    fillStep({
      ...task,
      page: Array.isArray(page) ? joinPacked(page) : page,
      schema: parseChecked(schema, task.settings),
      rules: prepareRules(rules),
    }),
  preview({ page, schema: text, settings, rules }) {
    const schema = parseChecked(text, settings)
    const candidates = applyRules(page, extract(page, schema).fields, prepareRules(rules))
    const fields = withSaidDoubts(settings, prove(page, schema, candidates))
    return { content: contentOf(schema, fields), fields }
  },
  explain({ page, schema, settings }) {
    const { content, fields } = explain(page, parseChecked(schema, settings))
    return { content, fields: fields.map((field) => ({ ...field, proposals: [...field.proposals] })) }
  },
  place({ page, field, said, value, box }) {
    const found = page && findEvidence(withCalibratedConfidence(page), value, box)
    const text = value ?? found?.raw ?? ''
    return { found, normalised: formOf(field, text, said, null) }
  },
  learn: ({ page, lessons }) => lessons.map((lesson) => learn(page, lesson)),
}

function findEvidence(page: Page, value: string | undefined, box: Box | undefined): Evidence | null {
  if (box) return evidenceIn(page, box)
  return value === undefined ? null : ground(pageTextOf(page), value)
}

/** Cache of prepared layouts of rules, since preparing one takes longer than comparing it. */
const layouts = new Map<string, Layout>()
const maxLayouts = 10_000

function prepareRules(rules: QuestionInput<'preview'>['rules']): ReadyRule[] {
  if (layouts.size > maxLayouts) layouts.clear()
  return readyRules(rules, layouts)
}

/** Parses a schema that the engine has already checked; a problem here is a bug. */
function parseChecked(text: string, settings: FieldSettings): SchemaObject {
  const schema = parseSchema(text)
  if (!schema.ok) throw new Error(`a schema that was checked does not parse: ${schema.error.code}`)
  return withSettings(schema.value, settings)
}
