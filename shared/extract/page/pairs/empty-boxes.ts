// Boxes of a form that were left empty: the label stands alone at the top of its box, where others, set as it is, have
// their values below theirs. What stands in the next box is not its value.
import { heightOf } from '../rows.ts'
import type { Part, Sheet } from '../../model/sheet.ts'
import { bandsOf, type Cell } from './cells.ts'
import { isLabelLike } from './label-like.ts'
import type { IsKnown } from './pair.ts'
import { ruledPairs } from './ruled.ts'
import { stackedPairs } from './stacked.ts'

/** Of the room below a label, how much there may be above it. */
const mostAbove = 0.5
/** In heights of a part: there is room for a value. */
const leastRoom = 0.8
/** How much the heights of labels that are set alike differ. */
const sameHeight = 0.3

export function emptyBoxes(sheet: Sheet, isKnown: IsKnown): Part[] {
  if (sheet.isReceipt) return []
  const bands = bandsOf(sheet)
  const labels = stackedPairs(bands, isKnown).map(({ label }) => heightOf(label.part))
  const usual = labels.toSorted((a, b) => a - b)[labels.length >> 1]
  if (usual === undefined) return []
  const isUsual = (part: Part) => Math.abs(heightOf(part) - usual) < sameHeight * usual
  const paired = new Set(ruledPairs(sheet, isKnown).flatMap(({ label, value }) => [label.part, value.part]))
  return bands.flatMap((band) =>
    band.flatMap((cell) => {
      const label = aloneIn(cell)
      // beside a box that holds but one thing it may be that one's value, or its label
      const isBeside = band.some((other) => other !== cell && aloneIn(other) !== null)
      return label && !isBeside && isUsual(label) && !paired.has(label) && isAtTop(label, cell, sheet.unit)
        ? [label]
        : []
    }),
  )
}

function aloneIn({ parts }: Cell): Part | null {
  const [only, more] = parts.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  return only && !more ? only : null
}

function isAtTop({ box, text }: Part, cell: Cell, unit: number): boolean {
  const [above, below] = [box.y0 - cell.box.y0, cell.box.y1 - box.y1]
  return (
    below > leastRoom * unit && above < mostAbove * below && isLabelLike(text) && !/\d|[:：] *\S/u.test(text)
  )
}
