// A box to tick as a word of the page: "[x]", "[ ]", "[_]" or the sign itself.
import type { Word } from '../../page.ts'

export function isBox(text: string): boolean {
  return /^\[[ _]?[xXvV<✓✔]?[ _]?\]$|^[☐☑☒✓✔]$/u.test(text)
}

export function isTicked(text: string): boolean {
  return isBox(text) && !/^\[[ _]*\]$|^☐$/u.test(text)
}

/** "☐ Yes ☒ No" and not "Yes ☐ No ☒": what ends a line of boxes tells. */
export function areBoxesFirst(words: readonly Word[]): boolean {
  const last = words.at(-1)
  return last !== undefined && !isBox(last.text) && words.some(({ text }) => isBox(text))
}
