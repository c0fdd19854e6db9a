// Finds panels: code or quotations that a frame, a bar at the side or a shade sets apart from the text around them.
import { unite, type Box, type Page, type Rule } from '../page.ts'
import type { Block } from './block.ts'
import { toCode, findPitchOfLines } from './code.ts'
import { groupIntoRows } from './group-rows.ts'
import { heightOf, isCentreInside, centreY, overlapY, widthOf } from './geometry.ts'
import { joinSegments, type Segment } from './segment.ts'

export type Panel =
  | { readonly kind: 'code'; readonly box: Box; readonly code: Block }
  | { readonly kind: 'quote'; readonly box: Box; readonly segments: readonly Segment[] }

interface Outline {
  readonly box: Box
  readonly by: 'frame' | 'bar' | 'shade'
}

/** In ems: how near text is to its bar, and the heights of a bar and of a shade that covers more than one word. */
const maxBarGap = 2.5
const minBarHeight = 1.2
const minShadeHeight = 2
/** In text heights: a lower bar is the first letter of the text next to it, an I. */
const minBarToTextHeight = 1.2
/** In ems. */
const slack = 0.3
/** The width of a listing of one line, as a share of the page's text and in ems, and its maximum inset in ems. */
const minListingWidth = { pageShare: 0.35, ems: 20 } as const
const maxInset = 4
/** In ems: how far from a rule between columns the lines on its left may end. */
const maxColumnGap = 8
/** A rule between columns is at most this many times as far from the left column as from the right one. */
const maxGapRatio = 1.7
/** Share of the height of a rule between columns that has text on its left. */
const minTextShareOnLeft = 0.3
/** Share of a bar's height that its text covers. */
const minCoveredShare = 0.25

export interface Panels {
  readonly panels: readonly Panel[]
  /** The segments outside of all panels. */
  readonly rest: readonly Segment[]
}

/** Returns the panels, and the segments that are in none. */
export function findPanels(
  { marks = [] }: Pick<Page, 'marks'>,
  frames: readonly Box[],
  bars: readonly Rule[],
  segments: readonly Segment[],
  em: number,
): Panels {
  const outlines: Outline[] = [
    ...frames.map((box): Outline => ({ box, by: 'frame' })),
    ...marks.flatMap(({ kind, box }): Outline[] =>
      kind === 'shade' && heightOf(box) >= minShadeHeight * em ? [{ box, by: 'shade' }] : [],
    ),
    ...bars
      .filter(({ box }) => !bars.some((other) => isRightSideOfFrame(other.box, box, segments, em)))
      .flatMap(({ box }) => outlineBarText(box, segments, em)),
  ]
  const page = unite(segments.map(({ box }) => box))
  const panels: Panel[] = []
  let rest = segments
  for (const outline of outlines) {
    const inside = rest.filter(({ box }) => isCentreInside(box, outline.box))
    const panel = toPanel(outline, inside, page, em)
    if (!panel) continue
    panels.push(panel)
    rest = rest.filter((segment) => !inside.includes(segment))
  }
  return { panels, rest }
}

/** Makes a panel of an outline; null if its content is neither code nor a quotation. */
function toPanel({ box, by }: Outline, inside: readonly Segment[], page: Box, em: number): Panel | null {
  const isWhole = inside.every((s) => s.box.x0 >= box.x0 - slack * em && s.box.x1 <= box.x1 + slack * em)
  if (inside.length === 0 || !isWhole) return null
  const lines = joinRows(inside)
  const pitch = isControlLabel(box, lines, page) ? null : findPitchOfLines(lines)
  if (pitch !== null) return { kind: 'code', box, code: toCode(lines, pitch) }
  return by === 'bar' ? { kind: 'quote', box, segments: inside } : null
}

/**
 * Whether the only line is the label of a button, a field or a title bar: narrow, a number, or not at the left edge.
 */
function isControlLabel(box: Box, lines: readonly Segment[], page: Box): boolean {
  const [only, ...others] = lines
  if (!only || others.length > 0) return false
  const minWidth = Math.max(minListingWidth.pageShare * widthOf(page), minListingWidth.ems * only.size)
  const isNumber = !/\p{L}/u.test(only.text)
  return isNumber || widthOf(box) < minWidth || only.box.x0 - box.x0 > maxInset * only.size
}

/** Returns the outline from the bar to the right edge of its column; empty if the bar has no text of its own. */
function outlineBarText(bar: Box, segments: readonly Segment[], em: number): Outline[] {
  if (heightOf(bar) < minBarHeight * em) return []
  const nextToBar = segments.filter(
    ({ box }) => overlapY(box, bar) > 0.5 * heightOf(box) && box.x1 > bar.x1 + em,
  )
  const nearest = Math.min(...nextToBar.map(({ box }) => box.x0))
  if (nextToBar.some(({ box }) => heightOf(bar) < minBarToTextHeight * heightOf(box))) return []
  if (nextToBar.length === 0 || nearest - bar.x1 > maxBarGap * em) return []
  const covered = unite(nextToBar.map(({ box }) => box))
  if (overlapY(covered, bar) < minCoveredShare * heightOf(bar)) return []
  if (isBetweenColumns(bar, nearest - bar.x1, segments, em)) return []
  const column = segments.filter(
    ({ box }) => box.x0 > bar.x0 - maxBarGap * em && box.x0 < nearest + maxBarGap * em,
  )
  return [{ by: 'bar', box: { ...bar, x1: Math.max(...column.map(({ box }) => box.x1)) + em } }]
}

/** Whether `other` is the right side of a frame with round corners whose left side is `bar`: text is between them. */
function isRightSideOfFrame(other: Box, bar: Box, segments: readonly Segment[], em: number): boolean {
  const areLevel = Math.abs(other.y0 - bar.y0) < slack * em && Math.abs(other.y1 - bar.y1) < slack * em
  if (!areLevel || other.x0 <= bar.x1) return false
  const inside = segments.filter(({ box }) => overlapY(box, bar) > 0 && box.x0 > bar.x1 && box.x1 < other.x0)
  return inside.some(({ box }) => Math.abs(centreY(box) - centreY(bar)) < em)
}

/** Whether the bar is a rule in the middle of the gap between two columns, which belongs to neither. */
function isBetweenColumns(bar: Box, distance: number, segments: readonly Segment[], em: number): boolean {
  const before = segments.filter(
    ({ box }) =>
      box.x1 <= bar.x0 && box.x1 > bar.x0 - maxColumnGap * em && overlapY(box, bar) > 0.5 * heightOf(box),
  )
  const edge = Math.max(...before.map(({ box }) => box.x1))
  const height = before.reduce((sum, { box }) => sum + heightOf(box), 0)
  return bar.x0 - edge < maxGapRatio * distance && height > minTextShareOnLeft * heightOf(bar)
}

/** Returns each row of segments joined into one line. */
export function joinRows(segments: readonly Segment[]): Segment[] {
  return groupIntoRows(segments.toSorted((a, b) => a.box.y0 - b.box.y0)).flatMap(
    (row) => joinSegments(row) ?? [],
  )
}
