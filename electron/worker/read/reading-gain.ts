// How much a reading of a page is worth, by the calibrated chance of each word: readings of different engines and languages
// can be compared by it.
import type { Line, Word } from '../../../shared/page.ts'
import { withChances } from '../../../shared/trust.ts'
import { countCharacters, wordsOf } from '../recognise/certainty.ts'

const longIdeographs = /\p{Script=Han}(?:.*\p{Script=Han}){4}/u

/** The mean chance of a character to be right, 0 to 1. */
export function chanceOf(lines: readonly Line[]): number {
  const words = wordsWithChance(lines)
  return expectedRight(words) / Math.max(1, countCharacters(words))
}

/** The number of characters expected to be right, less the number expected to be wrong. */
export function gainOf(lines: readonly Line[]): number {
  const words = wordsWithChance(lines)
  return 2 * expectedRight(words) - countCharacters(words)
}

/**
 * The chance of a word's character to be right. The chance of a whole line of ideographs without spaces is that all of them
 * are right; its confidence is the share that are.
 */
export function characterChance({ text, chance, confidence }: Word): number {
  return chance === undefined || longIdeographs.test(text) ? confidence : chance
}

function expectedRight(words: readonly Word[]): number {
  return words.reduce((sum, word) => sum + characterChance(word) * word.text.length, 0)
}

/** Only the engines that find text state a chance themselves. */
function wordsWithChance(lines: readonly Line[]): Word[] {
  const words = wordsOf(lines)
  return words.every(({ chance }) => chance !== undefined) ? words : wordsOf(withChances(lines))
}
