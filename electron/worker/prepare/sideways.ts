// Whether the text of a page runs up or down: then the nearest neighbour of most letters stands above or below it.
import type { Box } from '../../../shared/page.ts'

/** As many letters of a page are looked at. */
const mostLetters = 600
const leastLetters = 20
const leastShare = 0.6

export function isSideways(letters: readonly Box[]): boolean {
  if (letters.length < leastLetters) return false
  const step = Math.max(1, Math.floor(letters.length / mostLetters))
  let [down, across] = [0, 0]
  for (const letter of letters.filter((_, i) => i % step === 0)) {
    const [beside, above] = nearest(letter, letters)
    if (above < beside) down++
    else if (beside < above) across++
  }
  return down > (down + across) * leastShare
}

/** How far the nearest letter in the same row is, and the nearest in the same column. */
function nearest(letter: Box, letters: readonly Box[]): readonly [number, number] {
  let [beside, above] = [Infinity, Infinity]
  for (const other of letters) {
    if (other === letter) continue
    const gapX = Math.max(other.x0 - letter.x1, letter.x0 - other.x1)
    const gapY = Math.max(other.y0 - letter.y1, letter.y0 - other.y1)
    // Less than nothing apart in one direction: they share rows, or columns.
    if (gapY < 0 && gapX < beside) beside = Math.max(0, gapX)
    if (gapX < 0 && gapY < above) above = Math.max(0, gapY)
  }
  return [beside, above]
}
