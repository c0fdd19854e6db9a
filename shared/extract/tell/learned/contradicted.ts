// Rules that a page with known values contradicts: for the same sender they give another value.
import type { Page } from '../../../page.ts'
import { dateOrderOf } from '../../kinds/date.ts'
import { valueTypeOf } from '../../score/field-types.ts'
import { squash } from '../grounding/squash.ts'
import { applyRules } from './apply.ts'
import { readyRules, type StoredRule } from './near-rules.ts'
import { isSameValue } from './same-value.ts'
import type { KnownValue } from './sender.ts'

export function contradictedRules(
  page: Page,
  rules: readonly StoredRule[],
  known: readonly KnownValue[],
): StoredRule[] {
  return rules.filter((rule) =>
    known.some(({ field, value }) => field === rule.field && isContradicted(page, rule, value)),
  )
}

function isContradicted(page: Page, rule: StoredRule, value: string): boolean {
  const nothing = {
    path: rule.field,
    value: '',
    raw: '',
    box: null,
    confidence: null,
    reason: 'noLabel',
  } as const
  const [told] = applyRules(page, [nothing], readyRules([rule]))
  if (told?.how !== 'learned' || squash(told.value) === squash(value)) return false
  return !isSameValue(told.value, value, valueTypeOf(rule.field, value), dateOrderOf(page))
}
