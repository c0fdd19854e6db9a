// Every value that a field could have, and the choice among all fields.
import { findLabel, type FoundLabel } from './labels.ts'
import { findValue, type LinkedValue, type Place } from './link.ts'
import { byPosition } from './position.ts'
import type { Sheet } from './sheet.ts'
import type { Wanted } from './wanted.ts'

export interface Candidate {
  readonly field: Wanted
  /** The place of the value itself where no label is printed. */
  readonly label: Place & Pick<FoundLabel, 'row'>
  readonly value: LinkedValue
  /** How sure the label is of this field and of this value, from 0 to 1. */
  readonly score: number
}

export interface Search {
  readonly field: Wanted
  readonly hasLabel: boolean
  readonly candidates: readonly Candidate[]
}

export function search(sheet: Sheet, field: Wanted): Search {
  // the rows of a table need its columns, and one label beside one value does not tell them
  if (field.node.kind === 'array' && field.node.element.kind === 'object')
    return { field, hasLabel: false, candidates: [] }
  const labels = field.name.labels.flatMap(({ text, weight }) =>
    findLabel(sheet, text).map((label) => ({ label, weight })),
  )
  const candidates = labels.flatMap(({ label, weight }) => {
    const value = findValue(sheet, label, field.name.type)
    return value && value.closeness > 0 ? [{ field, label, value, score: weight * value.closeness }] : []
  })
  const place = byPosition(sheet, field)
  const placed = place ? [placedAt(field, place)] : []
  return { field, hasLabel: labels.length > 0, candidates: [...candidates, ...placed] }
}

function placedAt(field: Wanted, place: Place): Candidate {
  const closeness = 0.6
  return { field, label: { ...place, row: 0 }, value: { ...place, closeness }, score: closeness }
}

/** The surest first; no label and no value serves two fields. */
export function choose(candidates: readonly Candidate[]): Map<Wanted, Candidate> {
  const chosen = new Map<Wanted, Candidate>()
  const taken: Place[] = []
  for (const candidate of candidates.toSorted(bySureness)) {
    const { field, label, value } = candidate
    if (chosen.has(field) || taken.some((place) => overlaps(place, label) || overlaps(place, value))) continue
    chosen.set(field, candidate)
    taken.push(label, value)
  }
  return chosen
}

/** Of two sums that are as sure the lower one is meant: totals stand below what they sum up. */
function bySureness(a: Candidate, b: Candidate): number {
  if (a.score !== b.score) return b.score - a.score
  const areAmounts = a.field.name.type === 'amount' && b.field.name.type === 'amount'
  return areAmounts ? b.label.row - a.label.row : a.label.row - b.label.row
}

function overlaps(a: Place, b: Place): boolean {
  return a.part === b.part && a.start < b.end && b.start < a.end
}
