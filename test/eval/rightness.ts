// Judges which words of a page are in its truth, to compare with their confidence.
import type { Word } from '../../shared/page.ts'

export interface Judged {
  readonly word: Word
  readonly isRight: boolean
}

/**
 * Every character of the truth is matched with one word only, and long words are matched first; otherwise every invented
 * short word would be found somewhere. If the truth has spaces, a word must match whole words.
 */
export function judgeWords(words: readonly Word[], truth: string, isUnspaced: boolean): Judged[] {
  const left = isUnspaced ? fold(truth).replaceAll(' ', '') : ` ${fold(truth)} `
  let unclaimed = left
  const folded = words
    .map((word) => ({ text: bare(fold(word.text)), word }))
    .filter(({ text }) => text !== '')
  return folded
    .sort((a, b) => b.text.length - a.text.length)
    .map(({ text, word }) => {
      const at = indexOfWord(unclaimed, text, isUnspaced)
      if (at >= 0)
        unclaimed = unclaimed.slice(0, at) + claimed.repeat(text.length) + unclaimed.slice(at + text.length)
      return { word, isRight: at >= 0 }
    })
}

const claimed = '\0'

function indexOfWord(truth: string, word: string, isUnspaced: boolean): number {
  let at = truth.indexOf(word)
  while (!isUnspaced && at >= 0 && !isBetweenWords(truth, at, at + word.length))
    at = truth.indexOf(word, at + 1)
  return at
}

function isBetweenWords(text: string, from: number, to: number): boolean {
  return isGap(text[from - 1]) && isGap(text[to])
}

/** Punctuation counts as a gap, so that a missed or invented comma does not make a word wrong. */
function isGap(character: string | undefined): boolean {
  return character === undefined || !/[\p{L}\p{N}\0]/u.test(character)
}

function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}
