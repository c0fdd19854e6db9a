// Adds words to the lines of a page that another reading has found, and removes words.
import { centreY, heightOf, overlapX, overlapY } from '../../../shared/layout/geometry.ts'
import { unite, type Box, type Line, type Word } from '../../../shared/page.ts'

/** Adds each word to the nearest line next to it, or as a line of its own at its position. */
export function insertWords(lines: readonly Line[], added: Line): Line[] {
  const [row] = lines
    .filter((line) => isBeside(line, added.box))
    .sort((a, b) => gapTo(a, added.box) - gapTo(b, added.box))
  if (row) {
    const words = [...row.words, ...added.words].sort((a, b) => a.box.x0 - b.box.x0)
    return lines.with(lines.indexOf(row), { ...row, words, box: unite([row.box, added.box]) })
  }
  const near = lines.filter((line) => overlapX(line.box, added.box) > 0)
  const above = near.filter((line) => centreY(line.box) <= centreY(added.box)).at(-1)
  const neighbour = above ?? near[0] ?? lines.at(-1)
  const { block, paragraph } = neighbour ?? added
  const index = neighbour ? lines.indexOf(neighbour) + (above || near.length === 0 ? 1 : 0) : 0
  return lines.toSpliced(index, 0, { ...added, block, paragraph })
}

/** Lines that lose all of their words are dropped. */
export function keepWords(lines: readonly Line[], isKept: (word: Word) => boolean): Line[] {
  return lines.flatMap((line) => {
    const words = line.words.filter(isKept)
    if (words.length === line.words.length) return [line]
    return words.length === 0 ? [] : [{ ...line, words, box: unite(words.map(({ box }) => box)) }]
  })
}

/** Requires the height of the nearest word, and a place without words. */
function isBeside(line: Line, box: Box): boolean {
  const nearest = line.words.reduce((a, b) => (gapBetween(a.box, box) <= gapBetween(b.box, box) ? a : b)).box
  const lower = Math.min(heightOf(nearest), heightOf(box))
  return gapBetween(nearest, box) > -lower / 2 && overlapY(nearest, box) > lower * 0.5
}

function gapTo({ words }: Line, box: Box): number {
  return Math.min(...words.map((word) => gapBetween(word.box, box)))
}

function gapBetween(a: Box, b: Box): number {
  return Math.max(a.x0 - b.x1, b.x0 - a.x1)
}
