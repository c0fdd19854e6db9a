// Finds sidebars: content along a side of the page that is unrelated to what is level with it, such as the navigation of
// a window. Its edge is a shade, a vertical rule, or a gap between rows that are not level.
import { unite, type Box, type Mark, type Rule } from '../page.ts'
import { groupIntoRows } from './group-rows.ts'
import { centreX, heightOf, isCentreInside, centreY, widthOf } from './geometry.ts'

/** The dimensions of a sidebar's shade and its distance from the side, as shares of the page. */
const shade = { height: 0.5, narrow: 0.1, wide: 0.45, atSide: 0.05 } as const
/** Share of the height of the page's text that a rule must reach. */
const minLineShare = 0.5
/** Shares of the page's size that a sidebar without a drawn edge may have. */
const minHeight = 0.3
const maxWidth = 0.34
/** In ems: the gap between the sidebar and the page, and the length of its rows. */
const minGap = 1.5
const maxRowWidth = 16
const minRows = 5
/** Share of the sidebar's rows that begin at the same x. */
const minAlignedShare = 0.6
/** Share of the page's rows that have several cells; with more, the sidebar is the first column of a table. */
const maxShareWithCells = 0.5
/** Share of the sidebar's rows that are level with a row of the page, as all rows of a table would be. */
const maxLevelShare = { byLine: 0.75, byGap: 0.5 } as const
/** In ems: rows are level if their tops or bottoms differ by no more. */
const levelReach = 0.12
const maxStartOffset = 0.5
/** Share of the width that a full row fills, and share of full rows: with more it is a column of text. */
const fullRowShare = 0.85
const maxFullShare = 0.4
/** In ems: the width of a column of text. */
const minColumnWidth = 10

/** The edge between a sidebar and the page, and how far up and down it reaches. */
export interface Sidebar {
  readonly x: number
  readonly y0: number
  readonly y1: number
}

/** A page or a region of one, with the rules and marks drawn in it. */
export interface Drawn {
  readonly box: Box
  readonly rules: readonly Rule[]
  readonly marks?: readonly Mark[] | undefined
}

/** Returns the sidebar or null. `texts` are the boxes of pieces of lines; the text itself is not needed. */
export type FindSidebar = (page: Drawn, texts: readonly Box[], em: number) => Sidebar | null

/** Finds a sidebar with a background of its own. */
export const findSidebarByShade: FindSidebar = ({ box: page, marks = [] }, texts) => {
  const [width, height] = [widthOf(page), heightOf(page)]
  for (const { kind, box } of marks) {
    const isNarrow = widthOf(box) >= shade.narrow * width && widthOf(box) <= shade.wide * width
    if (kind !== 'shade' || !isNarrow || heightOf(box) < shade.height * height) continue
    const isLeft = box.x0 <= page.x0 + shade.atSide * width
    if (!isCentreInside(box, page) || (!isLeft && box.x1 < page.x1 - shade.atSide * width)) continue
    const { y0, y1 } = box
    const edge: Sidebar = { x: isLeft ? box.x1 : box.x0, y0, y1 }
    if (texts.some((text) => isCentreInside(text, box)) && !isCrossed(edge, texts)) return edge
  }
  return null
}

/** Finds a sidebar that a vertical line sets apart. */
export const findSidebarByLine: FindSidebar = ({ box: page, rules }, texts, em) => {
  const height = heightOf(unite(texts))
  for (const { box, direction } of rules) {
    if (direction !== 'vertical' || heightOf(box) < minLineShare * height) continue
    const edge: Sidebar = { x: centreX(box), y0: box.y0, y1: box.y1 }
    const isInTable = rules.some((rule) => runsAcross(rule.box, edge.x, box, em))
    if (!isCentreInside(box, page) || isInTable || isCrossed(edge, texts)) continue
    const sides = splitAtEdge(edge, texts).toSorted((a, b) => widthOf(unite(a)) - widthOf(unite(b)))
    const [narrow = [], wide = []] = sides
    const isNarrow = Math.min(edge.x - page.x0, page.x1 - edge.x) <= shade.wide * widthOf(page)
    if (isNarrow && areUnrelated(narrow, wide, em, maxLevelShare.byLine)) return edge
  }
  return null
}

