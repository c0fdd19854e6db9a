// Rows of labels, one of them known, each with the row of their values below it, nearer than any other row.
import { wholePart } from '../page/place.ts'
import type { Part, Row, Sheet } from '../page/sheet.ts'
import type { IsKnown, Pair } from './pair.ts'
import { isLabelLike } from './label-like.ts'

/** The next row has to be so much farther than the value. */
const farther = 1.3
const mostBelow = 2.5

export function labelRows({ rows, unit }: Sheet, isKnown: IsKnown): Pair[] {
  return rows.flatMap((row, i) => {
    const [before, values, next] = [rows[i - 1], rows[i + 1], rows[i + 2]]
    if (row.length < 2 || !values || !row.every(isLabelOnly) || !row.some(isKnown)) return []
    const gap = middleOf(values) - middleOf(row)
    const isNearest = [
      next && middleOf(next) - middleOf(values),
      before && middleOf(row) - middleOf(before),
    ].every((other) => other === undefined || other > farther * gap)
    if (!isNearest || gap > mostBelow * unit) return []
    return row.flatMap((label): Pair[] => {
      const value = values.find(({ box }) => Math.abs(box.x0 - label.box.x0) < unit)
      return value && !isKnown(value)
        ? [{ label: wholePart(label), value: wholePart(value), setting: 'tile' }]
        : []
    })
  })
}

function isLabelOnly({ text }: Part): boolean {
  return isLabelLike(text) && !/[:：] *\S/u.test(text)
}

function middleOf(row: Row): number {
  return row.reduce((sum, { box }) => sum + (box.y0 + box.y1) / 2, 0) / Math.max(1, row.length)
}
