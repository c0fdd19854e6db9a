// "approx. 45 seeds" for seed_count: a count is told with what it is of.
import type { FieldName } from './names.ts'
import { isSame, sensedOf } from './senses.ts'
import { tokensOf } from '../lexicon/tokens.ts'
import { sensesOfAny } from './word-senses.ts'

const counted =
  /^(?:(?:approx\.?|about|ca\.?|circa|env\.?|ungefähr|etwa|unos|cerca de) ?)?\d[\d.,]* (?<unit>\p{L}{3,})/iu

/** All that says how many, where a text begins with a count of what is asked for. */
export function countIn(text: string, { type, phrases }: FieldName): string | null {
  const own = (phrases.at(-1) ?? []).filter(({ senses }) => senses.isDisjointFrom(countSenses))
  const match = counted.exec(text)
  if (type !== 'number' || own.length !== 1 || !match) return null
  const unit = sensedOf(tokensOf((match.groups?.['unit'] ?? '').toLowerCase()))
  return unit.some((one) => own.some((word) => isSame(one, word))) ? match[0] : null
}

const countSenses = sensesOfAny('#', 'quantity', 'count')
