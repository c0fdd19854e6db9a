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
  const edges = edgesOf(letters)
  for (let i = 0; i < letters.length; i += step) {
    const [beside, above] = nearest(i, edges)
    if (above < beside) down++
    else if (beside < above) across++
    const left = Math.ceil((letters.length - i) / step) - 1
    // whatever the others say
    if (down + left <= (down + left + across) * leastShare) return false
  }
  return down > (down + across) * leastShare
}

/** Each letter is held against all others, so their edges stand in arrays of numbers. */
interface Edges {
  readonly x0: Float64Array
  readonly y0: Float64Array
  readonly x1: Float64Array
  readonly y1: Float64Array
}

function edgesOf(letters: readonly Box[]): Edges {
  return {
    x0: Float64Array.from(letters, ({ x0 }) => x0),
    y0: Float64Array.from(letters, ({ y0 }) => y0),
    x1: Float64Array.from(letters, ({ x1 }) => x1),
    y1: Float64Array.from(letters, ({ y1 }) => y1),
  }
}

/** How far the nearest letter in the same row is, and the nearest in the same column. */
function nearest(letter: number, { x0, y0, x1, y1 }: Edges): readonly [number, number] {
  const [left, top, right, bottom] = [x0[letter] ?? 0, y0[letter] ?? 0, x1[letter] ?? 0, y1[letter] ?? 0]
  let [beside, above] = [Infinity, Infinity]
  for (let i = 0; i < x0.length; i++) {
    if (i === letter) continue
    const gapX = Math.max((x0[i] ?? 0) - right, left - (x1[i] ?? 0))
    const gapY = Math.max((y0[i] ?? 0) - bottom, top - (y1[i] ?? 0))
    // Less than nothing apart in one direction: they share rows, or columns.
    if (gapY < 0 && gapX < beside) beside = Math.max(0, gapX)
    if (gapX < 0 && gapY < above) above = Math.max(0, gapY)
  }
  return [beside, above]
}
