// A sidebar: what stands along a side of the page and has nothing to do with what is level with it, as the navigation of
// a window. A shade tells it, a line between it and the page, or room that runs down between rows which are not level.
import { unite, type Box, type Mark, type Page, type Rule } from '../page.ts'
import { inRows, isProse } from './columns.ts'
import { centreOf, heightOf, liesIn, middleOf, widthOf } from './geometry.ts'

/** Of the page. */
const shade = { height: 0.5, narrow: 0.1, wide: 0.45, atSide: 0.05 } as const
const lineHeight = 0.5
const leastHeight = 0.3
const mostWidth = 0.34
/** In ems: between the sidebar and the page, and how long its rows are at most. */
const leastRoom = 1.5
const longestRow = 16
const leastRows = 5
/** Of its rows: so many begin at one place, and no more stand level with a row of the page, as those of a table do. */
const leastAligned = 0.6
const mostWithCells = 0.5
const mostLevel = { besideLine: 0.75, besideRoom: 0.5 } as const
/** In ems: rows whose letters begin or end at one height are level. */
const level = 0.12
const sameStart = 0.5

/** Of a sidebar the edge to the page, and how far up and down it reaches. */
export interface Sidebar {
  readonly x: number
  readonly y0: number
  readonly y1: number
}

type Drawn = Pick<Page, 'width' | 'height'> & {
  readonly rules: readonly Rule[]
  readonly marks?: readonly Mark[] | undefined
}

/** `texts` are pieces of lines, whatever is known of them. */
export function findSidebar(page: Drawn, texts: readonly Box[], em: number): Sidebar | null {
  if (em === 0 || texts.length === 0) return null
  const found = byShade(page, texts) ?? byLine(page, texts, em) ?? byRoom(page, texts, em)
  return found && stretched(found, page, texts, em)
}

/** Up and down to what runs across: a row that is chosen hides the line or the shade behind it. */
function stretched({ x, y0, y1 }: Sidebar, page: Drawn, texts: readonly Box[], em: number): Sidebar {
  const across = page.rules.flatMap(({ box }) => (box.x0 < x - em && box.x1 > x + em ? [box] : []))
  const crossing = [...across, ...texts.filter((text) => text.x0 < x && text.x1 > x)]
  const above = crossing.filter((box) => middleOf(box) <= y0 + em)
  const below = crossing.filter((box) => middleOf(box) >= y1 - em)
  return {
    x,
    y0: Math.max(0, ...above.map((box) => box.y1)),
    y1: Math.min(page.height, ...below.map((box) => box.y0)),
  }
}

/** Where the page stands apart by its sidebar: above it, on either side of its edge from the left, and below it. */
export function regionsOf({ x, y0, y1 }: Sidebar, { width, height }: Pick<Page, 'width' | 'height'>): Box[] {
  return [
    { x0: 0, x1: width, y0: 0, y1: y0 },
    { x0: 0, x1: x, y0, y1 },
    { x0: x, x1: width, y0, y1 },
    { x0: 0, x1: width, y0: y1, y1: height },
  ]
}

function byShade({ width, height, marks = [] }: Drawn, texts: readonly Box[]): Sidebar | null {
  for (const { kind, box } of marks) {
    const isNarrow = widthOf(box) >= shade.narrow * width && widthOf(box) <= shade.wide * width
    if (kind !== 'shade' || !isNarrow || heightOf(box) < shade.height * height) continue
    const isLeft = box.x0 <= shade.atSide * width
    if (!isLeft && box.x1 < (1 - shade.atSide) * width) continue
    const { y0, y1 } = box
    const edge: Sidebar = { x: isLeft ? box.x1 : box.x0, y0, y1 }
    if (texts.some((text) => liesIn(text, box)) && !isCrossed(edge, texts)) return edge
  }
  return null
}

