// Rows of labels, one of them known, each with the row of their values below it, nearer than any other row.
import { wholePart } from '../../model/place.ts'
import type { Part, Row, Sheet } from '../../model/sheet.ts'
import type { IsKnown, Pair } from './pair.ts'
import { isLabelLike } from './label-like.ts'

/** The next row has to be so much farther than the value. */
const farther = 1.3
const maxBelow = 2.5

export function labelRows({ rows, unit }: Sheet, isKnown: IsKnown): Pair[] {
  return rows.flatMap((row, i) => {
    const values = rows[i + 1]
    if (row.length < 2 || !values || !row.every(isLabelOnly) || !row.some(isKnown)) return []
    // the cells beside them belong to another column
    const before = rows.slice(0, i).findLast((other) => areOver(other, row))
    const next = rows.slice(i + 2).find((other) => areOver(other, row))
    const gap = middleOf(values) - middleOf(row)
    const isNearest = [
      next && middleOf(next) - middleOf(values),
      before && middleOf(row) - middleOf(before),
    ].every((other) => other === undefined || other > farther * gap)
    if (!isNearest || gap > maxBelow * unit) return []
    return row.flatMap((label): Pair[] => {
      const value = values.find(({ box }) => Math.abs(box.x0 - label.box.x0) < unit)
      return value && !isKnown(value)
        ? [{ label: wholePart(label), value: wholePart(value), setting: 'tile' }]
        : []
    })
  })
}

/** The one stands above the other somewhere. */
function areOver(row: Row, other: Row): boolean {
  return row.some(({ box }) => other.some((part) => box.x0 < part.box.x1 && part.box.x0 < box.x1))
}

function isLabelOnly({ text }: Part): boolean {
  return isLabelLike(text) && !/[:：] *\S/u.test(text)
}

function middleOf(row: Row): number {
  return row.reduce((sum, { box }) => sum + (box.y0 + box.y1) / 2, 0) / Math.max(1, row.length)
}
