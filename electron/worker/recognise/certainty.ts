// Computes the confidence of several words: the mean weighted by their length.
import type { Line, Word } from '../../../shared/page.ts'

export function meanConfidence(words: readonly Word[]): number {
  const characters = countCharacters(words)
  if (characters === 0) return 0
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / characters
}

export function countCharacters(words: readonly Word[]): number {
  return words.reduce((sum, word) => sum + word.text.length, 0)
}

export function wordsOf(lines: readonly Line[]): Word[] {
  return lines.flatMap((line) => line.words)
}
