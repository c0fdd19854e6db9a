// How surely the words of a value were read. Of Han text the recogniser makes a word of every character or two, and
// what it says of one of them says little: in a name of three characters that was read at 0.5 hardly one is wrong,
// unless nothing at all spoke for one of them.
import { isBox } from '../page/boxes.ts'
import { textOf, wordsIn, type Place } from '../model/place.ts'

export interface Reading {
  /** From 0 to 1. */
  readonly weakest: number
  /** Two networks are hardly sure of a word of letters. */
  readonly isDoubted: boolean
}

/** `isOnSlip`: of a photo or a slip what is hardly read is mostly misread. */
export function readingOf(value: Place, isOnSlip: boolean): Reading {
  const words: number[] = []
  const characters: number[] = []
  for (const { word } of wordsIn(value)) {
    // the confidence of a sign alone, a box or an "&", says nothing of whether it is one
    const isKnown = isBox(word.text) || /^[&+/*-]$/u.test(word.text)
    const confidence = isKnown ? Math.max(0.9, word.confidence) : word.confidence
    if (han.test(word.text)) characters.push(...Array.from(word.text, () => confidence))
    else words.push(confidence)
  }
  const isShort = !isOnSlip && isShortName(textOf(value), [...words, ...characters])
  if (isShort)
    return { weakest: surelyShort + (1 - surelyShort) * meanOf([...words, ...characters]), isDoubted: false }
  // the weakest of many says little: together they are as sure as the weaker half of them
  const weaker = characters.toSorted((a, b) => a - b).slice(0, Math.ceil(characters.length / 2))
  const weakestWord = Math.min(1, ...words)
  const half =
    weaker.length === 0 ? 1 : (weaker[0] ?? 1) < unread ? Math.min(hardly, meanOf(weaker)) : meanOf(weaker)
  const weakest = Math.min(weakestWord, half)
  const isPlain = !isOnSlip && weakestWord >= doubted && weakest >= plain
  return { weakest, isDoubted: weakest < doubted && !isPlain }
}

const doubted = 0.8
/** Characters that are read so are right in nine of ten. */
const plain = 0.7
/** A character for which nothing spoke was guessed, and a long text with one is hardly ever right. */
const unread = 0.05
const hardly = 0.6
const surelyShort = 0.8
/** Below this a character is as often wrong as right. */
const minOfShort = 0.2

const han = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u
const shortName =
  /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{1,3} ?[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{1,3}$/u

/** Two characters to four, as names and kinds of things are. */
function isShortName(text: string, confidences: readonly number[]): boolean {
  return shortName.test(text) && text.replace(' ', '').length <= 4 && Math.min(...confidences) >= minOfShort
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)
}
