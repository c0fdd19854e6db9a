// Tells pages whose text runs up or down: the nearest neighbour of most letters stands above or below.
import type { Box } from '../../../shared/page.ts'

/** The number of letters that are sampled. */
const maxLetters = 600
const minLetters = 20
const minShare = 0.6

export function isSideways(letters: readonly Box[]): boolean {
  if (letters.length < minLetters) return false
  const step = Math.max(1, Math.floor(letters.length / maxLetters))
  let [down, across] = [0, 0]
  const edges = edgesOf(letters)
  for (let i = 0; i < letters.length; i += step) {
    const [beside, above] = nearest(i, edges)
    if (above < beside) down++
    else if (beside < above) across++
    const left = Math.ceil((letters.length - i) / step) - 1
    // the remaining letters can't change the result
    if (down + left <= (down + left + across) * minShare) return false
  }
  return down > (down + across) * minShare
}

/** The edges of letters in arrays of numbers, because each letter is compared with all others. */
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

/** Returns the distances of the nearest letter in the same row and in the same column. */
function nearest(letter: number, { x0, y0, x1, y1 }: Edges): readonly [number, number] {
  const [left, top, right, bottom] = [x0[letter] ?? 0, y0[letter] ?? 0, x1[letter] ?? 0, y1[letter] ?? 0]
  let [beside, above] = [Infinity, Infinity]
  for (let i = 0; i < x0.length; i++) {
    if (i === letter) continue
    const gapX = Math.max((x0[i] ?? 0) - right, left - (x1[i] ?? 0))
    const gapY = Math.max((y0[i] ?? 0) - bottom, top - (y1[i] ?? 0))
    // a negative distance means that they share rows or columns
    if (gapY < 0 && gapX < beside) beside = Math.max(0, gapX)
    if (gapX < 0 && gapY < above) above = Math.max(0, gapY)
  }
  return [beside, above]
}
