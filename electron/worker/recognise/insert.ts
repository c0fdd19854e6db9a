// Adds words to the lines of a page that another reading has found.
import { unite, type Box, type Line } from '../../../shared/page.ts'

/** Adds each word to the nearest line next to it, or as a line of its own at its position. */
export function insertWords(lines: readonly Line[], added: Line): Line[] {
  const [row] = lines
    .filter((line) => isBeside(line, added.box))
    .sort((a, b) => gapTo(a, added.box) - gapTo(b, added.box))
  if (row) {
    const words = [...row.words, ...added.words].sort((a, b) => a.box.x0 - b.box.x0)
    return lines.with(lines.indexOf(row), { ...row, words, box: unite([row.box, added.box]) })
  }
  const near = lines.filter((line) => overlap(line.box.x0, line.box.x1, added.box.x0, added.box.x1) > 0)
  const above = near.filter((line) => middleOf(line.box) <= middleOf(added.box)).at(-1)
  const neighbour = above ?? near[0] ?? lines.at(-1)
  const { block, paragraph } = neighbour ?? added
  const index = neighbour ? lines.indexOf(neighbour) + (above || near.length === 0 ? 1 : 0) : 0
  return lines.toSpliced(index, 0, { ...added, block, paragraph })
}

/** Requires the height of the nearest word, and a place without words. */
function isBeside(line: Line, box: Box): boolean {
  const nearest = line.words.reduce((a, b) => (gapBetween(a.box, box) <= gapBetween(b.box, box) ? a : b)).box
  const lower = Math.min(nearest.y1 - nearest.y0, box.y1 - box.y0)
  return (
    gapBetween(nearest, box) > -lower / 2 && overlap(nearest.y0, nearest.y1, box.y0, box.y1) > lower * 0.5
  )
}

function gapTo({ words }: Line, box: Box): number {
  return Math.min(...words.map((word) => gapBetween(word.box, box)))
}

function gapBetween(a: Box, b: Box): number {
  return Math.max(a.x0 - b.x1, b.x0 - a.x1)
}

export function overlap(a0: number, a1: number, b0: number, b1: number): number {
  return Math.min(a1, b1) - Math.max(a0, b0)
}

function middleOf({ y0, y1 }: Box): number {
  return (y0 + y1) / 2
}
