// Two blocks whose rows happen to stand level, as an address and the numbers of an invoice, or what a recipe needs and
// what one does with it. What they say tells that no row of one goes with a row of the other.
import type { Orderable } from './orderable.ts'
import { groupIntoRows } from './group-rows.ts'
import { areOnSameRow } from './geometry.ts'
import { unite, type Box } from '../page.ts'

interface Row {
  readonly box: Box
  readonly text: string
  /** Not in pieces that stand apart, as the cells of a table's row do. */
  readonly isWhole: boolean
}

/** Of the rows of a block: so many have a label of their own, and in the other hardly one. */
const minLabelledShare = 0.75
const maxLabelledShareOfOther = 0.25
const minRows = 3
/** Of its width: a line that goes on in the next one is as full. */
const fullLineShare = 0.75
const minContinued = 2
/** Of the rows: a few of a long table may begin with a letter where a number was misread. */
const minContinuedShare = 0.15
const minNeighbourShare = 0.5

export function areSeparateBlocks(left: readonly Orderable[], right: readonly Orderable[]): boolean {
  const [lefts, rights] = [toRows(left), toRows(right)]
  if (Math.min(lefts.length, rights.length) < minRows) return false
  const shares = [lefts, rights].map(
    (rows) => rows.filter(({ text }) => isLabelled(text)).length / rows.length,
  )
  if (Math.max(...shares) >= minLabelledShare && Math.min(...shares) < maxLabelledShareOfOther) return true
  return isNextToWrappedLines(lefts, rights)
}

/** A value with its label: "Date: 4 May". */
export function isLabelled(text: string): boolean {
  return /^[^:：]{1,29}\p{L}\)?[:：]\s*\S/u.test(text)
}

/** In a table the cell of a row is blank where the other goes on in a second line. */
function isNextToWrappedLines(lefts: readonly Row[], rights: readonly Row[]): boolean {
  const { x0, x1 } = unite(rights.map(({ box }) => box))
  const continued = rights.filter(({ text, isWhole }, i) => {
    const above = rights[i - 1]
    const areLines = above?.isWhole && isWhole
    return areLines && above.box.x1 - x0 >= fullLineShare * (x1 - x0) && /^\p{Ll}/u.test(text)
  })
  const withNeighbour = continued.filter((row) =>
    lefts.some(({ box, text }) => areOnSameRow(box, row.box) && !/^\p{Ll}/u.test(text)),
  )
  const minCount = Math.max(minContinued, minContinuedShare * rights.length)
  return continued.length >= minCount && withNeighbour.length > minNeighbourShare * continued.length
}

function toRows(side: readonly Orderable[]): Row[] {
  const texts = side.flatMap((piece) =>
    piece.kind === 'text' && piece.text ? [{ box: piece.box, text: piece.text }] : [],
  )
  return groupIntoRows(texts.toSorted((a, b) => a.box.y0 - b.box.y0)).map((row) => ({
    box: unite(row.map(({ box }) => box)),
    text: row
      .toSorted((a, b) => a.box.x0 - b.box.x0)
      .map(({ text }) => text)
      .join(' '),
    isWhole: row.length === 1,
  }))
}
