// A label and its value as a page pairs them by how they are set, whatever the words say.
import type { Label } from './labels/labels.ts'
import { isGreeting } from './parties/persons.ts'
import type { Place } from './page/place.ts'

export interface Pair {
  readonly label: Place
  readonly value: Place
  /** Where its label stands in reading order: the number of its part on the page. */
  readonly at: number
  /** Words before a figure in one line: only what they say makes them a label. */
  readonly isWeak?: boolean
  /** One of several that are set side by side. */
  readonly isTile?: boolean
}

const mostWords = 6
const mostLetters = 48

/** Few words that begin with a letter, and no sentence. */
export function isLabelLike(text: string): boolean {
  return (
    /^[^\p{L}\p{N}]*\p{L}/u.test(text) &&
    /\p{L}{2}|\p{Script=Han}/u.test(text) &&
    text.length <= mostLetters &&
    text.split(' ').length <= mostWords &&
    !/\d{3}|[!?;,]\s*$|\p{L}{6,}\.\s*$|[@€$£]/u.test(text) &&
    !isGreeting(text)
  )
}

/** A label that no word told. */
export function labelAt({ part, start, end }: Place, row: number, index: number): Label {
  return {
    ...{ part, row, index, start, end, key: part.folded.slice(start, end) },
    ...{ concepts: [], roles: [], isAsked: true, hasColon: false, quality: 0.8 },
    isWhole: end >= part.text.length,
  }
}
