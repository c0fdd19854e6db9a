// A label with its value as the layout alone tells them, whatever they say.
import { isGreeting } from '../parties/persons.ts'
import type { Place } from '../page/place.ts'
import type { Part } from '../page/sheet.ts'

export interface Pair {
  readonly label: Part
  /** In characters: the label ends here where its value stands in the same part. */
  readonly labelEnd: number
  readonly value: Place
}

/** Whether a part is nothing but a label that is known, of whatever field. */
export type IsKnown = (part: Part) => boolean

/** In characters; Han characters say more. */
const longest = 40
const longestHan = 14

/** A few words without a figure, a sum or the end of a sentence. */
export function isLabelLike(text: string): boolean {
  const plain = text.replace(/[(（][^()（）]*[)）]?/gu, '').trim()
  const han = plain.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return (
    /^[^\p{L}]{0,4}\p{L}/u.test(plain) &&
    !/\d{2}|\d[.,]\d|[。！？!;；，]|\p{L}{4}\.\s+\p{L}/u.test(plain) &&
    plain.length <= longest &&
    han <= longestHan &&
    plain.split(' ').length <= 6 &&
    !isGreeting(plain)
  )
}
