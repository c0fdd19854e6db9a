// The cells of a table's row: what stands below each head. A text is one cell; figures that the reader took together
// are told apart by the heads above them.
import type { Box } from '../../../page.ts'
import type { Head } from './column-heads.ts'
import type { Column } from './columns.ts'
import { withoutCount } from './item-count.ts'
import { joined, wholePart, type Place } from '../../model/place.ts'
import { matchesOf } from '../../kinds/recogniser.ts'
import { recognisers } from '../../kinds/kinds.ts'
import type { Part, Row } from '../../model/sheet.ts'

export type Cell = Place & {
  /** Whether nothing but its place tells which column it is in, as for most columns of its table. */
  readonly isGuessed?: boolean
}

export function cellsOf(row: Row, heads: readonly Head[]): Map<Column, Cell> {
  const inOrder = cellsInOrder(row, heads)
  const pieces = new Map<Head, Place[]>(inOrder)
  for (const part of inOrder ? [] : row)
    for (const place of piecesOf(part, heads)) {
      const head = headOf(boxOf(place), heads, isWords(place.part.text.slice(place.start, place.end)))
      if (head) pieces.set(head, [...(pieces.get(head) ?? []), place])
    }
  const cells = new Map<Column, Cell>()
  const asked = heads.filter(({ column }) => column !== null)
  const isMostGuessed = 2 * asked.filter((head) => head.isGuessed).length > asked.length
  for (const [head, places] of pieces) {
    const cell = head.column ? tidied(places, head.column) : null
    if (head.column && cell)
      cells.set(head.column, head.isGuessed && isMostGuessed ? { ...cell, isGuessed: true } : cell)
  }
  return withCount(cells, heads)
}

/** Where a row has as many parts as there are heads, each is below its own, though they don't stand as far left. */
function cellsInOrder(row: Row, heads: readonly Head[]): [Head, Place[]][] | null {
  if (row.length !== heads.length || heads.length < minInOrder) return null
  const sorted = heads.toSorted((a, b) => a.box.x0 - b.box.x0)
  const pairs = row.flatMap((part, i): [Head, Place[]][] => {
    const head = sorted[i]
    const isOfOther = sorted.some((other) => other !== head && overlap(part.box, other.box) > 0)
    return head && (!isOfOther || overlap(part.box, head.box) > 0) ? [[head, [wholePart(part)]]] : []
  })
  return pairs.length === row.length ? pairs : null
}

const minInOrder = 4

function overlap(a: Box, b: Box): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
}

/** The figure before an item's name is its count, where the table has a column for that and nothing stands in it. */
function withCount(cells: Map<Column, Cell>, heads: readonly Head[]): Map<Column, Cell> {
  const counts = heads.find(
    ({ column, concepts }) => column?.concept === 'quantity' || concepts.includes('quantity'),
  )
  const [column, cell] = [...cells].find(([{ concept }]) => concept === 'item') ?? []
  if (!counts || !column || !cell || (counts.column && cells.has(counts.column))) return cells
  const { rest, count } = withoutCount(cell)
  if (!count) return cells
  cells.set(column, rest)
  if (counts.column) cells.set(counts.column, count)
  return cells
}

function tidied(places: readonly Place[], { type, concept }: Column): Cell | null {
  if (places.length === 0) return null
  const place = joined(places)
  const folded = place.part.folded.slice(place.start, place.end)
  // a day that fell into the column of a count is none
  if (type === 'number' && recognisers.date(folded).some(({ sureness }) => sureness >= 0.85)) return null
  const hasOwnForm = type === 'amount' || type === 'percent' || type === 'date'
  // W-88120 in a column of numbers is no count of anything
  const isCode = /^(?=.*\p{Lu}-?\d)[\p{Lu}\d][\p{Lu}\d ./-]{3,}$/u.test(
    place.part.text.slice(place.start, place.end).trim(),
  )
  if (isCode && (concept === 'quantity' || concept === 'lineNumber')) return place
  // the hours of a working day may be how many, or from when to when
  if (concept === 'quantity' && /\d:\d\d/.test(folded)) return place
  const formed = [
    ...(hasOwnForm ? recognisers[type](folded) : []),
    ...(concept === 'quantity' ? matchesOf(count, folded, 1) : []),
  ]
  const [first, last] = [formed[0], formed.at(-1)]
  // £7,500 - £11,000
  if (first && last && isRange(folded.slice(first.end, last.start)))
    return { ...place, start: place.start + first.start, end: place.start + last.end }
  // a sum or a rate is in no unit, and nothing else is a rate
  if (concept === 'unit' ? isFigureAlone(folded) : type === 'percent' && !first) return null
  const span = (concept === 'lineTotal' ? last : first) ?? recognisers.text(folded)[0]
  if (!span) return null
  // "3x" is three
  const times =
    concept === 'quantity' ? (/(?<=\d) ?[x×]$/u.exec(folded.slice(0, span.end))?.[0].length ?? 0) : 0
  return { part: place.part, start: place.start + span.start, end: place.start + span.end - times }
}

