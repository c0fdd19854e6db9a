// Answers the questions of the engine. Each answer is a pure function of its question.
import { currencyOfPage } from '../../shared/currency.ts'
import { countCharacters, toStackBox } from '../../shared/document/stack.ts'
import { explain } from '../../shared/extract/explain.ts'
import { extract } from '../../shared/extract/extract.ts'
import { evidenceIn, type Evidence } from '../../shared/extract/tell/grounding/evidence.ts'
import { ground } from '../../shared/extract/tell/grounding/ground.ts'
import { pageTextOf } from '../../shared/extract/tell/grounding/page-text.ts'
import { applyRules } from '../../shared/extract/tell/learned/apply.ts'
import { contradictedRules } from '../../shared/extract/tell/learned/contradicted.ts'
import { learn } from '../../shared/extract/tell/learned/learn.ts'
import { senderOf } from '../../shared/extract/tell/learned/sender.ts'
import type { Layout } from '../../shared/extract/tell/learned/layout.ts'
import { readyRules, type ReadyRule } from '../../shared/extract/tell/learned/near-rules.ts'
import { formOf } from '../../shared/extract/tell/proof/form-of.ts'
import { countWords, maxWordsOf } from '../../shared/extract/looks.ts'
import { withoutRunning } from '../../shared/extract/page/stacks/running-lines.ts'
import type { Operation } from '../../shared/operations.ts'
import type { Box, Page } from '../../shared/page.ts'
import type { FieldSettings } from '../../shared/schema/field-settings.ts'
import { parseSchema } from '../../shared/schema/parse.ts'
import type { SchemaObject } from '../../shared/schema/schema-node.ts'
import { withSettings } from '../../shared/schema/with-settings.ts'
import { withCalibratedConfidence } from '../../shared/trust.ts'
import { documentsIn, hasSeveralDocuments } from './documents.ts'
import { fillStep, toFilled } from './fill.ts'
import {
  questions,
  toUnderstandingSchema,
  type QuestionInput,
  type FromUnderstanding,
  type GivenAnswer,
  type QuestionName,
} from './protocol.ts'
import { boxOnPage, joinPages, type Whole } from './whole.ts'
import { writePage } from './write.ts'

/** Answers a question about pages; refuses it if they have too many words for its schema. */
export function answer(message: unknown): FromUnderstanding {
  const { job, name, asked } = toUnderstandingSchema.parse(message)
  return answerTo(job, name, questions[name].asked.parse(asked))
}

function answerTo<N extends QuestionName>(job: number, name: N, asked: QuestionInput<N>): FromUnderstanding {
  const maxWords = 'schema' in asked ? maxWordsOf(parseChecked(asked.schema, {})) : Infinity
  const { whole, words } = joinPages(asked.pages, maxWords)
  return words > maxWords ? { job, tooManyWords: words } : { job, answer: answers[name](asked, whole) }
}

const answers: {
  readonly [N in QuestionName]: (asked: QuestionInput<N>, whole: Whole | null) => GivenAnswer<N>
} = {
  summarise: ({ operation, wish }, whole) => whole && summarise(whole.page, operation, wish),
  fill: ({ schema, rules, ...task }, whole) =>
    fillStep({
      ...task,
      whole: withoutRunning(present(whole)),
      hasSeveral: () => hasSeveralDocuments(present(whole)),
      schema: parseChecked(schema, task.settings),
      rules: prepareRules(rules),
    }),
  preview({ schema: text, settings, rules }, given) {
    const whole = withoutRunning(present(given))
    const schema = parseChecked(text, settings)
    const candidates = applyRules(whole.page, extract(whole.page, schema).fields, prepareRules(rules))
    const hasSeveral = () => hasSeveralDocuments(present(given))
    return toFilled({ whole, hasSeveral, schema, settings }, candidates)
  },
  documents: ({ numbers }, whole) => documentsIn(whole, numbers),
  explain({ schema, settings }, whole) {
    const { content, fields } = explain(present(whole).page, parseChecked(schema, settings))
    return { content, fields: fields.map((field) => ({ ...field, proposals: [...field.proposals] })) }
  },
  place({ field, said, value, box, number }, whole) {
    const on = whole && box ? toStackBox(whole, number ?? 1, box) : box
    const found = whole && findEvidence(withCalibratedConfidence(whole.page), value, on)
    // A value with a box is where the person says.
    const at = (value === undefined ? null : on) ?? found?.box ?? null
    const normalised = formOf(field, value ?? found?.raw ?? '', said, null)
    return { found, ...(whole ? boxOnPage(whole, at) : { box: at, page: null }), normalised }
  },
  learn({ lessons, known }, whole) {
    const { page } = present(whole)
    const sender = senderOf(page, known)
    return lessons.map((lesson) => learn(page, lesson, sender))
  },
  contradicted: ({ rules, known }, whole) =>
    contradictedRules(present(whole).page, rules, known).map(({ id }) => id),
}

/** The engine asks this only about records with pages. If all of them are damaged, the process ends. */
function present(whole: Whole | null): Whole {
  if (!whole) throw new Error('no page can be unpacked')
  return whole
}

/** The text of a page, and what its record stores of it. */
function summarise(
  page: Page,
  operation: Operation,
  wish: QuestionInput<'summarise'>['wish'],
): GivenAnswer<'summarise'> {
  return {
    text: operation === 'json' ? '' : writePage(operation, page, wish),
    codes: page.codes ?? [],
    unread: page.unread ?? [],
    currency: currencyOfPage(page),
    languages: page.languages,
    languageConfidence: page.languageConfidence ?? null,
    readConfidence: page.confidence,
    confidence: withCalibratedConfidence(page).confidence,
    characters: countCharacters(page),
    words: countWords(page),
  }
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
