// What a search has found, with its proof: how it was found, what else it could be, and why there is nothing.
import type { Alternative, Finding, FoundField } from '../../contract/field.ts'
import type { Candidate, Search } from '../candidates.ts'
import { fieldAt, fieldsOf } from '../fields.ts'

const mostAlternatives = 3

export function toldOf(search: Search, chosen: Candidate | undefined): FoundField[] {
  const alternatives = alternativesTo(chosen, search.candidates)
  const how = chosen ? findingOf(chosen) : null
  return fieldsOf(search, chosen).map((field) => ({
    ...field,
    how,
    alternatives,
    // there was a value, and it fits another field better
    reason: !chosen && alternatives.length > 0 ? 'conflict' : field.reason,
  }))
}

/** The other candidates, each value once, the surest first. */
function alternativesTo(chosen: Candidate | undefined, candidates: readonly Candidate[]): Alternative[] {
  const taken = new Set(chosen ? [valueOf(chosen).value] : [])
  const others: Alternative[] = []
  for (const candidate of candidates.toSorted((a, b) => b.score - a.score)) {
    const { value, raw, box, confidence } = valueOf(candidate)
    if (taken.has(value)) continue
    taken.add(value)
    others.push({ value, raw, box, confidence })
    if (others.length === mostAlternatives) break
  }
  return others
}

function valueOf({ field, value, score }: Candidate) {
  return fieldAt(field.path, value, score)
}

/** Told from where the value stands to its label; one that is its own label was found by its position. */
function findingOf({ label, value }: Candidate): Finding {
  if (label.part === value.part) return label.start === value.start ? 'position' : 'label'
  return value.part.box.y0 >= label.part.box.y1 ? 'below' : 'label'
}
