// What is filled in on a form stands on a line of its own: where that line begins, so does the value.
import type { Box, Rule, Word } from '../../page.ts'

/** In heights of what stands on it: how far a line begins before it, how far below it, and how long it is. */
const mostBefore = 2
const [mostAbove, mostBelow] = [0.4, 0.9]
const shortest = 4
/** It goes on behind what was filled in; what underlines words ends with them. */
const leastOver = 1

/** Whether the word is the first on such a line, and what stands before it is not on it. */
export function beginsOnLine(
  words: readonly Word[],
  word: Word,
  before: Word | undefined,
  rules: readonly Rule[],
): boolean {
  return (
    before !== undefined &&
    rules.some(({ direction, box }) => {
      if (direction !== 'horizontal' || !isUnder(box, word.box) || box.x0 < before.box.x1 - 2) return false
      const last = words.findLast((one) => one.box.x0 < box.x1)
      return last !== undefined && box.x1 > last.box.x1 + leastOver * heightOf(word.box)
    })
  )
}

/** A line that begins right before it and runs below it. */
function isUnder(line: Box, box: Box): boolean {
  const height = heightOf(box)
  return (
    line.x0 <= box.x0 + 0.3 * height &&
    line.x0 >= box.x0 - mostBefore * height &&
    line.y0 >= box.y1 - mostAbove * height &&
    line.y0 <= box.y1 + mostBelow * height &&
    line.x1 - line.x0 >= shortest * height
  )
}

function heightOf({ y0, y1 }: Box): number {
  return y1 - y0
}
