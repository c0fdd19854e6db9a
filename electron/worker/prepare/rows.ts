// Groups letters that follow each other into rows, or parts of rows between wide gaps. Rows may be tilted.
import type { Box } from '../../../shared/page.ts'

/** Goes from left to right; each letter joins the row whose last letter it follows. */
export function rowsOf<T extends Box>(letters: readonly T[], maxGapPx: number): T[][] {
  const done: T[][] = []
  let open: T[][] = []
  for (const letter of [...letters].sort((a, b) => a.x0 - b.x0)) {
    const stillOpen: T[][] = []
    for (const row of open) (letter.x0 - endOf(row) <= maxGapPx ? stillOpen : done).push(row)
    open = stillOpen
    const row = open.find((candidate) => isNextIn(candidate, letter))
    if (row) row.push(letter)
    else open.push([letter])
  }
  return [...done, ...open]
}

function endOf(row: readonly Box[]): number {
  return row.at(-1)?.x1 ?? 0
}

/** Compares with more than the last letter, because a comma stands too low for the next letter to join. */
function isNextIn(row: readonly Box[], letter: Box): boolean {
  const [last, before] = [row.at(-1), row.at(-2)]
  return (last !== undefined && isLevel(last, letter)) || (before !== undefined && isLevel(before, letter))
}

function isLevel(last: Box, next: Box): boolean {
  const shared = Math.min(last.y1, next.y1) - Math.max(last.y0, next.y0)
  return shared > Math.min(last.y1 - last.y0, next.y1 - next.y0) * 0.5
}
