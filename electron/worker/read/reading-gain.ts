// Compares readings of a page by different engines and languages, by the calibrated chance of each word.
import type { Line, Word } from '../../../shared/page.ts'
import { withChances } from '../../../shared/trust.ts'
import { countCharacters, wordsOf } from '../recognise/certainty.ts'

const longIdeographs = /\p{Script=Han}(?:.*\p{Script=Han}){4}/u

/** Returns the mean chance of a character to be right, 0 to 1. */
export function chanceOf(lines: readonly Line[]): number {
  const words = wordsWithChance(lines)
  return expectedRight(words) / Math.max(1, countCharacters(words))
}

/** Returns the expected number of right characters minus that of wrong ones. */
export function gainOf(lines: readonly Line[]): number {
  const words = wordsWithChance(lines)
  return 2 * expectedRight(words) - countCharacters(words)
}

/**
 * Returns the chance of a character of the word to be right. For a whole line of ideographs, which has no spaces, that is
 * its confidence; its chance is that of all characters together.
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
