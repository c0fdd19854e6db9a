// How often a value with a given score turned out right, by the type of value and how it was found.
import type { ValueType } from './lexicon/concept.ts'
import type { Relation } from './link.ts'

export function confidenceOf(type: ValueType, relation: Relation | 'position', score: number): number {
  const loose = type === 'text' || type === 'address' || type === 'company' || type === 'name'
  const most = relation === 'position' ? 0.8 : loose ? 0.88 : 0.98
  return Math.min(most, score)
}
