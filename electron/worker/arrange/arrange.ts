// Arranges lines found anywhere on an image in reading order: one column after the other, each row as one line.
import { splitIntoColumns, type Split } from '../../../shared/layout/columns.ts'
import { heightOf, median, centreY, widthOf } from '../../../shared/layout/geometry.ts'
import { findRegions, splitByRegion } from '../../../shared/layout/regions.ts'
import { unite, type Box, type Line, type Page } from '../../../shared/page.ts'
import type { PlacedLine } from '../context/engine.ts'
import { isVertical, levelled, type LevelLine } from './level.ts'
import { groupIntoRows } from './rows.ts'

/** In units of the median row step; a wider step starts a paragraph. */
const wideStep = 1.35
/** Columns of prose have at least this many rows, and their longest quarter of lines is at least this long, in ems. */
const minRows = 3
const minProseLength = 9
/** The em in units of the line height: found lines include space around the letters. */
const emOfLine = 0.8

type PageArea = Pick<Page, 'width' | 'height' | 'rules' | 'marks'>

/** `isReceipt`: the page is a single column, even if its parts are far apart. */
export function arrange(found: readonly PlacedLine[], page: PageArea, isReceipt: boolean): Line[] {
  const lines = levelled(found.filter(({ place }) => !isVertical(place)))
  const vertical = found.filter(({ place }) => isVertical(place)).flatMap((each) => levelled([each]))
  return arrangeLevel({ lines, vertical, page, isReceipt })
}

/** A box that lines are not joined across: a rule over both columns ends them. */
interface Barrier {
  readonly kind: 'rule'
  readonly box: Box
}

interface LevelPage {
  readonly lines: readonly LevelLine[]
  /** Vertical lines, as in a margin; they come last and belong to no row. */
  readonly vertical: readonly LevelLine[]
  readonly page: PageArea
  readonly isReceipt: boolean
  readonly barriers?: readonly Box[]
  /** The smallest space between two columns, in ems. */
  readonly gutter?: number
}

export function arrangeLevel(level: LevelPage): Line[] {
  const { lines, vertical, isReceipt } = level
  const em = emOfLine * median(lines.map(({ box }) => heightOf(box)))
  const columns = isReceipt || lines.length === 0 ? [lines] : columnsOf(level, em)
  return numbered([...columns.map(groupIntoRows), ...vertical.map((line) => [[line]])])
}

function columnsOf({ lines, page, barriers = [], gutter }: LevelPage, em: number): LevelLine[][] {
  const boxes = lines.map(({ box }) => box)
  const across = barriers.map((box): Barrier => ({ kind: 'rule', box }))
  const regions = findRegions(page, boxes, em)
  return splitByRegion<LevelLine | Barrier>(regions, [...lines, ...across]).flatMap((pieces) =>
    splitIntoColumns(pieces, em, areBothProse, gutter)
      .map((column) => column.filter(isText))
      .filter((column) => column.length > 0),
  )
}

function isText(piece: LevelLine | Barrier): piece is LevelLine {
  return piece.kind === 'text'
}

/** Whether both sides are columns of prose. Separately found pieces often stand in columns that are no text columns. */
function areBothProse({ left, right, height }: Split<LevelLine | Barrier>, em: number): boolean {
  const sides = [left, right].map((side) => side.filter(isText))
  return (
    height >= minRows * em &&
    sides.every(
      (side) =>
        side.length >= minRows && quartile(side.map(({ box }) => widthOf(box))) >= minProseLength * em,
    )
  )
}

function quartile(values: readonly number[]): number {
  return values.toSorted((a, b) => b - a)[values.length >> 2] ?? 0
}

function numbered(columns: readonly (readonly (readonly LevelLine[])[])[]): Line[] {
  let paragraph = -1
  return columns.flatMap((rows, block) => {
    const steps = rows.map((row, i) => stepBetween(rows[i - 1], row))
    const usualStep = median(steps.slice(1))
    return rows.map((row, i) => {
      if (i === 0 || (steps[i] ?? 0) > usualStep * wideStep) paragraph++
      return { ...joinRow(row), block, paragraph }
    })
  })
}

function stepBetween(before: readonly LevelLine[] | undefined, row: readonly LevelLine[]): number {
  const [a, b] = [before, row].map((each) => unite((each ?? []).map(({ box }) => box)))
  return a && b ? centreY(b) - centreY(a) : 0
}

/** Joins the lines of a row; their common properties are those of the longest. */
function joinRow(row: readonly LevelLine[]): Line {
  const [longest] = row.toSorted((a, b) => b.text.length - a.text.length)
  const words = row.flatMap(({ line }) => line.words)
  if (!longest) throw new Error('a row without lines')
  return { ...longest.line, words, box: unite(words.map(({ box }) => box)) }
}
