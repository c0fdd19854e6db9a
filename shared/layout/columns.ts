// The reading order of what stands on a page: columns one after the other, and what runs across them in between.
import type { Box } from '../page.ts'
import { isHanLike } from '../text/scripts.ts'
import { heightOf, isBeside, overlapY } from './geometry.ts'
import type { Area } from './areas.ts'
import type { Segment } from './segment.ts'

/** What is ordered: segments of text, and what is as a whole one thing, like a table. */
export type Orderable = Segment | Area

/** In ems. Narrower strips are between a number and its item, or between two words of a stretched line. */
const leastGutter = 1.2
const leastRows = 3
/** Lines of prose are longer than what stands in most cells of a table. */
const proseLetters = 28
/** Rows of a table stand beside each other; lines of two columns do so by chance. */
const mostAligned = 0.75
/** Where the recogniser took both sides for one line, it saw no column. */
const mostCrossed = 0.3

/** In a list for each column, from the top down. */
export function inColumns<T extends Orderable>(pieces: readonly T[], em: number): T[][] {
  const sorted = pieces.toSorted((a, b) => a.box.y0 - b.box.y0)
  const split = bestSplit(sorted, em)
  if (!split) return sorted.length === 0 ? [] : [sorted]
  const { above, left, right, below } = split
  return [above, left, right, below].flatMap((part) => inColumns(part, em))
}

interface Split<T> {
  readonly above: readonly T[]
  readonly left: readonly T[]
  readonly right: readonly T[]
  readonly below: readonly T[]
  readonly height: number
}

/** The strip that most of the page's height stands beside. */
function bestSplit<T extends Orderable>(sorted: readonly T[], em: number): Split<T> | null {
  const starts = new Set(sorted.map(({ box }) => Math.round(box.x0 / (em / 2))))
  let best: Split<T> | null = null
  for (const start of starts) {
    for (const split of splitsAt(sorted, (start - 0.5) * (em / 2), em)) {
      if (split.height > (best?.height ?? 0) && areColumns(split, em)) best = split
    }
  }
  return best
}

/** Each stretch of the page in which nothing stands across a strip that ends at x. */
function splitsAt<T extends Orderable>(sorted: readonly T[], x: number, em: number): Split<T>[] {
  const crosses = ({ box }: T) => box.x0 < x && box.x1 > x - leastGutter * em
  const splits: Split<T>[] = []
  for (let at = 0; at < sorted.length;) {
    const across = sorted.findIndex((piece, i) => i >= at && crosses(piece))
    const end = across === -1 ? sorted.length : across
    const stretch = sorted.slice(at, end)
    const left = stretch.filter(({ box }) => box.x1 <= x - leastGutter * em)
    const right = stretch.filter(({ box }) => box.x0 >= x)
    if (left.length > 0 && right.length > 0) {
      const height = Math.min(bottomOf(left), bottomOf(right)) - Math.max(topOf(left), topOf(right))
      splits.push({ above: sorted.slice(0, at), left, right, below: sorted.slice(end), height })
    }
    at = end + 1
  }
  return splits
}

function areColumns<T extends Orderable>({ left, right, height }: Split<T>, em: number): boolean {
  if (height < leastRows * em || [left, right].some((side) => rowsOf(side, em) < leastRows)) return false
  const [lefts, rights] = [textsOf(left), textsOf(right)]
  if (isProse(lefts) && isProse(rights)) return true
  const partners = lefts.flatMap((a) => rights.filter((b) => isBeside(a.box, b.box)).map((b) => ({ a, b })))
  const rows = Math.min(lefts.length, rights.length)
  if (partners.filter(({ a, b }) => a.line === b.line).length > mostCrossed * rows) return false
  return rows < leastRows || partners.length < mostAligned * rows
}

/** Some of its lines are long; the last of a paragraph, a heading and an item may be short. */
function isProse(side: readonly Segment[]): boolean {
  const lengths = side.map(({ text }) => lettersOf(text)).sort((a, b) => b - a)
  return (lengths[side.length >> 2] ?? 0) >= proseLetters
}

/** Han characters are as wide as two letters. */
function lettersOf(text: string): number {
  return Array.from(text).reduce((sum, c) => sum + (isHanLike(c) ? 2 : 1), 0)
}

/** How many lines of text would fill the height of what is there. */
function rowsOf(pieces: readonly Orderable[], em: number): number {
  return pieces.reduce(
    (sum, piece) => sum + (piece.kind === 'text' ? 1 : heightOf(piece.box) / (em * 1.5)),
    0,
  )
}

function textsOf(pieces: readonly Orderable[]): Segment[] {
  return pieces.filter((piece) => piece.kind === 'text')
}

function topOf(pieces: readonly Orderable[]): number {
  return Math.min(...pieces.map(({ box }) => box.y0))
}

function bottomOf(pieces: readonly Orderable[]): number {
  return Math.max(...pieces.map(({ box }) => box.y1))
}

/** Segments of a column by rows. */
export function inRows<T extends { readonly box: Box }>(sorted: readonly T[]): T[][] {
  const rows: T[][] = []
  for (const piece of sorted) {
    const row = rows.at(-1)
    const last = row?.find((other) => isBeside(other.box, piece.box) && overlapY(other.box, piece.box) > 0)
    if (row && last) row.push(piece)
    else rows.push([piece])
  }
  return rows
}
