// Puts the pieces of a page into reading order: one column after the other, with full-width pieces between them.
import { unite, type Box } from '../page.ts'
import { heightOf, areOnSameRow, centreY, widthOf } from './geometry.ts'
import { areSeparateBlocks } from './separate-blocks.ts'
import { groupIntoRows } from './group-rows.ts'
import type { Orderable, OrderedText } from './orderable.ts'

/** In ems. Narrower strips occur between a number and its item, or between two words of a justified line. */
const minGutter = 1.2
const minRows = 3
/** In ems: lines of prose are longer than the text of most table cells. */
const proseWidth = 11
/** Share of a line's width that is covered by words in prose, even if it is justified. */
const minInkShare = 0.7
/** Share of level rows: all rows of a table are level, lines of two text columns only by chance. */
const maxAlignedShare = 0.75
/** Share of rows that the recogniser read as one line across both sides; with more it saw no columns. */
const maxSharedLineShare = 0.3
/** Share of the distance to the next line: a line this much nearer to the line above continues it. */
const closerRatio = 0.8

/** Returns one list for each column, in reading order. `gutter` is the minimum gap between columns in ems. */
export function splitIntoColumns<T extends Orderable>(
  pieces: readonly T[],
  em: number,
  areColumns: (split: Split<T>, em: number) => boolean = lookLikeColumns,
  gutter = minGutter,
): T[][] {
  const sorted = pieces.toSorted((a, b) => a.box.y0 - b.box.y0)
  const split = findBestSplit(sorted, em, areColumns, gutter)
  if (!split) return sorted.length === 0 ? [] : [sorted]
  const { above, left, right, below } = split
  return [above, left, right, below].flatMap((side) => splitIntoColumns(side, em, areColumns, gutter))
}

/** A cut of the page at a vertical strip: the two sides, and the pieces above and below them. */
export interface Split<T> {
  readonly above: readonly T[]
  readonly left: readonly T[]
  readonly right: readonly T[]
  readonly below: readonly T[]
  /** The height that both sides have in common, in pixels. */
  readonly height: number
  /** The number of lines that begin right after the strip. */
  readonly starts: number
}

/** Returns the split whose sides have the most height in common. */
function findBestSplit<T extends Orderable>(
  sorted: readonly T[],
  em: number,
  areColumns: (split: Split<T>, em: number) => boolean,
  gutter: number,
): Split<T> | null {
  const starts = [...Map.groupBy(sorted, ({ box }) => Math.round(box.x0 / (em / 2))).values()]
  let best: Split<T> | null = null
  for (const start of starts) {
    for (const split of findSplitsAt(
      sorted,
      Math.min(...start.map(({ box }) => box.x0)) - 1,
      gutter * em,
      em,
    )) {
      if (isBetter(split, best, em) && areColumns(split, em)) best = split
    }
  }
  return best
}

/**
 * Whether a split is better than the best so far. At equal height the split with more line starts wins: a
 * centred title could belong to either column.
 */
function isBetter<T>(split: Split<T>, best: Split<T> | null, em: number): boolean {
  if (!best || Math.abs(split.height - best.height) > em) return split.height > (best?.height ?? 0)
  return split.starts > best.starts
}

/** Returns a split for each stretch of the page in which no piece crosses the strip that ends at x. */
function findSplitsAt<T extends Orderable>(
  sorted: readonly T[],
  x: number,
  gutterPx: number,
  em: number,
): Split<T>[] {
  const crosses = ({ box }: T) => box.x0 < x && box.x1 > x - gutterPx
  const splits: Split<T>[] = []
  for (let at = 0; at < sorted.length;) {
    const across = sorted.findIndex((piece, i) => i >= at && crosses(piece))
    const end = across === -1 ? sorted.length : across
    const stretch = sorted.slice(at, end)
    // Both conditions test x0: a piece counted on both sides (a box with x1 < x0) would be split forever.
    const left = stretch.filter(({ box }) => box.x0 < x)
    const right = stretch.filter(({ box }) => box.x0 >= x)
    if (left.length > 0 && right.length > 0) {
      const height = Math.min(bottomOf(left), bottomOf(right)) - Math.max(topOf(left), topOf(right))
      const starts = right.filter(({ box }) => box.x0 < x + em).length
      const ended = countContinuationLines(sorted.slice(0, at).at(-1), left, topOf(right))
      const above = [...sorted.slice(0, at), ...left.slice(0, ended)]
      splits.push({ above, left: left.slice(ended), right, below: sorted.slice(end), height, starts })
    }
    at = end + 1
  }
  return splits
}

