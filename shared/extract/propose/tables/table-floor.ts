// Where the walls of a ruled table end: what stands below them is another table, or the next boxes of the form that the
// table is set in. The outer walls are the form's, so those between the heads tell.
import type { Box } from '../../../page.ts'
import type { Sheet } from '../../model/sheet.ts'

const minWalls = 3
const minInner = 2
/** In pixels: where the same wall goes on in the next row. */
const slack = 4

export function floorOf({ rules, unit }: Sheet, heads: readonly Box[]): number {
  const all = rules.filter(({ direction }) => direction === 'vertical').map(({ box }) => box)
  const walls = all.filter((wall) =>
    heads.some((head) => wall.y0 < head.y1 && endOf(wall, all, unit) > head.y1 + unit),
  )
  if (walls.length < minWalls) return Infinity
  const left = Math.min(...heads.map(({ x1 }) => x1))
  const right = Math.max(...heads.map(({ x0 }) => x0))
  const inner = walls.filter(({ x0, x1 }) => x1 > left - slack && x0 < right + slack)
  const telling = inner.length < minInner ? walls : inner
  return Math.max(...telling.map((wall) => endOf(wall, all, unit)))
}

/** A wall that was drawn row by row ends with its last piece. */
function endOf(wall: Box, all: readonly Box[], unit: number): number {
  const next = all.find(
    (other) => Math.abs(other.x0 - wall.x0) <= slack && other.y0 <= wall.y1 + unit / 2 && other.y1 > wall.y1,
  )
  return next ? endOf(next, all, unit) : wall.y1
}