/** A number with its unit: 20 Stk, 3 Unit(s). */
const count = /-?\d[\d.,]*(?: ?\p{L}[\p{L}²³]{0,9}\.?(?:\(s\))?)?/gu

/** 20 Stk is a figure, A4 Trennblätter are words. */
function isWords(text: string): boolean {
  return (
    (text.match(/\p{L}/gu)?.length ?? 0) > Math.max(2, text.match(/\d/g)?.length ?? 0) &&
    !/^\W*\d+[.,]?\d* ?\p{L}{1,5}\.?$/u.test(text) &&
    // 15 January 2027
    !/^\d{1,2}[.,]? (?:de )?\p{L}+[.,]? (?:de )?\d{4}$/u.test(text)
  )
}

/** 15 January 2027 */
function isOneDate({ folded }: Part): boolean {
  const [date] = recognisers.date(folded)
  return date !== undefined && date.sureness >= 0.85 && date.end - date.start >= folded.trim().length - 1
}

/** Words that stand below different heads are parted, where the part is no running text. */
function piecesOf(part: Part, heads: readonly Head[]): Place[] {
  const isText = isWords(part.text)
  if (part.words.length < 2 || isOneDate(part)) return [wholePart(part)]
  const groups: { head: Head | null; start: number; end: number; isFigure: boolean }[] = []
  for (const [i, { word, start, end }] of part.words.entries()) {
    const isFigure = /\d/.test(word.text)
    const last = groups.at(-1)
    const isNamed = isText && !isFigure && last?.isFigure === true && beginsName(word.text)
    const head = headOf(word.box, heads, isNamed)
    const isJoined = isDash(word.text) || isDash(part.words[i - 1]?.word.text ?? '')
    if (last && (isJoined || goesOn(last, { head, isFigure, isText }, word.box))) last.end = end
    else groups.push({ head, start, end, isFigure })
  }
  return groups.map(({ start, end }) => ({ part, start, end }))
}

/** "2 Kir cassis": the name begins behind the figure, though the head of the figures is wide enough to reach over it. */
function beginsName(text: string): boolean {
  return /^\p{Lu}\p{L}{2}|\p{L}{4}/u.test(text)
}

function isFigureAlone(folded: string): boolean {
  return /\d[.,]\d{2}(?!\d)|\d ?%/.test(folded)
}

function isRange(between: string): boolean {
  return /^ ?[-–—~] ?\p{Sc}? ?$/u.test(between)
}

/** 13,0 - 17,0 is one value. */
function isDash(text: string): boolean {
  return /^[-–—~〜]$/u.test(text)
}

interface Piece {
  readonly head: Head | null
  readonly isFigure: boolean
}

/** Words go on with words, whatever head they reach; a figure begins a cell where it stands below another head. */
function goesOn(
  last: Piece,
  { head, isFigure, isText }: Piece & { readonly isText: boolean },
  box: Box,
): boolean {
  if (!isText) return last.head === head
  if (!isFigure) return !last.isFigure || last.head === head || last.head?.column?.type === 'text'
  return last.head === head || (last.head?.column?.type === 'text' && !isBelow(box, head))
}

/** Squarely below a head, not only nearest to it. */
function isBelow(box: Box, head: Head | null): boolean {
  return head !== null && box.x0 < head.box.x1 && box.x1 > head.box.x0
}

function boxOf({ part, start, end }: Place): Box {
  const words = part.words.filter((word) => word.start < end && word.end > start)
  return {
    ...part.box,
    x0: words[0]?.word.box.x0 ?? part.box.x0,
    x1: words.at(-1)?.word.box.x1 ?? part.box.x1,
  }
}

/** The head above: what overlaps most, or else whose edge or middle is nearest. */
function headOf(box: Box, heads: readonly Head[], isText: boolean): Head | null {
  const fitting = isText
    ? heads.filter(
        ({ column, concepts }) =>
          column?.type === 'text' ||
          (column === null && concepts.length === 0) ||
          column?.type === 'code' ||
          concepts.includes('item') ||
          concepts.includes('unit'),
      )
    : heads
  const among = fitting.length > 0 ? fitting : heads
  const shared = (head: Head) => Math.min(box.x1, head.box.x1) - Math.max(box.x0, head.box.x0)
  const best = among.toSorted((a, b) => shared(b) - shared(a))[0]
  if (best && shared(best) > 0) return best
  const apart = (head: Head) =>
    Math.min(
      Math.abs(box.x0 - head.box.x0),
      Math.abs(box.x1 - head.box.x1),
      Math.abs(box.x0 + box.x1 - head.box.x0 - head.box.x1) / 2,
    )
  const nearest = among.toSorted((a, b) => apart(a) - apart(b))[0]
  return nearest && apart(nearest) < 6 * (box.y1 - box.y0) ? nearest : null
}
