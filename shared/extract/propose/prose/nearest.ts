// The value of a type that stands nearest to where the words of a sentence say what it is.
import { recognisers, type ValueType } from '../../kinds/kinds.ts'
import type { Place } from '../../model/place.ts'
import type { Recogniser } from '../../kinds/recogniser.ts'
import { isDue } from './edges.ts'

/** In characters: how far behind its word a value may stand, and how far before. */
const reach = 60
const reachBack = 14
const reachOfLone = 100

/** "Box 7" is not what a sentence is about. */
const minLength = 3

/** The 2024 of 1 July 2024 is no sum. */
export function besideDates(type: ValueType): Recogniser {
  if (type === 'date') return (folded) => recognisers.date(folded).filter(({ end }) => !isDue(folded, end))
  if (type !== 'amount' && type !== 'number') return recognisers[type]
  return (folded) => {
    const dates = recognisers.date(folded)
    return recognisers[type](folded).filter(
      (span) => !dates.some(({ start, end }) => span.start >= start && span.end <= end),
    )
  }
}

/** "for 60", "on 0113": a small word is no beginning of a number. */
function beginsWithWord(text: string): boolean {
  return /^(?:for|on|at|to|in|by|of|vom|bis|zum|auf|le|du|de|au|el|al|del|il|da|op|tot|na|do) \d/u.test(text)
}

/** The first value behind the words, or one right before them. */
export function nearest(sentence: Place, from: number, recognise: Recogniser, isDate: boolean): Place | null {
  const { part, start, end } = sentence
  const folded = part.folded.slice(start, end)
  const spans = recognise(folded)
    .filter(
      (span) =>
        (span.end - span.start >= minLength || /\p{Script=Han}/u.test(folded.charAt(span.end - 1))) &&
        !beginsWithWord(part.text.slice(start + span.start)),
    )
    .toSorted((a, b) => a.start - b.start)
  // the one day of its sentence is not another's
  const max = isDate && spans.length === 1 ? reachOfLone : reach
  const behind = spans.find((span) => span.start >= from && span.start - from <= max)
  const before = spans.findLast((span) => span.end <= from && from - span.end <= reachBack)
  const span = behind ?? before
  return span ? { part, start: start + span.start, end: start + span.end } : null
}
