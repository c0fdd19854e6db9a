// "Paid by: transfer. Declared value: 3 500 €": behind a full stop a second label begins, and with it a part of the row.
import type { Word } from '../page.ts'

/** In words; a Han character is a word of its own. */
const longestLabel = 8

export function beginsNextLabel(words: readonly Word[], word: Word, group: readonly Word[]): boolean {
  const before = group.at(-1)
  if (
    !before ||
    !/(?:\p{L}{3}|\d|[)）])[.;]$|[。；]$/u.test(before.text) ||
    !/^[\p{Lu}\p{Lo}]/u.test(word.text)
  )
    return false
  const at = words.indexOf(word)
  const colon = words.slice(at, at + longestLabel).findIndex(({ text }) => /[:：]/u.test(text))
  const isSaid = group.some(({ text }) => /[:：]/u.test(text))
  return isSaid && colon >= 0 && !words.slice(at, at + colon).some(({ text }) => /[.。]$/u.test(text))
}
