// Finds the pieces of a page beside, below and above a printed key, up to the next label.
import { unite, type Box } from '../../../page.ts'
import { isCell, type Layout, type Piece } from './pieces.ts'
import type { PrintedKey } from './printed-keys.ts'

/** All lengths are in heights of a part. */
const max = {
  right: 32,
  words: 2.5,
  cells: 6,
  line: 1.6,
  caption: 1,
  beside: 3,
  next: 8,
  under: 0.5,
} as const

export function rightOf(layout: Layout, { box, runs, hasColon }: PrintedKey, isMany: boolean): Piece[] {
  const { unit, pieces, labels } = layout
  const from = Math.max(...runs.map((run) => run.box.x1))
  const isOnLine = (other: Box) => middle(other) > box.y0 - 0.9 * unit && middle(other) < box.y1 + 0.4 * unit
  const next = labels.filter((one) => one !== box && isOnLine(one) && one.x0 >= from - 1)
  const wall = Math.min(...next.map(({ x0 }) => x0))
  const near = pieces.filter(
    (piece) => isOnLine(piece.box) && piece.box.x0 >= from - 0.5 * unit && piece.box.x0 < wall,
  )
  const isOfCaption = ({ box: other }: Piece) =>
    labels.some(
      (one) => one !== box && isCaption(one, other, unit) && gapBetween(one, other) < other.x0 - from,
    )
  const row = runs.find((run) => near.some((piece) => piece.row === run.row))?.row
  const own = near.filter((piece) => piece.row === row)
  const line = inOrder(own.length > 0 ? own : near.filter((piece) => !isOfCaption(piece)))
  if (!line[0] || line[0].box.x0 - from > max.right * unit) return []
  if (isMany && !hasColon) return line
  const first = upToGap(line, unit)
  return [...first, ...continued(layout, first, box)]
}

/** The lines that go on below a value: right below its beginning, or below its label where the line above is full. */
function continued(layout: Layout, first: readonly Piece[], label: Box): Piece[] {
  const { unit, labels, pieces, right } = layout
  const start = first[0]?.box.x0 ?? 0
  const lines: Piece[] = []
  let last = first
  for (;;) {
    const box = unite(last.map((piece) => piece.box))
    const row = Math.max(...last.map((piece) => piece.row))
    const isFull = box.x1 > right - 0.2 * (right - label.x0)
    const next = pieces.filter(
      (piece) =>
        piece.row > row &&
        piece.row <= row + 3 &&
        piece.box.y0 - box.y1 < max.line * unit &&
        middle(piece.box) > middle(box),
    )
    const isAt = (one: Piece, x: number) => Math.abs(one.box.x0 - x) < 1.6 * unit
    const head = next.find((piece) => isAt(piece, start) || (isFull && isAt(piece, label.x0)))
    const isLabelled = [...labels, ...pieces.map((piece) => piece.box)].some(
      (one) =>
        head &&
        one !== label &&
        isLevel(one, head.box, unit) &&
        one.x0 < head.box.x0 - unit &&
        one.x1 > label.x0 - unit,
    )
    if (!head || isLabelled) return lines
    last = upToGap(
      inOrder(next.filter(({ row: at, box: { x0 } }) => at === head.row && x0 >= head.box.x0)),
      unit,
    )
    lines.push(...last)
  }
}

export interface Below {
  readonly isMany: boolean
  /** The greatest gap between the key and its value. */
  readonly reach: number
  readonly isFree: (piece: Piece) => boolean
}

export function belowOf(
  layout: Layout,
  { box }: PrintedKey,
  { isMany, reach, isFree }: Below,
): readonly Piece[] {
  const { unit, labels, pieces } = layout
  const isInColumn = columnOf(layout, box)
  const under = labels.filter((one) => one !== box && one.y0 > box.y1 - 2 && isInColumn(one))
  const floor = Math.min(...under.map(({ y0 }) => y0))
  const column = pieces.filter(
    (piece) =>
      piece.box.y0 > box.y1 - 0.3 * unit &&
      middle(piece.box) < floor &&
      isInColumn(piece.box) &&
      isFree(piece),
  )
  const [first] = column
  if (!first || first.box.y0 - box.y1 > reach * unit) return []
  const lines = evenly(column, (isMany ? 3 : max.line) * unit, unit)
  if (isMany) return lines
  const heads = lines.filter(
    (piece, i) =>
      piece === first ||
      (!isCell(first) &&
        !isCell(piece) &&
        lines.findIndex(({ row }) => row === piece.row) === i &&
        Math.abs(piece.box.x0 - first.box.x0) < 1.6 * unit),
  )
  return heads.flatMap((head) =>
    upToGap(
      pieces.filter(({ row, box: { x0 } }) => row === head.row && x0 >= head.box.x0),
      unit,
    ),
  )
}

