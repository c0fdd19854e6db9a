// Fills fields by what corrections taught on documents of the same layout.
import { isUnread, type FoundField } from '../../../contract/field.ts'
import { isDoubtful, maxConfidenceInDoubt } from '../../../doubt.ts'
import type { Page } from '../../../page.ts'
import { valueTypeOf } from '../../score/field-types.ts'
import { fieldAt } from '../../propose/fields.ts'
import { pageTextOf, type PageText } from '../grounding/page-text.ts'
import type { Sheet } from '../../model/sheet.ts'
import { sheetOf } from '../../page/make-sheet.ts'
import { valueAtAnchors } from './anchor.ts'
import { constantFor } from './constant.ts'
import { comparable, layoutOf } from './layout.ts'
import { ownNumberFor } from './own-number.ts'
import { nearRules, type NearRule, type ReadyRule, type StoredRule } from './near-rules.ts'
import { senderOf } from './sender.ts'

/** A value beside a learned label, or told by its sender, is as sure as one beside a known one. */
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
  const near = nearRules(asked, comparable(layoutOf(page)), senderOf(page))
  if (near.length === 0) return [...fields]
  const seen = { text: pageTextOf(page), sheet: sheetOf(page) }
  return fields.map((field) => {
    if (isUnread(field)) return field
    const own = near.filter(({ rule }) => rule.field === field.path)
    return (
      constantAt(field, own, seen.text) ??
      ownNumberAt(field, own, seen.text) ??
      anchoredAt(field, own, seen.sheet) ??
      field
    )
  })
}

function constantAt(field: FoundField, near: readonly NearRule[], text: PageText): FoundField | null {
  const shown = constantFor(field, near, text)
  if (!shown) return null
  const {
    near: { rule },
    found,
  } = shown
  return {
    path: field.path,
    value: rule.value,
    raw: found?.raw ?? '',
    box: found?.box ?? null,
    confidence: sureness(rule, found?.likeness ?? anchored),
    reason: null,
    how: 'learned',
    ruleId: rule.id,
    alternatives: instead(field),
  }
}

function ownNumberAt(field: FoundField, near: readonly NearRule[], text: PageText): FoundField | null {
  const shown = ownNumberFor(field, near, text)
  if (!shown) return null
  const { rule, found } = shown
  return {
    path: field.path,
    value: rule.value,
    raw: found?.raw ?? field.raw,
    box: found?.box ?? field.box,
    confidence: sureness(rule, anchored),
    reason: null,
    how: 'learned',
    ruleId: rule.id,
    alternatives: instead(field),
  }
}

function anchoredAt(field: FoundField, near: readonly NearRule[], sheet: Sheet): FoundField | null {
  for (const { rule } of near) {
    if (rule.isConstant) continue
    // If nothing wrong was read on the example, a value that is read now is no less right.
    const wasWrong = rule.read !== '' && rule.read !== rule.value
    const type = valueTypeOf(rule.field, rule.value)
    const isOpen = field.value === '' || (type !== 'amount' && isDoubtful(field.confidence))
    if (!wasWrong && !isOpen) continue
    const place = valueAtAnchors(sheet, rule.anchors, type)
    if (!place) continue
    const found = fieldAt(field.path, place, sureness(rule, anchored))
    return { ...found, how: 'learned', ruleId: rule.id, alternatives: instead(field) }
  }
  return null
}

/** A rule that a correction contradicted gives doubtful values. */
function sureness({ contradicted }: StoredRule, confidence: number): number {
  const rounded = Math.round(confidence * 1000) / 1000
  return contradicted === 0 ? rounded : Math.min(rounded, maxConfidenceInDoubt)
}

/** The replaced value stays as an alternative. */
function instead(field: FoundField): NonNullable<FoundField['alternatives']> {
  const { value, raw, box, confidence, alternatives = [] } = field
  return value === '' ? alternatives : [{ value, raw, box, confidence }, ...alternatives].slice(0, 3)
}
