// Lines that were found all over a picture in the order in which they are read: its columns one after the other, each row
// of them one line.
import { splitIntoColumns, type Split } from '../../../shared/layout/columns.ts'
import { heightOf, median, centreY, widthOf } from '../../../shared/layout/geometry.ts'
import { findRegions, splitByRegion } from '../../../shared/layout/regions.ts'
import { unite, type Box, type Line, type Page } from '../../../shared/page.ts'
import type { PlacedLine } from '../context/engine.ts'
import { isUpended, levelled, type LevelLine } from './level.ts'
import { rowsAmong } from './rows.ts'

/** Of the usual step from row to row: a paragraph is set apart by more. */
const wideStep = 1.35
/** Of a column: so many lines, and the longer ones of them so long, in ems. */
const leastRows = 3
const leastProse = 9
/** Of what was found: there is room around letters. */
const emOfLine = 0.8

/** `isSlip`: all of it is one column, however far its parts lie apart. */
export function arrange(
  found: readonly PlacedLine[],
  page: Pick<Page, 'width' | 'height' | 'rules' | 'marks'>,
  isSlip: boolean,
): Line[] {
  const lines = levelled(found.filter(({ place }) => !isUpended(place)))
  const upended = found.filter(({ place }) => isUpended(place)).map((each) => levelled([each]))
  return arrangeLevel(lines, upended, page, isSlip)
}

/** What nothing is read across: a line over both columns ends them. */
interface Barrier {
  readonly kind: 'rule'
  readonly box: Box
}

/**
 * Of lines that are known to be level; what runs up a margin is read last, and is of no row. `gutter`: the least room
 * between two columns, in ems.
 */
export function arrangeLevel(
  lines: readonly LevelLine[],
  upended: readonly (readonly LevelLine[])[],
  page: Pick<Page, 'width' | 'height' | 'rules' | 'marks'>,
  isSlip: boolean,
  barriers: readonly Box[] = [],
  gutter?: number,
): Line[] {
  const em = emOfLine * median(lines.map(({ box }) => heightOf(box)))
  const columns = isSlip || lines.length === 0 ? [lines] : columnsOf(lines, page, em, barriers, gutter)
  return numbered([...columns.map(rowsAmong), ...upended.map((each) => [each])])
}

function columnsOf(
  lines: readonly LevelLine[],
  page: Pick<Page, 'width' | 'height' | 'rules' | 'marks'>,
  em: number,
  barriers: readonly Box[],
  gutter: number | undefined,
): LevelLine[][] {
  const boxes = lines.map(({ box }) => box)
  const across = barriers.map((box): Barrier => ({ kind: 'rule', box }))
  const regions = findRegions(page, boxes, em)
  return splitByRegion<LevelLine | Barrier>(regions, [...lines, ...across]).flatMap((pieces) =>
    splitIntoColumns(pieces, em, areBothProse, gutter).flatMap((column) => {
      const texts = column.filter(isText)
      return texts.length > 0 ? [texts] : []
    }),
  )
}

function isText(piece: LevelLine | Barrier): piece is LevelLine {
  return piece.kind === 'text'
}

/** What is found piece by piece stands in columns everywhere; only lines as long as those of prose are read down. */
function areBothProse({ left, right, height }: Split<LevelLine | Barrier>, em: number): boolean {
  const sides = [left, right].map((side) => side.filter(isText))
  return (
    height >= leastRows * em &&
    sides.every(
      (side) => side.length >= leastRows && quartile(side.map(({ box }) => widthOf(box))) >= leastProse * em,
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
    const usual = median(steps.slice(1))
    return rows.map((row, i) => {
      if (i === 0 || (steps[i] ?? 0) > usual * wideStep) paragraph++
      return { ...joined(row), block, paragraph }
    })
  })
}

function stepBetween(before: readonly LevelLine[] | undefined, row: readonly LevelLine[]): number {
  const [a, b] = [before, row].map((each) => unite((each ?? []).map(({ box }) => box)))
  return a && b ? centreY(b) - centreY(a) : 0
}

/** As the longest of its parts is set. */
function joined(row: readonly LevelLine[]): Line {
  const [longest] = row.toSorted((a, b) => b.text.length - a.text.length)
  const words = row.flatMap(({ line }) => line.words)
  if (!longest) throw new Error('a row without lines')
  return { ...longest.line, words, box: unite(words.map(({ box }) => box)) }
}
