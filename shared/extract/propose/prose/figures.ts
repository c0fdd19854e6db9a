// Figures that a sentence tells with their unit: "insured up to £25,000", "napraw do 14 dni", "groot 214 m²", "within 12
// weeks". The words of the name stand before them.
import { recognisers, type ValueType } from '../../kinds/kinds.ts'
import type { Sensed } from '../../words/senses.ts'
import type { Place } from '../../model/place.ts'

const old =
  /^(?:current|old|previous|former|present|existing|bisherig|alt|ancien|actuel|anterior|actual|attuale|vecchi|precedent|atual|huidig|oud|dotychczas)/
const renewed = /^(?:new|neu|nouve|nuev|nuov|nov[oa]$|nieuw|now[ya])/
const fromTo =
  /(?<!\p{L})(?:from|von|de|da|van|z) (?<before>\D{0,3}\d[\d.,]*\d(?: ?(?:€|%|eur))?) (?:to|auf|à|a|para|naar|do|na) (?<after>\D{0,3}\d[\d.,]*\d)/u

/** "The rent will rise from £1,125.00 to £1,170.00": what it was, and what it will be. */
export function changedIn(
  { part, start, end }: Place,
  own: readonly Sensed[],
  isSaid: (word: Sensed) => boolean,
  type: ValueType,
): Place | null {
  if (type !== 'amount' && type !== 'percent' && type !== 'number') return null
  const which = own.some(({ key }) => old.test(key))
    ? 'before'
    : own.some(({ key }) => renewed.test(key))
      ? 'after'
      : null
  const folded = part.folded.slice(start, end)
  const match = which === null ? null : fromTo.exec(folded)
  const said = match?.groups?.[which ?? ''] ?? ''
  const isAbout = own.every((word) => old.test(word.key) || renewed.test(word.key) || isSaid(word))
  const [span] = isAbout ? recognisers[type](said) : []
  if (!match || !span) return null
  const at = start + match.index + (which === 'before' ? match[0].indexOf(said) : match[0].lastIndexOf(said))
  return { part, start: at + span.start, end: at + span.end }
}
