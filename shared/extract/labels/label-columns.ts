// A column of labels with a column of their values right beside it, whatever else stands in the same rows: an address
// on the left, or a second list. What is known as a label tells which parts are its neighbours above and below.
import { isLabelLike } from '../pairs/label-like.ts'
import type { IsKnown } from '../pairs/pair.ts'
import type { Part, Sheet } from '../page/sheet.ts'

/** In heights of a part: how exactly a column is kept, and how far apart its rows may stand. */
const alike = 0.5
const reach = 6
const fewestRows = 3
const fewestKnown = 2
/** Of the labels, those that are known; of the values, those that say something else than labels. */
const leastKnown = 0.3
const mostKnownValues = 0.15

interface Entry {
  readonly label: Part
  readonly value: Part
}

/** The labels of all such columns. */
export function labelColumns({ rows, unit, isReceipt }: Sheet, isKnown: IsKnown): ReadonlySet<Part> {
  if (isReceipt) return new Set()
  const columns: Entry[][] = []
  for (const row of rows) {
    for (const [i, label] of row.entries()) {
      const value = row[i + 1]
      if (!value) continue
      const column = columns.findLast((one) => goesOn(one.at(-1), { label, value }, unit))
      if (column) column.push({ label, value })
      else columns.push([{ label, value }])
    }
  }
  const labels = columns.filter((column) => areLabels(column, isKnown)).flat()
  return new Set(labels.map(({ label }) => label).filter(({ text }) => isLabelLike(text)))
}

function goesOn(above: Entry | undefined, { label, value }: Entry, unit: number): boolean {
  if (!above || label.box.y0 - above.label.box.y1 > reach * unit) return false
  const areAlike = (a: Part, b: Part) =>
    Math.abs(a.box.x0 - b.box.x0) < alike * unit || Math.abs(a.box.x1 - b.box.x1) < alike * unit
  return areAlike(above.label, label) && areAlike(above.value, value)
}

function areLabels(column: readonly Entry[], isKnown: IsKnown): boolean {
  const known = column.filter(({ label }) => isKnown(label)).length
  const others = column.filter(({ value }) => isKnown(value)).length
  return (
    column.length >= fewestRows &&
    known >= Math.max(fewestKnown, leastKnown * column.length) &&
    others <= mostKnownValues * column.length
  )
}
