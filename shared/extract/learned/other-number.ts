// Whether a word of a page is another number than those of a learned text, and no misread form of one of them.
import type { Word } from '../../page.ts'

const sureNumber = 0.9
const fewestDigits = 3

/** A number that was read surely, and in which more than a character is another. */
export function isOtherNumber({ text, confidence }: Word, numbers: readonly string[]): boolean {
  return (
    confidence >= sureNumber &&
    digitsOf(text).length >= fewestDigits &&
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
