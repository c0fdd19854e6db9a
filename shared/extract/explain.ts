// Explains the fields of a page: every value that was proposed for each, by whom, its clues, and why it was not taken.
import type { Page } from '../page.ts'
import type { SchemaNode } from '../schema/schema-node.ts'
import { decide, extract } from './extract.ts'
import { shareText, textOf } from './model/place.ts'
import type { Label } from './page/labels.ts'
import { fits, isSure, minScore } from './score/choose.ts'
import { minConfidence, weights, type Judged } from './score/confidence.ts'
import { signNames } from './score/signs.ts'
import type { RequestedField } from './words/requested-field.ts'

export interface ExplainedProposal {
  readonly value: string
  /** The name of the proposer. */
  readonly by: string
  /** The text of its label on the page; null if it has none. */
  readonly label: string | null
  readonly score: number
  readonly confidence: number
  /** The weight of each clue in the confidence, as log odds. */
  readonly clues: Readonly<Record<string, number>>
  /** Why it was not taken; null if it was. */
  readonly whyNot: string | null
}

export interface ExplainedField {
  readonly path: string
  readonly value: string
  readonly confidence: number | null
  /** The type of value that the name asks for, and its meaning in the vocabulary. */
  readonly type: string
  readonly concept: string | null
  readonly proposals: readonly ExplainedProposal[]
}

export interface Explained {
  readonly content: string
  readonly fields: readonly ExplainedField[]
}

export function explain(page: Page, schema: SchemaNode): Explained {
  const { content, fields } = extract(page, schema)
  const { byRules, chosen } = decide(page, schema)
  return {
    content,
    fields: byRules.map(({ field, candidates }) => {
      const own = chosen.get(field)
      // a value that only the trees proposed comes after those of the rules
      const proposed = own && !candidates.some((one) => isSame(one, own)) ? [...candidates, own] : candidates
      const found = fields.find(({ path }) => path === field.path)
      return {
        path: field.path,
        value: found?.value ?? '',
        confidence: found?.confidence ?? null,
        type: field.name.type,
        concept: field.name.concept,
        proposals: proposed
          .toSorted((a, b) => b.confidence - a.confidence)
          .map((one) => explainProposal(one, chosen)),
      }
    }),
  }
}

function explainProposal(one: Judged, chosen: ReadonlyMap<RequestedField, Judged>): ExplainedProposal {
  return {
    value: textOf(one.value),
    by: one.by,
    label: one.label && labelText(one.label),
    score: rounded(one.score),
    confidence: rounded(one.confidence),
    clues: Object.fromEntries(
      signNames.flatMap((name) => {
        const odds = rounded(weights[name] * one.signs[name])
        return odds === 0 ? [] : [[name, odds]]
      }),
    ),
    whyNot: whyNot(one, chosen),
  }
}

function whyNot(one: Judged, chosen: ReadonlyMap<RequestedField, Judged>): string | null {
  const own = chosen.get(one.field)
  if (own && isSame(own, one)) return null
  if (!fits(one)) return `its score is below ${minScore}`
  if (!isSure(one)) return `its confidence is below ${minConfidence}`
  const other = [...chosen].find(([field, { value }]) => field !== one.field && shareText(value, one.value))
  if (other) return `its text is the value of ${other[0].path}`
  return own ? `${textOf(own.value)} is more likely` : 'no value is likely enough by the trees'
}

function isSame(one: Judged, other: Judged): boolean {
  return textOf(one.value) === textOf(other.value) && shareText(one.value, other.value)
}

function labelText({ part, start, end }: Label): string {
  return part.text.slice(start, end).trim()
}

function rounded(value: number): number {
  return Math.round(1000 * value) / 1000
}
