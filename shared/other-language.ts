// Tells whether a page that was read as Chinese and English is probably in another language.
import type { Operation } from './operations.ts'

/** With this confidence, detection among two languages and among many would agree. */
export const minLanguageConfidence = 0.3

/** A Russian page that is read as English reaches 0.31, and a faint English receipt stays above 0.7. */
const hintBelow = 0.35

export interface ReadLanguages {
  readonly operation: Operation
  /** The languages that the caller named. */
  readonly askedLanguages: readonly string[]
  /** The languages that were found; none on a page without text. */
  readonly languages: readonly string[]
  readonly languageConfidence: number | null
}

/** A hint for the person or the program that asked for a result; null if there is none. */
export type Hint = 'otherLanguage' | null

export function hintOf({ operation, askedLanguages, languages, languageConfidence }: ReadLanguages): Hint {
  if (operation !== 'text' || askedLanguages.length > 0 || languages.length === 0) return null
  return languageConfidence !== null && languageConfidence < hintBelow ? 'otherLanguage' : null
}