/** The lines of a value are as far apart as its first ones. */
function evenly(column: readonly Piece[], maxGap: number, unit: number): readonly Piece[] {
  let bottom = column[0]?.box.y0 ?? 0
  let limit = maxGap
  const end = column.findIndex(({ box: { y0, y1 } }) => {
    const gap = y0 - bottom
    const isEnd = gap > limit
    if (gap > 0) limit = Math.min(limit, 1.5 * gap + 0.5 * unit)
    bottom = y1
    return isEnd
  })
  return end < 0 ? column : column.slice(0, end)
}

/** Whether a box is in the column that a label heads: up to the next label beside it, and not rather below another. */
function columnOf({ unit, labels }: Layout, box: Box): (other: Box) => boolean {
  const beside = labels.filter((one) => one !== box && Math.abs(middle(one) - middle(box)) < 1.5 * unit)
  const wall = Math.min(box.x1 + 20 * unit, ...beside.filter((one) => one.x0 > box.x1).map(({ x0 }) => x0))
  const isOfOther = (other: Box) =>
    beside.some(
      (one) => gapBetween(one, other) === 0 && Math.abs(one.x0 - other.x0) < Math.abs(box.x0 - other.x0),
    )
  return (other) =>
    other.x0 < wall &&
    other.x1 > box.x0 - unit &&
    other.x0 > box.x0 - 6 * unit &&
    (other.x0 < box.x1 + 3 * unit || other.x0 < box.x0 + 12 * unit) &&
    !isOfOther(other)
}

/** The value that a label stands right below, as below a line to write on. */
export function aboveOf({ unit, pieces }: Layout, { box }: PrintedKey): Piece[] {
  const over = pieces.filter((piece) => isCaption(box, piece.box, unit))
  return over.length === 1 ? over : []
}

/** Whether text that no key took stands right of a value, up to the next label, or close below it. */
export function goesOn({ unit, pieces, labels }: Layout, key: PrintedKey, value: readonly Piece[]): boolean {
  const box = unite(value.map((piece) => piece.box))
  const last = value.at(-1)?.box ?? box
  const wall = Math.min(
    last.x1 + max.next * unit,
    ...labels.filter((one) => isLevel(one, last, unit) && one.x0 >= last.x1 - 1).map(({ x0 }) => x0),
  )
  return pieces.some(({ box: { x0, x1, y0, y1 } }) => {
    const isNext = isLevel({ x0, x1, y0, y1 }, last, unit) && x0 >= last.x1 - 1 && x0 < wall
    const isUnder = y0 > box.y1 - 0.5 * unit && y0 - box.y1 < max.under * unit
    return isNext || (isUnder && x0 < box.x1 && x1 > Math.min(box.x0, key.box.x0))
  })
}

function isCaption(label: Box, value: Box, unit: number): boolean {
  const gap = label.y0 - value.y1
  return middle(value) < label.y0 && gap < max.caption * unit && gapBetween(label, value) < max.beside * unit
}

function gapBetween(one: Box, other: Box): number {
  return Math.max(0, one.x0 - other.x1, other.x0 - one.x1)
}

export function middle({ y0, y1 }: Box): number {
  return (y0 + y1) / 2
}

export function isLevel(one: Box, other: Box, unit: number): boolean {
  return Math.abs(middle(one) - middle(other)) < 0.9 * unit
}

function inOrder(pieces: readonly Piece[]): Piece[] {
  return pieces.toSorted((a, b) => a.box.x0 - b.box.x0)
}

/** Some cells of a comb are empty. */
function upToGap(line: readonly Piece[], unit: number): Piece[] {
  const gap = line.findIndex((piece, i) => {
    const before = line[i - 1]
    const limit = before && isCell(piece) && isCell(before) ? max.cells : max.words
    return before && piece.box.x0 - before.box.x1 > limit * unit
  })
  return line.slice(0, gap < 0 ? line.length : gap)
}
