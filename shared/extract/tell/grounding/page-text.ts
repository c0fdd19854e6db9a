// All words of a page in reading order as one squashed text that knows which word each character is of.
import type { Line, Page, Word } from '../../../page.ts'
import { squash } from './squash.ts'

export interface PlacedWord {
  readonly word: Word
  readonly line: Line
  /** From where to where in the squashed text; empty for a word of punctuation. */
  readonly start: number
  readonly end: number
}

export interface PageText {
  readonly squashed: string
  readonly words: readonly PlacedWord[]
}

export function pageTextOf(page: Page): PageText {
  const words: PlacedWord[] = []
  let squashed = ''
  for (const line of page.lines) {
    for (const word of line.words) {
      const start = squashed.length
      squashed += squash(word.text)
      words.push({ word, line, start, end: squashed.length })
    }
  }
  return { squashed, words }
}
