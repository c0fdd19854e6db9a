// Recognises two separate blocks whose rows happen to be level, such as an address next to the numbers of an invoice, or
// the ingredients of a recipe next to its steps. Their texts show that they are not rows of one table.
import type { Orderable } from './orderable.ts'
import { groupIntoRows } from './group-rows.ts'
import { areOnSameRow } from './geometry.ts'
import { unite, type Box } from '../page.ts'

interface Row {
  readonly box: Box
  readonly text: string
  /** Whether it is one piece, and not several with gaps between them like the cells of a table row. */
  readonly isWhole: boolean
}

/** Shares of rows that have a label of their own: many in one block, hardly any in the other. */
const minLabelledShare = 0.75
const maxLabelledShareOfOther = 0.25
const minRows = 3
/** Share of the block's width that a line fills if it continues in the next one. */
const fullLineShare = 0.75
const minContinued = 2
/** Share of the rows: in a long table a few cells begin with a letter because a number was misread. */
const minContinuedShare = 0.15
/** Share of the continued lines that have a row of the other block next to them. */
const minNeighbourShare = 0.5

/** Whether two level blocks are independent, because only one has labels or because the right one wraps its lines. */
export function areSeparateBlocks(left: readonly Orderable[], right: readonly Orderable[]): boolean {
  const [lefts, rights] = [toRows(left), toRows(right)]
  if (Math.min(lefts.length, rights.length) < minRows) return false
  const shares = [lefts, rights].map(
    (rows) => rows.filter(({ text }) => isLabelled(text)).length / rows.length,
  )
  if (Math.max(...shares) >= minLabelledShare && Math.min(...shares) < maxLabelledShareOfOther) return true
  return isNextToWrappedLines(lefts, rights)
}

/** Whether the text is a value with its label, such as "Date: 4 May". */
export function isLabelled(text: string): boolean {
  return /^[^:：]{1,29}\p{L}\)?[:：]\s*\S/u.test(text)
}

/** Whether the right block wraps its lines next to rows of the left one. In a table those left cells would be blank. */
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

/** Groups the texts of a side into rows. */
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