/** Counts the short lines at the top of the left side that continue the full-width piece above. */
function countContinuationLines(
  above: Orderable | undefined,
  left: readonly Orderable[],
  top: number,
): number {
  let ended = 0
  let last: Orderable | undefined = above
  for (; last && ended < left.length - 1; ended++) {
    const [piece, next] = [left[ended], left[ended + 1]]
    if (!piece || !next || piece.box.y1 > top) break
    if (centreY(piece.box) - centreY(last.box) > closerRatio * (centreY(next.box) - centreY(piece.box))) break
    last = piece
  }
  return ended
}

/** Tells whether the two sides of a gap are columns of running text, and not a table. */
function lookLikeColumns<T extends Orderable>({ left, right, height }: Split<T>, em: number): boolean {
  const [top, bottom] = [Math.max(topOf(left), topOf(right)), Math.min(bottomOf(left), bottomOf(right))]
  const shared = [left, right].map((side) => side.filter(({ box }) => box.y1 > top && box.y0 < bottom))
  if (height < minRows * em || shared.some((side) => estimateRows(side, em) < minRows)) return false
  const [lefts, rights] = [textPieces(left), textPieces(right)]
  if (isProse(left, em) && isProse(right, em)) return true
  if (areSeparateBlocks(left, right)) return true
  const partners = lefts.flatMap((a) =>
    rights.filter((b) => areOnSameRow(a.box, b.box)).map((b) => ({ a, b })),
  )
  const rows = Math.min(lefts.length, rights.length)
  if (partners.filter(({ a, b }) => a.line === b.line).length > maxSharedLineShare * rows) return false
  return rows < minRows || partners.length < maxAlignedShare * rows
}

/** Whether a quarter of the rows is as wide as prose; last lines of paragraphs, headings and items may be short. */
export function isProse(side: readonly Orderable[], em: number, minWidth = proseWidth): boolean {
  const widths = groupIntoRows(textPieces(side).toSorted((a, b) => a.box.y0 - b.box.y0))
    .map((row) => filledWidth(row.map(({ box }) => box)))
    .sort((a, b) => b - a)
  return (widths[widths.length >> 2] ?? 0) >= minWidth * em
}

/** Returns the width of a row; for a row with wide gaps, as in a table, the width of its widest piece. */
function filledWidth(row: readonly Box[]): number {
  const whole = unite(row)
  const ink = row.reduce((sum, box) => sum + widthOf(box), 0)
  return ink >= minInkShare * widthOf(whole) ? widthOf(whole) : Math.max(...row.map(widthOf))
}

/** Returns the number of text lines, with other pieces counted as the lines that would fill their height. */
function estimateRows(pieces: readonly Orderable[], em: number): number {
  return pieces.reduce(
    (sum, piece) => sum + (piece.kind === 'text' ? 1 : heightOf(piece.box) / (em * 1.5)),
    0,
  )
}

function textPieces(pieces: readonly Orderable[]): OrderedText[] {
  return pieces.filter((piece) => piece.kind === 'text')
}

function topOf(pieces: readonly Orderable[]): number {
  return Math.min(...pieces.map(({ box }) => box.y0))
}

function bottomOf(pieces: readonly Orderable[]): number {
  return Math.max(...pieces.map(({ box }) => box.y1))
}
