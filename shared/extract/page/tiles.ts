// Tiles and boxes side by side, each with a small label and what it says in large: whether the labels stand above or
// below is the same for all of a page, and figures and the height of the type tell it.
import type { IsKnown } from './pairs/pair.ts'
import { isLabelLike } from './pairs/label-like.ts'
import type { Part, Row, Sheet } from '../model/sheet.ts'

/** How much nearer the rows of a tile are to each other than to what stands around them. */
const leastLead = 1.25

interface Tiles {
  readonly upper: Row
  readonly lower: Row
}

/** The value of each label. */
export function tilesOf({ rows, unit, isReceipt }: Sheet, isKnown: IsKnown): ReadonlyMap<Part, Part> {
  if (isReceipt) return new Map()
  const tiles = rows.flatMap((upper, i) => {
    const lower = rows[i + 1]
    if (!lower || !areTiles(upper, lower, unit) || !isApart(rows, i)) return []
    // a list that is set twice beside each other has labels below labels
    const isList = upper.some((part, at) => lower[at] && isKnown(part) && isKnown(lower[at]))
    return isList ? [] : [{ upper, lower }]
  })
  // two rows of two are as well a list of labels with their values beside them
  const isClear = tiles.some(({ upper }) => upper.length > 2) || tiles.some(isToldApart)
  if (!isClear) return new Map()
  const areAbove = tiles.reduce((sum, one) => sum + leadOfAbove(one), 0) >= 0
  return new Map(
    tiles.flatMap(({ upper, lower }) =>
      upper.flatMap((part, i): [Part, Part][] => {
        const other = lower[i]
        const [label, value] = areAbove ? [part, other] : [other, part]
        return label && value && isLabelLike(label.text) && !/[:：]/u.test(label.text) ? [[label, value]] : []
      }),
    ),
  )
}

/** As many parts, each below its own: their left edges or their middles agree. */
function areTiles(upper: Row, lower: Row, unit: number): boolean {
  return (
    upper.length >= 2 &&
    upper.length === lower.length &&
    upper.every((part, i) => isOver(part, lower[i], unit))
  )
}

function isOver({ box }: Part, lower: Part | undefined, unit: number): boolean {
  if (!lower) return false
  const middle = ({ x0, x1 }: Part['box']) => (x0 + x1) / 2
  return Math.abs(box.x0 - lower.box.x0) < unit || Math.abs(middle(box) - middle(lower.box)) < unit
}

/** The next rows are further off: else it is a table. */
function isApart(rows: readonly Row[], i: number): boolean {
  const gap = gapBetween(rows[i], rows[i + 1])
  const around = [gapBetween(rows[i - 1], rows[i]), gapBetween(rows[i + 1], rows[i + 2])]
  return around.every((other) => other >= leastLead * gap)
}

function gapBetween(upper: Row | undefined, lower: Row | undefined): number {
  return upper && lower ? middleOf(lower) - middleOf(upper) : Infinity
}

function middleOf(row: Row): number {
  return row.reduce((sum, { box }) => sum + (box.y0 + box.y1) / 2, 0) / Math.max(1, row.length)
}

/** Labels have no figures and are set smaller. */
function leadOfAbove({ upper, lower }: Tiles): number {
  const figures = (row: Row) => row.filter(({ text }) => /\d/.test(text)).length
  const height = (row: Row) => Math.max(...row.map(({ box }) => box.y1 - box.y0))
  return figures(lower) - figures(upper) + Math.sign(height(lower) - height(upper)) / 2
}

/** In every column the one has figures and the other has not, on the same side. */
function isToldApart({ upper, lower }: Tiles): boolean {
  const hasFigures = ({ text }: Part) => /\d/.test(text)
  const sides = upper.map((part, i) => Number(hasFigures(lower[i] ?? part)) - Number(hasFigures(part)))
  return sides.every((side) => side !== 0 && side === sides[0])
}
