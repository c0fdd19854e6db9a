// A column of labels with a column of their values right beside it, whatever else stands in the same rows: an address
// on the left, or a second list. What is known as a label tells which parts are its neighbours above and below.
import { isLabelLike } from '../../page/pairs/label-like.ts'
import type { IsKnown } from '../../page/pairs/pair.ts'
import type { Part, Sheet } from '../../model/sheet.ts'
import { sensedOf } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

/** In heights of a part: how exactly a column is kept, and how far apart its rows may stand. */
const alike = 0.5
const reach = 6
const minRows = 3
const minKnown = 2
/** The share of known labels in a column of labels, and of values that are no labels. */
const minKnownShare = 0.3
const maxKnownValues = 0.15
/** The share of the labels of a second list that consist of known words. */
const minLike = 0.7

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
  const lists = columns.filter((column) => areLabels(column, isKnown))
  const others = columns.filter((column) => !lists.includes(column) && isTwin(column, lists, isKnown))
  const labels = [...lists, ...others].flat()
  return new Set(labels.map(({ label }) => label).filter(isLabelOfColumn))
}

/** Beside a list stands a second one, which has its labels and values too, though fewer are known. */
function isTwin(column: readonly Entry[], lists: readonly (readonly Entry[])[], isKnown: IsKnown): boolean {
  // a value of two lines makes the rows of the one list higher than those of the other
  const isBeside = ({ label: { box } }: Entry, list: readonly Entry[]) =>
    list.some(({ label }) => label.box.y0 < box.y1) && list.some(({ label }) => label.box.y1 > box.y0)
  const list = lists.find((one) => column.every((own) => isBeside(own, one)))
  const taken = new Set(lists.flat().flatMap(({ label, value }) => [label, value]))
  return (
    list !== undefined &&
    column.length >= minRows &&
    !column.some(({ label, value }) => taken.has(label) || taken.has(value)) &&
    column.filter(({ label }) => saysSomething(label)).length >= minLike * column.length &&
    !column.some(({ value }) => isKnown(value))
  )
}

/** Puiss. adm. nationale: where labels stand below each other a full stop only cuts a word short. */
function isLabelOfColumn({ text }: Pick<Part, 'text'>): boolean {
  return isLabelLike(text.replace(/(?<=\p{L})\.(?= |$)/gu, ''))
}

function saysSomething({ text, folded }: Part): boolean {
  return isLabelOfColumn({ text }) && sensedOf(tokensOf(folded)).some(({ senses }) => senses.size > 0)
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
    column.length >= minRows &&
    known >= Math.max(minKnown, minKnownShare * column.length) &&
    others <= maxKnownValues * column.length
  )
}
