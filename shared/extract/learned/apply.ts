// Fills fields by what corrections taught on documents of the same layout.
import type { FoundField } from '../../contract/field.ts'
import type { Page } from '../../page.ts'
import { valueTypeOf } from '../field-types.ts'
import { fieldAt } from '../fields.ts'
import { pageTextOf, type PageText } from '../grounding/page-text.ts'
import { sheetOf, type Sheet } from '../page/sheet.ts'
import { valueAtAnchors } from './anchor.ts'
import { constantFor } from './constant.ts'
import { comparable, layoutOf } from './layout.ts'
import { nearRules, sameLayout, type NearRule, type ReadyRule } from './near-rules.ts'

/** A value beside a learned label is as sure as one beside a known one. */
const anchored = 0.9

/** `rules` in the order of preference where two are of layouts that are as like. */
export function applyRules(
  page: Page,
  fields: readonly FoundField[],
  rules: readonly ReadyRule[],
): FoundField[] {
  const paths = new Set(fields.map(({ path }) => path))
  const asked = rules.filter(({ rule }) => paths.has(rule.field))
  if (asked.length === 0) return [...fields]
  const near = nearRules(asked, comparable(layoutOf(page)))
  if (near.length === 0) return [...fields]
  const seen = { text: pageTextOf(page), sheet: sheetOf(page) }
  return fields.map((field) => {
    const own = near.filter(({ rule }) => rule.field === field.path)
    return constantAt(field, own, seen.text) ?? anchoredAt(field, own, seen.sheet) ?? field
  })
}

function constantAt(field: FoundField, near: readonly NearRule[], text: PageText): FoundField | null {
  const shown = constantFor(field, near, text)
  if (!shown) return null
  const {
    near: { rule, likeness },
    found,
  } = shown
  return {
    path: field.path,
    value: rule.value,
    raw: found?.raw ?? '',
    box: found?.box ?? null,
    confidence: Math.round((found?.likeness ?? likeness) * 1000) / 1000,
    reason: null,
    how: 'learned',
    ruleId: rule.id,
    alternatives: instead(field),
  }
}

function anchoredAt(field: FoundField, near: readonly NearRule[], sheet: Sheet): FoundField | null {
  for (const { rule, likeness } of near) {
    if (rule.isConstant || likeness < sameLayout) continue
    // Where nothing was read on the example, what is read now is no less right for that.
    if (rule.read === '' && field.value !== '') continue
    const place = valueAtAnchors(sheet, rule.anchors, valueTypeOf(rule.field, rule.value))
    if (!place) continue
    const found = fieldAt(field.path, place, anchored)
    return { ...found, how: 'learned', ruleId: rule.id, alternatives: instead(field) }
  }
  return null
}

/** What was read stays within reach. */
function instead(field: FoundField): NonNullable<FoundField['alternatives']> {
  const { value, raw, box, confidence, alternatives = [] } = field
  return value === '' ? alternatives : [{ value, raw, box, confidence }, ...alternatives].slice(0, 3)
}
