// The last gate before a value is told: what is plainly of another kind than its field's name asks for is withheld. It
// stays within reach as what the field could have been.
import { isUnread, type FoundField } from '../../../contract/field.ts'
import type { Page } from '../../../page.ts'
import type { Requested, RequestedOf } from './requested.ts'
import { isNamed, isOfOtherKind } from './other-kind.ts'
import { lookOfWhole } from './piece.ts'
import { isLabelAlone, isTableHead } from './table-head.ts'

export function withoutOtherKinds(
  page: Page,
  requestedOf: RequestedOf,
  fields: readonly FoundField[],
): FoundField[] {
  const told = fields.map((field) => {
    const requested = requestedOf(field)
    return requested && isWithheld(page, requested, field) ? withheld(field, 'otherKind') : field
  })
  return withoutGaps(told)
}

/** A person who taught what stands there knows better than a name, and so do data that say what they mean. */
function isWithheld(page: Page, requested: Requested, field: FoundField): boolean {
  if (field.value === '' || field.how === 'learned' || isUnread(field)) return false
  return (
    isOfOtherKind(requested, field.value, lookOfWhole(page, field)) ||
    (isNamed(requested) && (isLabelAlone(field.value, requested.name) || isTableHead(page, field)))
  )
}

/** Empties a field; its value stays within reach as an alternative. */
export function withheld(field: FoundField, reason: FoundField['reason']): FoundField {
  const { path, value, raw, box, confidence, alternatives = [] } = field
  return {
    path,
    value: '',
    raw: '',
    box: null,
    confidence: null,
    reason,
    how: null,
    alternatives: [{ value, raw, box, confidence }, ...alternatives].slice(0, 3),
  }
}

/** A list tells what is left of it, one after the other; where nothing is left, the list itself is empty. */
function withoutGaps(fields: readonly FoundField[]): FoundField[] {
  const counts = new Map<string, number>()
  const isTold = new Set(fields.flatMap(({ path, value }) => (value === '' ? [] : [listOf(path)])))
  return fields.flatMap((field): FoundField[] => {
    const list = listOf(field.path)
    if (list === null) return [field]
    const count = counts.get(list) ?? 0
    if (field.reason === 'otherKind') {
      if (count > 0 || isTold.has(list)) return []
      counts.set(list, 1)
      return [{ ...field, path: list }]
    }
    counts.set(list, count + 1)
    return [{ ...field, path: `${list}[${count}]` }]
  })
}

/** The list that a path names an item of; null for all else. */
function listOf(path: string): string | null {
  return /^(?<list>.*)\[\d+\]$/.exec(path)?.groups?.['list'] ?? null
}
