// How much a reading of a page is worth, by the calibrated chance of each word: readings of different engines and languages
// can be compared by it.
import type { Line, Word } from '../../../shared/page.ts'
import { withChances } from '../../../shared/trust.ts'
import { countCharacters, wordsOf } from '../recognise/certainty.ts'

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

function expectedRight(words: readonly Word[]): number {
  return words.reduce((sum, { chance = 0, text }) => sum + chance * text.length, 0)
}

/** Only the engines that find text state a chance themselves. */
function wordsWithChance(lines: readonly Line[]): Word[] {
  const words = wordsOf(lines)
  return words.every(({ chance }) => chance !== undefined) ? words : wordsOf(withChances(lines))
}
