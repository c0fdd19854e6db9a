// A label with its value as a page pairs them by how they are set, whatever the words say.
import type { Label } from '../labels/labels.ts'
import { isGreeting } from '../parties/persons.ts'
import type { Place } from '../page/place.ts'
import type { Part } from '../page/sheet.ts'

/**
 * In ruled cells, in tiles above each other, beside each other (a colon, a list, a small heading), or in one line with
 * others: words before a figure there are a label only by what they say.
 */
export type Setting = 'ruled' | 'tile' | 'beside' | 'segment'

export interface Pair {
  readonly label: Place
  readonly value: Place
  readonly setting: Setting
}

/** Whether a part is nothing but a label that is known, of whatever field. */
export type IsKnown = (part: Part) => boolean

const mostWords = 6
/** In characters; Han characters say more. */
const longest = 48
const longestHan = 14

/** A few words that begin with a letter or are numbered, without a sum, a larger figure or the end of a sentence. */
export function isLabelLike(text: string): boolean {
  const plain = text.replace(/[(（][^()（）]*[)）]?/gu, '').trim()
  const han = plain.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return (
    /^(?:\d{1,2}[.)] ?)?[^\p{L}\p{N}]{0,4}\p{L}/u.test(plain) &&
    /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(plain) &&
    !/\d{3}|\d,\d|[。！？；，]|[!?;,]$|\p{L}{6,}\.$|\p{L}{4}\.\s+\p{L}|[@€$£]/u.test(plain) &&
    plain.length <= longest &&
    han <= longestHan &&
    plain.split(' ').length <= mostWords &&
    !isGreeting(plain)
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
