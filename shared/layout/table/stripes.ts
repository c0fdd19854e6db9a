// Finds striped tables, in which every other row is shaded. The edges of the stripes separate rows like ruling lines.
import { unite, type Box, type Mark, type Rule } from '../../page.ts'
import { heightOf } from '../geometry.ts'

/** In ems: how much the ends of the stripes of one table may differ. */
const maxEdgeOffset = 0.5
/** In ems: the height of a row of one or a few lines; a higher shade is a panel. */
const height = { min: 1, max: 7 } as const
/** In heights of the higher of two stripes: the gap between them, which is one row. */
const maxGap = 2.5
/** In ems: an edge this near to another is the same edge. */
const sameEdge = 0.4

/** Returns, for each striped table, a horizontal rule along every edge; a single shade makes no table. */
export function findStripeEdges(marks: readonly Mark[], em: number): Rule[][] {
  const stripes = marks
    .filter(({ kind, box }) => kind === 'shade' && isRow(box, em))
    .map(({ box }) => box)
    .sort((a, b) => a.y0 - b.y0)
  const groups: Box[][] = []
  for (const stripe of stripes) {
    const group = groups.find((others) => {
      const last = others.at(-1)
      return last !== undefined && continuesStripes(last, stripe, em)
    })
    if (group) group.push(stripe)
    else groups.push([stripe])
  }
  return groups.filter((group) => group.length > 1).map((group) => toEdges(group, em))
}

/** Tells whether a shade is as high as a row of a table. */
function isRow(box: Box, em: number): boolean {
  return heightOf(box) >= height.min * em && heightOf(box) <= height.max * em
}

/** Tells whether a shade is the next stripe of the same table. */
function continuesStripes(last: Box, next: Box, em: number): boolean {
  const isAsWide =
    Math.abs(last.x0 - next.x0) < maxEdgeOffset * em && Math.abs(last.x1 - next.x1) < maxEdgeOffset * em
  return isAsWide && next.y0 - last.y1 <= maxGap * Math.max(heightOf(last), heightOf(next))
}

/** The upper and lower edges of the stripes as rules. */
function toEdges(group: readonly Box[], em: number): Rule[] {
  const { x0, x1 } = unite(group)
  const ys: number[] = []
  for (const y of group.flatMap((box) => [box.y0, box.y1]))
    if (y - (ys.at(-1) ?? -Infinity) > sameEdge * em) ys.push(y)
  return ys.map((y) => ({ direction: 'horizontal', box: { x0, x1, y0: y, y1: y + 1 } }))
}
