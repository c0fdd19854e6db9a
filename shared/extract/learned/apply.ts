// Fills fields by what corrections taught on documents of the same layout.
import type { FoundField } from '../../contract/field.ts'
import type { Page } from '../../page.ts'
import { fieldAt } from '../fields.ts'
import { findLike } from '../grounding/find-like.ts'
import { ground } from '../grounding/ground.ts'
import { pageTextOf, type PageText } from '../grounding/page-text.ts'
import { squash } from '../grounding/squash.ts'
import { sheetOf, type Sheet } from '../sheet.ts'
import { valueAtAnchors } from './anchor.ts'
import { comparable, layoutOf, likenessOfLayouts, type Layout } from './layout.ts'
import { valueTypeOf } from '../field-types.ts'
import type { LearnedRule } from './rule.ts'

export interface StoredRule extends LearnedRule {
  readonly id: string
}

/** From here on two pages are of one layout. */
const sameLayout = 0.55
/** A value beside a learned label is as sure as one beside a known one. */
const anchored = 0.9

/** `rules` in the order of preference where two are of layouts that are as like. */
export function applyRules(
  page: Page,
  fields: readonly FoundField[],
  rules: readonly StoredRule[],
): FoundField[] {
  const paths = new Set(fields.map(({ path }) => path))
  const asked = rules.filter(({ field }) => paths.has(field))
  if (asked.length === 0) return [...fields]
  const near = nearest(asked, comparable(layoutOf(page)))
  if (near.length === 0) return [...fields]
  const seen = { text: pageTextOf(page), sheet: sheetOf(page) }
  return fields.map((field) => {
    const own = near.filter(({ rule }) => rule.field === field.path)
    return constantOf(field, own, seen.text) ?? anchoredAt(field, own, seen.sheet) ?? field
  })
}

interface NearRule {
  readonly rule: StoredRule
  readonly likeness: number
}

function nearest(rules: readonly StoredRule[], layout: Layout): NearRule[] {
  const likenesses = new Map<string, number>()
  const likenessOf = (rule: StoredRule) => {
    const key = rule.layout.join('\n')
    const known = likenesses.get(key) ?? likenessOfLayouts(layout, comparable(rule.layout))
    likenesses.set(key, known)
    return known
  }
  return rules
    .map((rule) => ({ rule, likeness: likenessOf(rule) }))
    .filter(({ likeness }) => likeness >= sameLayout)
    .toSorted((a, b) => b.likeness - a.likeness)
}

function anchoredAt(field: FoundField, near: readonly NearRule[], sheet: Sheet): FoundField | null {
  for (const { rule } of near) {
    // Where nothing was read on the example, what is read now is no less right for that.
    if (rule.isConstant || (rule.read === '' && field.value !== '')) continue
    const place = valueAtAnchors(sheet, rule.anchors, valueTypeOf(rule.field, rule.value))
    if (!place) continue
    const found = fieldAt(field.path, place, anchored)
    return { ...found, how: 'learned', ruleId: rule.id, alternatives: instead(field) }
  }
  return null
}

/** Letters are misread, and the value is still that one; a short text is soon like another one. */
const leastLike = { ofLong: 0.72, longLength: 24, moreByLetter: 0.008 } as const
/** A reading that is surer than this is not a misread form of what was confirmed. */
const sureReading = 0.95
/** A text that is not on the page is told only where the layout leaves no doubt. */
const surelySameLayout = 0.75

/** The person's own text, where the page shows that it is meant; of several, the one that the page shows best. */
function constantOf(field: FoundField, near: readonly NearRule[], text: PageText): FoundField | null {
  const shown = near
    .filter(({ rule }) => rule.isConstant)
    .map(({ rule, likeness }) => ({
      rule,
      layout: likeness,
      found: ground(text, rule.value, leastLikeFor(rule.value)),
    }))
    .toSorted((a, b) => (b.found?.likeness ?? 0) - (a.found?.likeness ?? 0))
  const [best] = shown.filter(
    ({ rule, layout, found }) => found !== null || isSameMistake(field, rule, layout),
  )
  if (!best) return null
  const { rule, layout, found } = best
  if (rule.value === rule.read && !isMisread(field, rule.value)) return null
  return {
    path: field.path,
    value: rule.value,
    raw: found?.raw ?? '',
    box: found?.box ?? null,
    confidence: Math.round((found?.likeness ?? layout) * 1000) / 1000,
    reason: null,
    how: 'learned',
    ruleId: rule.id,
    alternatives: instead(field),
  }
}

/** A name that is a picture is read as the same nonsense, or as nothing, on every document of the kind. */
function isSameMistake(field: FoundField, rule: StoredRule, layout: number): boolean {
  return layout >= surelySameLayout && isLike(field.value, rule.read)
}

/** What was read right on the example is read right mostly: only nothing, or something like it, is put right. */
function isMisread({ value, confidence }: FoundField, confirmed: string): boolean {
  if (squash(value) === squash(confirmed)) return false
  return value === '' || ((confidence ?? 0) < sureReading && isLike(value, confirmed))
}

function isLike(a: string, b: string): boolean {
  const [one, other] = [squash(a), squash(b)]
  return one === other || (one !== '' && findLike(one, other, leastLikeFor(other)) !== null)
}

function leastLikeFor(text: string): number {
  const { ofLong, longLength, moreByLetter } = leastLike
  return ofLong + Math.max(0, longLength - squash(text).length) * moreByLetter
}

/** What was read stays within reach. */
function instead(field: FoundField): NonNullable<FoundField['alternatives']> {
  const { value, raw, box, confidence, alternatives = [] } = field
  return value === '' ? alternatives : [{ value, raw, box, confidence }, ...alternatives].slice(0, 3)
}
