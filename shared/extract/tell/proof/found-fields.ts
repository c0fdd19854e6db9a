// Converts the result of a search to a field with its evidence: how it was found, its alternatives, and the reason
// why it is empty.
import type { Alternative, Finding, FoundField } from '../../../contract/field.ts'
import type { Search } from '../../page/candidate.ts'
import { isSure } from '../../score/choose.ts'
import type { Judged } from '../../score/confidence.ts'
import { fieldOf, fieldsOf } from '../../propose/fields.ts'
import { hasForm } from '../../kinds/kinds.ts'

const maxAlternatives = 3

export function toFoundFields(search: Search<Judged>, chosen: Judged | undefined): FoundField[] {
  const alternatives = alternativesTo(chosen, search.candidates)
  const how = chosen ? findingOf(chosen) : null
  return fieldsOf(search, chosen).map((field) => ({
    ...field,
    how,
    alternatives,
    reason: chosen ? field.reason : (reasonFor(search) ?? field.reason),
  }))
}

/** There was a value, and it fits another field better, or it was too doubtful to be told. */
function reasonFor({ candidates }: Search<Judged>): FoundField['reason'] {
  if (candidates.length === 0) return null
  return candidates.some(isSure) ? 'conflict' : 'belowThreshold'
}

/** The other candidates, each value once, the surest first. */
function alternativesTo(chosen: Judged | undefined, candidates: readonly Judged[]): Alternative[] {
  const taken = new Set(chosen ? [fieldOf(chosen).value] : [])
  const others: Alternative[] = []
  for (const candidate of candidates.toSorted((a, b) => b.confidence - a.confidence)) {
    const { value, raw, box, confidence } = fieldOf(candidate)
    if (taken.has(value)) continue
    taken.add(value)
    others.push({ value, raw, box, confidence })
    if (others.length === maxAlternatives) break
  }
  return others
}

/** A value without a label whose kind has a form is found by that form. */
function findingOf({ field, relation }: Judged): Finding {
  if (relation === 'position') return hasForm(field.name.type) ? 'pattern' : 'position'
  return relation === 'below' ? 'below' : 'label'
}
