// Puts the parts of single rows together: a cell that was read for itself goes back into the gap that its row has
// there, and two halves of a row join where the rows above or below them show the same gap.
import { unite, type Box, type Line } from '../../../shared/page.ts'
import { overlap } from './insert.ts'
import { isProse } from './prose.ts'

/** In row heights: wider than any space between words. */
const wideGap = 1.5
/** In row heights: how far off a row may be that shows a gap to be one between cells. */
const reach = 4
/** Of the lower of two lines: so much of it is level with the other. */
const leastLevel = 0.6

export function joinRowParts(lines: readonly Line[]): Line[] {
  const blocks = Map.groupBy(lines, (line) => line.block)
  const prose = new Set([...blocks].filter(([, of]) => isProse(of)).map(([block]) => block))
  // two columns of prose, whatever a heading or a picture across them shows
  const areColumns = (a: Line, b: Line) => a.block !== b.block && prose.has(a.block) && prose.has(b.block)
  return joinParts(lines, (a, b, all) => !areColumns(a, b) && areOneRow(a, b, all))
}

function joinParts(lines: readonly Line[], areParts: typeof areOneRow): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const at = joined.findIndex((other) => isLevel(other.box, line.box) && areParts(other, line, lines))
    const other = joined[at]
    if (other) joined[at] = together(other, line)
    else joined.push(line)
  }
  return joined.length === lines.length ? joined : joinParts(joined, areParts)
}

function areOneRow(a: Line, b: Line, lines: readonly Line[]): boolean {
  if (liesInGap(a, b) || liesInGap(b, a)) return true
  const [left, right] = a.box.x0 < b.box.x0 ? [a, b] : [b, a]
  if (right.box.x0 < left.box.x1) return false
  return lines.some((row) => isNear(row, left) && showsGap(row, left, right))
}

function liesInGap(part: Line, row: Line): boolean {
  return gapsOf(row).some(([from, to]) => part.box.x0 >= from && part.box.x1 <= to)
}

/** A whole row with cells above or below both, and with a gap where theirs is. */
function showsGap(row: Line, { box: left }: Line, { box: right }: Line): boolean {
  const spansBoth = overlap(row.box.x0, row.box.x1, left.x0, left.x1) > 0 && row.box.x1 > right.x0
  const gap = gapsOf(row).find(([from, to]) => overlap(from, to, left.x1, right.x0) > 0)
  return spansBoth && gap !== undefined && gap[0] < right.x0 && gap[1] > left.x1
}

function gapsOf({ words, rowHeight }: Line): [from: number, to: number][] {
  return words.flatMap(({ box }, i): [number, number][] => {
    const before = words[i - 1]?.box
    return before && box.x0 - before.x1 > wideGap * rowHeight ? [[before.x1, box.x0]] : []
  })
}

function isNear(row: Line, line: Line): boolean {
  const step = Math.abs(row.box.y0 + row.box.y1 - line.box.y0 - line.box.y1) / 2
  return step > line.rowHeight / 2 && step < reach * line.rowHeight
}

function isLevel(a: Box, b: Box): boolean {
  return overlap(a.y0, a.y1, b.y0, b.y1) > leastLevel * Math.min(a.y1 - a.y0, b.y1 - b.y0)
}

function together(first: Line, second: Line): Line {
  const words = [...first.words, ...second.words].toSorted((a, b) => a.box.x0 - b.box.x0)
  const { rowHeight } = first.words.length >= second.words.length ? first : second
  return { ...first, words, box: unite([first.box, second.box]), rowHeight }
}