/** Finds a sidebar that a white gap sets apart. */
export const findSidebarByGap: FindSidebar = ({ box: page, rules }, texts, em) => {
  const maxWidthPx = maxWidth * widthOf(page)
  const starts = [...new Set(texts.map(({ x0 }) => Math.round(x0)))].filter(
    (x) => x - page.x0 <= maxWidthPx + minGap * em,
  )
  let best: Sidebar | null = null
  for (const x of starts) {
    const [left, right] = splitAtEdge({ ...page, x: x - 1 }, texts)
    const nearest = Math.max(...left.map(({ x1 }) => x1))
    const edge: Sidebar = { x: (x + nearest) / 2, y0: page.y0, y1: page.y1 }
    if (left.length < minRows || x - nearest < minGap * em || isCrossed(edge, texts)) continue
    if (Math.min(heightOf(unite(left)), heightOf(unite(right))) < minHeight * heightOf(page)) continue
    const isAside = widthOf(unite(left)) <= Math.min(maxWidthPx, maxRowWidth * em)
    const isNarrower = widthOf(unite(left)) < widthOf(unite(right))
    if (rules.some(({ box }) => runsAcross(box, edge.x, unite(left), em)) || haveCells(right)) continue
    if (isAside && isNarrower && isAligned(left, em) && areUnrelated(left, right, em, maxLevelShare.byGap))
      best = edge
  }
  return best
}

/** Whether a rule crosses the edge between rows of the box, as the rules of a table do. */
function runsAcross(rule: Box, x: number, { y0, y1 }: Box, em: number): boolean {
  return rule.x0 < x - em && rule.x1 > x + em && rule.y0 > y0 + em / 2 && rule.y1 < y1 - em / 2
}

/** The texts that are level with the edge, at its left and its right. */
function splitAtEdge({ x, y0, y1 }: Sidebar, texts: readonly Box[]): [left: Box[], right: Box[]] {
  const levelTexts = texts.filter((text) => centreY(text) > y0 && centreY(text) < y1)
  return [levelTexts.filter((text) => centreX(text) < x), levelTexts.filter((text) => centreX(text) >= x)]
}

/** Tells whether a text crosses the edge. */
function isCrossed({ x, y0, y1 }: Sidebar, texts: readonly Box[]): boolean {
  return texts.some((text) => text.x0 < x && text.x1 > x && centreY(text) > y0 && centreY(text) < y1)
}

/** Tells whether most rows begin at the same x. */
function isAligned(texts: readonly Box[], em: number): boolean {
  const rows = toRowBoxes(texts)
  const mostAligned = Math.max(
    ...rows.map(({ x0 }) => rows.filter((row) => Math.abs(row.x0 - x0) <= maxStartOffset * em).length),
  )
  return mostAligned >= minAlignedShare * rows.length
}

/** Whether most rows have several cells, so that the text on the left is the first column of a table. */
function haveCells(texts: readonly Box[]): boolean {
  const rows = groupIntoRows(texts.map((box) => ({ box })).sort((a, b) => a.box.y0 - b.box.y0))
  return rows.filter((row) => row.length > 1).length > maxShareWithCells * rows.length
}

/** Whether the rows of a sidebar are unrelated to those of the page: hardly level with them, and no column of text. */
function areUnrelated(side: readonly Box[], page: readonly Box[], em: number, maxLevel: number): boolean {
  const [rows, others] = [toRowBoxes(side), toRowBoxes(page)]
  if (rows.length < minRows || others.length === 0) return false
  const full = rows.filter((row) => widthOf(row) >= fullRowShare * widthOf(unite(side)))
  const isWide = widthOf(unite(side)) >= minColumnWidth * em
  if (isWide && full.length > maxFullShare * rows.length) return false
  const near = (a: number, b: number) => Math.abs(a - b) <= levelReach * em
  /** Tells whether a row is level with one of the other side. */
  const isLevel = (row: Box) => others.some(({ y0, y1 }) => near(y0, row.y0) || near(y1, row.y1))
  return rows.filter(isLevel).length <= maxLevel * rows.length
}

/** The boxes of the rows that the texts form. */
function toRowBoxes(texts: readonly Box[]): Box[] {
  return groupIntoRows(texts.map((box) => ({ box })).sort((a, b) => a.box.y0 - b.box.y0)).map((row) =>
    unite(row.map(({ box }) => box)),
  )
}