function byLine(page: Drawn, texts: readonly Box[], em: number): Sidebar | null {
  for (const { box, direction } of page.rules) {
    if (direction !== 'vertical' || heightOf(box) < lineHeight * page.height) continue
    const edge: Sidebar = { x: centreOf(box), y0: box.y0, y1: box.y1 }
    const isInTable = page.rules.some((rule) => runsAcross(rule.box, edge.x, box, em))
    if (isInTable || isCrossed(edge, texts)) continue
    const sides = sidesOf(edge, texts).toSorted((a, b) => widthOf(unite(a)) - widthOf(unite(b)))
    const [narrow = [], wide = []] = sides
    const isNarrow = Math.min(edge.x, page.width - edge.x) <= shade.wide * page.width
    if (isNarrow && areApart(narrow, wide, em, mostLevel.besideLine)) return edge
  }
  return null
}

function byRoom(page: Drawn, texts: readonly Box[], em: number): Sidebar | null {
  const starts = [...new Set(texts.map(({ x0 }) => Math.round(x0)))].filter(
    (x) => x <= mostWidth * page.width + leastRoom * em,
  )
  let best: Sidebar | null = null
  for (const x of starts) {
    const [left, right] = sidesOf({ x: x - 1, y0: 0, y1: page.height }, texts)
    const nearest = Math.max(...left.map(({ x1 }) => x1))
    const edge: Sidebar = { x: (x + nearest) / 2, y0: 0, y1: page.height }
    if (left.length < leastRows || x - nearest < leastRoom * em || isCrossed(edge, texts)) continue
    if (Math.min(heightOf(unite(left)), heightOf(unite(right))) < leastHeight * page.height) continue
    const isAside = widthOf(unite(left)) <= Math.min(mostWidth * page.width, longestRow * em)
    const isNarrower = widthOf(unite(left)) < widthOf(unite(right))
    if (page.rules.some(({ box }) => runsAcross(box, edge.x, unite(left), em)) || haveCells(right)) continue
    if (isAside && isNarrower && isAligned(left, em) && areApart(left, right, em, mostLevel.besideRoom))
      best = edge
  }
  return best
}

/** A line from one side to the other, between rows of what stands there. */
function runsAcross(rule: Box, x: number, { y0, y1 }: Box, em: number): boolean {
  return rule.x0 < x - em && rule.x1 > x + em && rule.y0 > y0 + em / 2 && rule.y1 < y1 - em / 2
}

function sidesOf({ x, y0, y1 }: Sidebar, texts: readonly Box[]): [left: Box[], right: Box[]] {
  const beside = texts.filter((text) => middleOf(text) > y0 && middleOf(text) < y1)
  return [beside.filter((text) => centreOf(text) < x), beside.filter((text) => centreOf(text) >= x)]
}

function isCrossed({ x, y0, y1 }: Sidebar, texts: readonly Box[]): boolean {
  return texts.some((text) => text.x0 < x && text.x1 > x && middleOf(text) > y0 && middleOf(text) < y1)
}

function isAligned(texts: readonly Box[], em: number): boolean {
  const rows = rowsOf(texts)
  const most = Math.max(
    ...rows.map(({ x0 }) => rows.filter((row) => Math.abs(row.x0 - x0) <= sameStart * em).length),
  )
  return most >= leastAligned * rows.length
}

/** Then what stands on the left is the first column of a table. */
function haveCells(texts: readonly Box[]): boolean {
  const rows = inRows(texts.map((box) => ({ box })).sort((a, b) => a.box.y0 - b.box.y0))
  return rows.filter((row) => row.length > 1).length > mostWithCells * rows.length
}

/** Rows of one side that have nothing to do with those of the other. */
function areApart(side: readonly Box[], page: readonly Box[], em: number, most: number): boolean {
  const [rows, others] = [rowsOf(side), rowsOf(page)]
  if (rows.length < leastRows || others.length === 0) return false
  const pieces = side.map((box) => ({ kind: 'text' as const, box, line: box }))
  if (isProse(pieces, em)) return false
  const near = (a: number, b: number) => Math.abs(a - b) <= level * em
  const isLevel = (row: Box) => others.some(({ y0, y1 }) => near(y0, row.y0) || near(y1, row.y1))
  return rows.filter(isLevel).length <= most * rows.length
}

function rowsOf(texts: readonly Box[]): Box[] {
  return inRows(texts.map((box) => ({ box })).sort((a, b) => a.box.y0 - b.box.y0)).map((row) =>
    unite(row.map(({ box }) => box)),
  )
}
