// The flow of one column: its lines with what they are, and the areas between them, from the top down.
import type { Box, Page } from '../page.ts'
import type { Area } from './areas.ts'
import { isLabelled } from './blocks-beside.ts'
import { isProse } from './columns.ts'
import { inRows } from './in-rows.ts'
import { middleOf } from './geometry.ts'
import { isBold, isHeading, usualOfLines, type Type } from './headings.ts'
import { itemMarkers } from './items.ts'
import { joinSegments, type Segment } from './segment.ts'
import { isSlip } from './slip.ts'
import { alignedTables } from './table/aligned.ts'
import type { TablePiece } from './table/build.ts'
import { textLine, type TextLine } from './text-line.ts'
import { unitsOf, type FlowPiece, type Unit } from './units.ts'

/** Above a heading there is more room than between two lines of a text. */
const headingGap = 1.15
/** Of a receipt: where the name of the shop stands. */
const topShare = 0.25
const leastColumns = 3
/** Goods with number, price and sum are three columns on a receipt that nobody would call a table. */
const leastColumnsOfSlip = 4
/** In ems: the distance of lines where too few tell it, and the largest that is one. */
const usualLeading = 1.5
const mostPitch = 2
const fewestShort = 3
const mostGoingOn = 0.2

export function unitsOfColumn(column: readonly (Segment | Area)[], page: Page, body: Type): Unit[] {
  const pieces = withAlignedTables(column, page, body.size).map((piece) =>
    piece.kind === 'text' ? textLine(piece, page.marks ?? []) : piece,
  )
  const lines = pieces.filter((piece) => piece.kind === 'line')
  const rules = column.flatMap((piece) => (piece.kind === 'rule' ? [piece.box] : []))
  const pitch = usualPitch(lines, body.size)
  const usual = usualOfLines(
    lines.map(({ segment }) => segment),
    body,
  )
  const heads = headingLines(pieces, rules, pitch, usual, page)
  const texts = lines.filter((line) => !heads.has(line))
  const markers = itemMarkers(texts, body.size)
  return unitsOf(
    pieces.map((piece): FlowPiece => {
      if (piece.kind !== 'line') return { kind: 'area', area: piece }
      return {
        kind: 'line',
        line: piece,
        isHeading: heads.has(piece),
        marker: markers[texts.indexOf(piece)] ?? null,
      }
    }),
    pitch,
    markers.every((marker) => marker === null) && areShortLines(lines, body.size),
  )
}

/** Names, parts of an address, what a recipe needs: no line is as long as those of a text, and none goes on. */
function areShortLines(lines: readonly TextLine[], em: number): boolean {
  const segments = lines.map(({ segment }) => segment)
  const goOn = lines.filter(({ text }) => /^[\p{Ll}\p{Script=Han}]/u.test(text))
  return lines.length >= fewestShort && !isProse(segments, em) && goOn.length <= mostGoingOn * lines.length
}

/** Rules are left out while rows are looked at: a table may have one below its titles and no more. */
function withAlignedTables(
  column: readonly (Segment | Area)[],
  page: Page,
  body: number,
): (Segment | Area)[] {
  const rules = column.filter((piece) => piece.kind === 'rule')
  const rest = column.filter((piece) => piece.kind !== 'rule').toSorted((a, b) => a.box.y0 - b.box.y0)
  const found: (Segment | Area)[] = []
  const tables: TablePiece[] = []
  let rows: Segment[][] = []
  const endRows = () => {
    const least = isSlip(page) ? leastColumnsOfSlip : leastColumns
    const medium = page.kind === 'screenshot' ? 'screen' : 'paper'
    for (const row of alignedTables(rows, least, body, medium)) {
      if ('kind' in row) {
        tables.push(row)
        found.push(row)
      } else found.push(...row.slice(0, 1).flatMap(() => joinSegments(row) ?? []))
    }
    rows = []
  }
  for (const row of inRows(rest)) {
    const segments = row.filter((piece) => piece.kind === 'text')
    const areas = row.filter((piece) => piece.kind !== 'text')
    if (segments.length > 0) rows.push(segments)
    if (areas.length === 0) continue
    endRows()
    found.push(...areas)
  }
  endRows()
  const lone = rules.filter(({ box }) => !tables.some((table) => isInside(box, table.box)))
  return [...found, ...lone].sort((a, b) => a.box.y0 - b.box.y0)
}

function headingLines(
  pieces: readonly (TextLine | Area)[],
  rules: readonly Box[],
  pitch: number,
  body: Type,
  page: Page,
): Set<TextLine> {
  const isOnSlip = isSlip(page)
  const heads = new Set<TextLine>()
  pieces.forEach((piece, i) => {
    if (piece.kind !== 'line' || piece.isSeen) return
    const { segment } = piece
    const [above, below] = [pieces[i - 1], pieces[i + 1]]
    const isBelowLine = above?.kind === 'line' && stepOf(above, piece) <= pitch * headingGap
    const isPair =
      isLabelled(segment.text) &&
      [above, below].some((other) => other?.kind === 'line' && isLabelled(other.segment.text))
    const isTerm =
      below?.kind === 'line' &&
      stepOf(piece, below) < pitch * headingGap &&
      below.textX - segment.box.x0 > body.size
    const signs = {
      body,
      // the second line of a heading is apart as the first one is
      isApart: !isBelowLine || heads.has(above),
      isTerm: isTerm || isPair,
      rules,
      isOnSlip,
      isAtTop: segment.box.y1 < page.height * topShare,
    }
    if (isHeading(segment, signs)) heads.add(piece)
  })
  return withoutBoldText(heads, pieces, pitch * headingGap, body)
}

/** A bold text of which only the last line, with its full stop, is no heading is none from its first. */
function withoutBoldText(
  heads: Set<TextLine>,
  pieces: readonly (TextLine | Area)[],
  mostStep: number,
  body: Type,
): Set<TextLine> {
  const kept = new Set(heads)
  pieces.toReversed().forEach((piece, i, reversed) => {
    const below = reversed[i - 1]
    if (piece.kind !== 'line' || below?.kind !== 'line' || kept.has(below)) return
    const goesOn = stepOf(piece, below) <= mostStep && isBold(below.segment, body)
    if (goesOn && isBold(piece.segment, body)) kept.delete(piece)
  })
  return kept
}

function stepOf(above: TextLine, below: TextLine): number {
  return middleOf(below.segment.box) - middleOf(above.segment.box)
}

/** The distance of two lines of a text: a lower quartile, as many a paragraph is but one line. */
function usualPitch(lines: readonly TextLine[], body: number): number {
  const distances = lines
    .slice(1)
    .map((line, i) => stepOf(lines[i] ?? line, line))
    .filter((distance) => distance > 0.8 * body)
    .sort((a, b) => a - b)
  const pitch = distances[distances.length >> 2] ?? 0
  return pitch > 0 && pitch < mostPitch * body ? pitch : usualLeading * body
}

function isInside(rule: Box, table: Box): boolean {
  return middleOf(rule) > table.y0 - 2 && middleOf(rule) < table.y1 + 2
}
