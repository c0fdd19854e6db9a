// Learns from a correction on one page and applies it to the next, for tests of learned rules.
import type { FoundField } from '../../shared/contract/field.ts'
import { applyRules } from '../../shared/extract/tell/learned/apply.ts'
import { learn } from '../../shared/extract/tell/learned/learn.ts'
import { readyRules } from '../../shared/extract/tell/learned/near-rules.ts'
import type { Page } from '../../shared/page.ts'
import { pageOf } from './page-builder.ts'

/** The lines at the top of the example documents. */
export const head = [
  'HARBOUR SUPPLIES SDN BHD',
  '12 Quay Street, Westport',
  'The receipt of the harbour',
] as const
/** A page with the top of the example documents and these lines below. */
export const shop = (...below: string[]) => pageOf(...head, ...below)

/** A field as it is found without learned rules. */
export function foundAs(path: string, value: string, confidence = 0.9): FoundField {
  const reason = value === '' ? 'noLabel' : null
  return { path, value, raw: value, box: null, confidence: value === '' ? null : confidence, reason }
}

/** The field of the next page after the example was corrected. */
export function learnAndApply(
  example: Page,
  lesson: { field: string; value: string; read: string },
  next: Page,
  found: FoundField,
): FoundField {
  const rule = learn(example, lesson)
  const rules = readyRules(rule ? [{ ...rule, id: 'r1', contradicted: 0 }] : [])
  return applyRules(next, [found], rules)[0]!
}
