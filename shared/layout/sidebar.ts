// A sidebar: what stands along a side of the page and has nothing to do with what is level with it, as the navigation of
// a window. A shade tells it, a line between it and the page, or room that runs down between rows which are not level.
import { unite, type Box, type Mark, type Rule } from '../page.ts'
import { groupIntoRows } from './group-rows.ts'
import { centreOf, heightOf, liesIn, middleOf, widthOf } from './geometry.ts'

/** Of the page. */
const shade = { height: 0.5, narrow: 0.1, wide: 0.45, atSide: 0.05 } as const
/** Of what stands on it. */
const minLineShare = 0.5
const minHeight = 0.3
const maxWidth = 0.34
/** In ems: between the sidebar and the page, and how long its rows are at most. */
const minGap = 1.5
const maxRowWidth = 16
const minRows = 5
/** Of its rows: so many begin at one place, and no more stand level with a row of the page, as those of a table do. */
const minAlignedShare = 0.6
const maxShareWithCells = 0.5
const maxLevelShare = { byLine: 0.75, byGap: 0.5 } as const
/** In ems: rows whose letters begin or end at one height are level. */
const levelReach = 0.12
const sameStart = 0.5
/** Of its width, and of its rows: text of a column fills it. */
const fullRowShare = 0.85
const maxFullShare = 0.4
/** In ems: a column of text is no narrower. */
const minColumnWidth = 10

/** The edge of a sidebar to the page, and how far up and down it reaches. */
export interface Sidebar {
  readonly x: number
  readonly y0: number
  readonly y1: number
}

/** A page or a part of one, and what is drawn there. */
export interface Drawn {
  readonly box: Box
  readonly rules: readonly Rule[]
  readonly marks?: readonly Mark[] | undefined
}

/** `texts` are pieces of lines, whatever is known of them. */
export type FindSidebar = (page: Drawn, texts: readonly Box[], em: number) => Sidebar | null

export const findSidebarByShade: FindSidebar = ({ box: page, marks = [] }, texts) => {
  const [width, height] = [widthOf(page), heightOf(page)]
  for (const { kind, box } of marks) {
    const isNarrow = widthOf(box) >= shade.narrow * width && widthOf(box) <= shade.wide * width
    if (kind !== 'shade' || !isNarrow || heightOf(box) < shade.height * height) continue
    const isLeft = box.x0 <= page.x0 + shade.atSide * width
    if (!liesIn(box, page) || (!isLeft && box.x1 < page.x1 - shade.atSide * width)) continue
    const { y0, y1 } = box
    const edge: Sidebar = { x: isLeft ? box.x1 : box.x0, y0, y1 }
    if (texts.some((text) => liesIn(text, box)) && !isCrossed(edge, texts)) return edge
  }
  return null
}

export const findSidebarByLine: FindSidebar = ({ box: page, rules }, texts, em) => {
  const height = heightOf(unite(texts))
  for (const { box, direction } of rules) {
    if (direction !== 'vertical' || heightOf(box) < minLineShare * height) continue
    const edge: Sidebar = { x: centreOf(box), y0: box.y0, y1: box.y1 }
    const isInTable = rules.some((rule) => runsAcross(rule.box, edge.x, box, em))
    if (!liesIn(box, page) || isInTable || isCrossed(edge, texts)) continue
    const sides = splitAtEdge(edge, texts).toSorted((a, b) => widthOf(unite(a)) - widthOf(unite(b)))
    const [narrow = [], wide = []] = sides
    const isNarrow = Math.min(edge.x - page.x0, page.x1 - edge.x) <= shade.wide * widthOf(page)
    if (isNarrow && areUnrelated(narrow, wide, em, maxLevelShare.byLine)) return edge
  }
  return null
}

export const findSidebarByGap: FindSidebar = ({ box: page, rules }, texts, em) => {
  const most = maxWidth * widthOf(page)
  const starts = [...new Set(texts.map(({ x0 }) => Math.round(x0)))].filter(
    (x) => x - page.x0 <= most + minGap * em,
  )
  let best: Sidebar | null = null
  for (const x of starts) {
    const [left, right] = splitAtEdge({ ...page, x: x - 1 }, texts)
    const nearest = Math.max(...left.map(({ x1 }) => x1))
    const edge: Sidebar = { x: (x + nearest) / 2, y0: page.y0, y1: page.y1 }
    if (left.length < minRows || x - nearest < minGap * em || isCrossed(edge, texts)) continue
    if (Math.min(heightOf(unite(left)), heightOf(unite(right))) < minHeight * heightOf(page)) continue
    const isAside = widthOf(unite(left)) <= Math.min(most, maxRowWidth * em)
    const isNarrower = widthOf(unite(left)) < widthOf(unite(right))
    if (rules.some(({ box }) => runsAcross(box, edge.x, unite(left), em)) || haveCells(right)) continue
    if (isAside && isNarrower && isAligned(left, em) && areUnrelated(left, right, em, maxLevelShare.byGap))
      best = edge
  }
  return best
}

/** A line from one side to the other, between rows of what stands there. */
function runsAcross(rule: Box, x: number, { y0, y1 }: Box, em: number): boolean {
  return rule.x0 < x - em && rule.x1 > x + em && rule.y0 > y0 + em / 2 && rule.y1 < y1 - em / 2
}

function splitAtEdge({ x, y0, y1 }: Sidebar, texts: readonly Box[]): [left: Box[], right: Box[]] {
  const levelTexts = texts.filter((text) => middleOf(text) > y0 && middleOf(text) < y1)
  return [levelTexts.filter((text) => centreOf(text) < x), levelTexts.filter((text) => centreOf(text) >= x)]
}

function isCrossed({ x, y0, y1 }: Sidebar, texts: readonly Box[]): boolean {
  return texts.some((text) => text.x0 < x && text.x1 > x && middleOf(text) > y0 && middleOf(text) < y1)
}

function isAligned(texts: readonly Box[], em: number): boolean {
  const rows = toRowBoxes(texts)
  const most = Math.max(
    ...rows.map(({ x0 }) => rows.filter((row) => Math.abs(row.x0 - x0) <= sameStart * em).length),
  )
  return most >= minAlignedShare * rows.length
}

/** Then what stands on the left is the first column of a table. */
function haveCells(texts: readonly Box[]): boolean {
  const rows = groupIntoRows(texts.map((box) => ({ box })).sort((a, b) => a.box.y0 - b.box.y0))
  return rows.filter((row) => row.length > 1).length > maxShareWithCells * rows.length
}

/** Rows of one side that have nothing to do with those of the other. */
function areUnrelated(side: readonly Box[], page: readonly Box[], em: number, most: number): boolean {
  const [rows, others] = [toRowBoxes(side), toRowBoxes(page)]
  if (rows.length < minRows || others.length === 0) return false
  const full = rows.filter((row) => widthOf(row) >= fullRowShare * widthOf(unite(side)))
  const isWide = widthOf(unite(side)) >= minColumnWidth * em
  if (isWide && full.length > maxFullShare * rows.length) return false
  const near = (a: number, b: number) => Math.abs(a - b) <= levelReach * em
  const isLevel = (row: Box) => others.some(({ y0, y1 }) => near(y0, row.y0) || near(y1, row.y1))
  return rows.filter(isLevel).length <= most * rows.length
}

function toRowBoxes(texts: readonly Box[]): Box[] {
  return groupIntoRows(texts.map((box) => ({ box })).sort((a, b) => a.box.y0 - b.box.y0)).map((row) =>
    unite(row.map(({ box }) => box)),
  )
}
