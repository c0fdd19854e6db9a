// Two blocks whose rows happen to stand level, as an address and the numbers of an invoice, or what a recipe needs and
// what one does with it. What they say tells that no row of one goes with a row of the other.
import type { Orderable } from './orderable.ts'
import { inRows } from './in-rows.ts'
import { isBeside } from './geometry.ts'
import { unite, type Box } from '../page.ts'

interface Row {
  readonly box: Box
  readonly text: string
  /** Not in pieces that stand apart, as the cells of a table's row do. */
  readonly isWhole: boolean
}

/** Of the rows of a block: so many have a label of their own, and in the other hardly one. */
const mostLabelled = 0.75
const leastLabelled = 0.25
const fewestRows = 3
/** Of its width: a line that goes on in the next one is as full. */
const fullLine = 0.75
const fewestContinued = 2
/** Of the rows: a few of a long table may begin with a letter where a number was misread. */
const leastContinued = 0.15
const besideContinued = 0.5

export function areBlocksBeside(left: readonly Orderable[], right: readonly Orderable[]): boolean {
  const [lefts, rights] = [rowsOf(left), rowsOf(right)]
  if (Math.min(lefts.length, rights.length) < fewestRows) return false
  const shares = [lefts, rights].map(
    (rows) => rows.filter(({ text }) => isLabelled(text)).length / rows.length,
  )
  if (Math.max(...shares) >= mostLabelled && Math.min(...shares) < leastLabelled) return true
  return standsBesideLinesThatGoOn(lefts, rights)
}

/** A value with its label: "Date: 4 May". */
export function isLabelled(text: string): boolean {
  return /^[^:：]{1,29}\p{L}\)?[:：]\s*\S/u.test(text)
}

/** In a table the cell of a row is blank where the other goes on in a second line. */
function standsBesideLinesThatGoOn(lefts: readonly Row[], rights: readonly Row[]): boolean {
  const { x0, x1 } = unite(rights.map(({ box }) => box))
  const continued = rights.filter(({ text, isWhole }, i) => {
    const above = rights[i - 1]
    const areLines = above?.isWhole && isWhole
    return areLines && above.box.x1 - x0 >= fullLine * (x1 - x0) && /^\p{Ll}/u.test(text)
  })
  const beside = continued.filter((row) =>
    lefts.some(({ box, text }) => isBeside(box, row.box) && !/^\p{Ll}/u.test(text)),
  )
  const least = Math.max(fewestContinued, leastContinued * rights.length)
  return continued.length >= least && beside.length > besideContinued * continued.length
}

function rowsOf(side: readonly Orderable[]): Row[] {
  const texts = side.flatMap((piece) =>
    piece.kind === 'text' && piece.text ? [{ box: piece.box, text: piece.text }] : [],
  )
  return inRows(texts.toSorted((a, b) => a.box.y0 - b.box.y0)).map((row) => ({
    box: unite(row.map(({ box }) => box)),
    text: row
      .toSorted((a, b) => a.box.x0 - b.box.x0)
      .map(({ text }) => text)
      .join(' '),
    isWhole: row.length === 1,
  }))
}
