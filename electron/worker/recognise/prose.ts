// Tells prose, which is read down its column, from cells, which are read across.
import type { Line } from '../../../shared/page.ts'

/** Median words per line; a cell has one or two. */
const proseWords = 3.4
const hanPerWord = 2.5

export function isProse(lines: readonly Line[]): boolean {
  const words = lines.reduce((sum, line) => sum + line.words.length, 0)
  const text = lines.flatMap((line) => line.words.map((word) => word.text)).join('')
  const han =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0
  return Math.max(words, han / hanPerWord) / lines.length >= proseWords
}
