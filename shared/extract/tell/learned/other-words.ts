// Whether what stands on a page like a learned text is another one, by a word of it that was read surely.
import type { Word } from '../../../page.ts'
import { findLike } from '../grounding/find-like.ts'
import { squash } from '../grounding/squash.ts'

const sureWord = 0.9
const minDigits = 3
const minLetters = 4
/** So much of a word must be in the text: a letter or two may be misread. */
const minLike = 0.7

export function hasOtherWord(words: readonly Word[], text: string): boolean {
  const numbers = text.split(/\s+/)
  // a word in between may be a mark or of another column; at the edges the text itself stands
  const isEdge = (i: number) => i === 0 || i === words.length - 1
  return words.some(
    (word, i) =>
      isSurelyRead(word) && (isOtherNumber(word, numbers) || (isEdge(i) && isOtherName(word, text))),
  )
}

export function isSurelyRead({ confidence }: Word): boolean {
  return confidence >= sureWord
}

function isOtherName({ text }: Word, learned: string): boolean {
  const letters = squash(text)
  return letters.length >= minLetters && findLike(squash(learned), letters, minLike) === null
}

/** More than a character is another. */
function isOtherNumber({ text }: Word, numbers: readonly string[]): boolean {
  return (
    digitsOf(text).length >= minDigits &&
    !numbers.some(
      (number) =>
        differAtOne(digitsOf(number), digitsOf(text)) ||
        differAtOne(withoutEdges(number), withoutEdges(text)),
    )
  )
}

/** Also where no digit was seen at all: §3200 for 53200. */
function differAtOne(one: string, other: string): boolean {
  const differing = Array.from(one).filter((character, i) => character !== other.charAt(i))
  return one.length === other.length && differing.length <= 1
}

function digitsOf(text: string): string {
  return text.replace(/\P{N}/gu, '')
}

/** A comma or a bracket at the end is no part of a number; a sign may be what a digit was misread as. */
function withoutEdges(text: string): string {
  return text.replace(/^["'([{]+|["')\]}.,:;]+$/g, '')
}
