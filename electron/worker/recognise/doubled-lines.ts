// Drops lines that were read twice: the recogniser sometimes makes two rows of a large title among small text.
import { isCentreInside, overlapX, overlapY } from '../../../shared/layout/geometry.ts'
import { unite, type Line } from '../../../shared/page.ts'
import { certainLetters } from '../bare/coverage.ts'

/** Share of its letters that lie on words of another line. */
const minCovered = 0.6

export function withoutDoubledLines(lines: readonly Line[]): Line[] {
  const areas = lines.map(({ words }) => (words.length === 0 ? null : unite(words.map(({ box }) => box))))
  // words are compared only where lines touch, which few do
  const meet = (i: number, k: number) => {
    const [a, b] = [areas[i], areas[k]]
    return !a || !b || (overlapX(a, b) > 0 && overlapY(a, b) > 0)
  }
  return lines.filter(
    (line, i) => !lines.some((other, k) => k !== i && meet(i, k) && isBetter(other, line, k < i)),
  )
}

/** Returns whether `other` reads the same text with higher confidence. */
function isBetter(other: Line, line: Line, isFirst: boolean): boolean {
  const covered = line.words.filter(({ box }) => other.words.some((word) => isCentreInside(box, word.box)))
  if (lettersOf(covered) < minCovered * lettersOf(line.words)) return false
  const [theirs, ours] = [certainLetters([other]), certainLetters([line])]
  return theirs > ours || (theirs === ours && isFirst)
}

function lettersOf(words: Line['words']): number {
  return words.reduce((sum, { text }) => sum + text.length, 0)
}
