// Fills fields by what corrections taught on documents of the same layout.
import type { FoundField } from '../../contract/field.ts'
import type { Page } from '../../page.ts'
import { fieldAt } from '../fields.ts'
import { ground } from '../grounding/ground.ts'
import { pageTextOf, type PageText } from '../grounding/page-text.ts'
import { sheetOf, type Sheet } from '../sheet.ts'
import { valueAtAnchors } from './anchor.ts'
import { comparable, layoutOf, likenessOfLayouts, type Layout } from './layout.ts'
import { leastLike, lessonType } from './learn.ts'
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
  const seen = { text: pageTextOf(page), sheet: sheetOf(page, new Set()) }
  return fields.map((field) => {
    for (const rule of near) {
      const filled = rule.field === field.path ? fill(field, rule, seen) : null
      if (filled) return filled
    }
    return field
  })
}

function nearest(rules: readonly StoredRule[], layout: Layout): StoredRule[] {
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
    .map(({ rule }) => rule)
}

function fill(
  field: FoundField,
  rule: StoredRule,
  { text, sheet }: { text: PageText; sheet: Sheet },
): FoundField | null {
  if (rule.isConstant) return constant(field, rule, text)
  // Where the reading had found nothing, what it finds now is no less right for the rule.
  if (rule.read === '' && field.value !== '') return null
  const place = valueAtAnchors(sheet, rule.anchors, lessonType(rule.field, rule.value))
  if (!place) return null
  const found = fieldAt(field.path, place, anchored)
  return { ...found, how: 'learned', ruleId: rule.id, alternatives: instead(field) }
}

/** The person's own text, where the page shows that it is meant. */
function constant(field: FoundField, rule: StoredRule, text: PageText): FoundField | null {
  const found = ground(text, rule.value, leastLike)
  if (!found) return null
  const { raw, box, likeness } = found
  return {
    path: field.path,
    value: rule.value,
    raw,
    box,
    confidence: Math.round(likeness * 1000) / 1000,
    reason: null,
    how: 'learned',
    ruleId: rule.id,
    alternatives: instead(field),
  }
}

/** What was read stays within reach. */
function instead(field: FoundField): NonNullable<FoundField['alternatives']> {
  const { value, raw, box, confidence, alternatives = [] } = field
  return value === '' ? alternatives : [{ value, raw, box, confidence }, ...alternatives].slice(0, 3)
}
