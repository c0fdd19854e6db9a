// The reading order of what stands on a page: columns one after the other, and what runs across them in between.
import { unite, type Box } from '../page.ts'
import { heightOf, areOnSameRow, middleOf, widthOf } from './geometry.ts'
import { areSeparateBlocks } from './separate-blocks.ts'
import { groupIntoRows } from './group-rows.ts'
import type { Orderable, OrderedText } from './orderable.ts'

/** In ems. Narrower strips are between a number and its item, or between two words of a stretched line. */
const minGutter = 1.2
const minRows = 3
/** In ems: lines of prose are longer than what stands in most cells of a table. */
const proseWidth = 11
/** Of a line of prose, however far its words are stretched. */
const minInkShare = 0.7
/** Rows of a table stand beside each other; lines of two columns do so by chance. */
const maxAlignedShare = 0.75
/** Where the recogniser took both sides for one line, it saw no column. */
const maxSharedLineShare = 0.3
/** Of the distance to the next line: a line that is so much nearer to the one before goes on with it. */
const closerRatio = 0.8

/** In a list for each column, from the top down. `gutter`: the least room between two, in ems. */
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

export interface Split<T> {
  readonly above: readonly T[]
  readonly left: readonly T[]
  readonly right: readonly T[]
  readonly below: readonly T[]
  /** That both sides share. */
  readonly height: number
  /** How many lines begin at the strip. */
  readonly starts: number
}

/** The strip that most of the page's height stands beside. */
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

/** Of two as high, that at which more lines begin: a title in the middle would be of either column. */
function isBetter<T>(split: Split<T>, best: Split<T> | null, em: number): boolean {
  if (!best || Math.abs(split.height - best.height) > em) return split.height > (best?.height ?? 0)
  return split.starts > best.starts
}

/** Each stretch of the page in which nothing stands across a strip that ends at x. */
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
    // All else: a piece on both sides, as one that ends before it begins would be, could be parted for ever.
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

/** How many short lines at the top of the left side go on with what runs across both. */
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
    if (middleOf(piece.box) - middleOf(last.box) > closerRatio * (middleOf(next.box) - middleOf(piece.box)))
      break
    last = piece
  }
  return ended
}

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

/** Some of its lines are long; the last of a paragraph, a heading and an item may be short. */
export function isProse(side: readonly Orderable[], em: number, minWidth = proseWidth): boolean {
  const widths = groupIntoRows(textPieces(side).toSorted((a, b) => a.box.y0 - b.box.y0))
    .map((row) => filledWidth(row.map(({ box }) => box)))
    .sort((a, b) => b - a)
  return (widths[widths.length >> 2] ?? 0) >= minWidth * em
}

/** Of a row with wide gaps, as of a table, only the widest part counts. */
function filledWidth(row: readonly Box[]): number {
  const whole = unite(row)
  const ink = row.reduce((sum, box) => sum + widthOf(box), 0)
  return ink >= minInkShare * widthOf(whole) ? widthOf(whole) : Math.max(...row.map(widthOf))
}

/** How many lines of text would fill the height of what is there. */
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
