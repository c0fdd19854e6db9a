// What of a pair's value is a field's of some type: all of it, or the sum, the date or the number in it.
import type { ValueType } from '../lexicon/concept.ts'
import { nameIn } from '../parties/party-line.ts'
import { foldedOf, type Place } from '../page/place.ts'
import { hasForm, recogniseOne } from '../recognisers/recognisers.ts'
import type { Pair } from './pair.ts'

export interface PairValue extends Place {
  readonly relation: 'right' | 'below'
  /** How surely it is of the type, from 0 to 1. */
  readonly sureness: number
}

export function valueOfPair({ label, value: whole }: Pair, type: ValueType): PairValue | null {
  const { part, start } = whole
  const span = boxes.test(part.text) ? null : recogniseOne(type, foldedOf(whole))
  if (!span) return null
  const place = { part, start: start + span.start, end: start + span.end }
  const value = type === 'name' || type === 'company' ? nameIn(place) : place
  const relation = part.box.y0 > label.box.y1 ? 'below' : 'right'
  return { ...value, relation, sureness: hasForm(type) ? span.sureness : 1 }
}

/** Which of several is ticked tells more than their row. */
const boxes = /[☐☑☒□■]/u
