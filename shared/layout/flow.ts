// Turns one column into units from the top down: finds tables without rules, headings and list items among its lines.
import type { Box, Page } from '../page.ts'
import type { Area } from './areas.ts'
import { isLabelled } from './separate-blocks.ts'
import { isProse } from './columns.ts'
import { groupIntoRows } from './group-rows.ts'
import { centreY } from './geometry.ts'
import { isBold, isHeading, referenceType, type TypeStyle } from './headings.ts'
import { chooseMarkers } from './items.ts'
import { joinSegments, type Segment } from './segment.ts'
import { looksLikeReceipt } from './receipt.ts'
import { findAlignedTables } from './table/aligned.ts'
import type { TablePiece } from './table/build.ts'
import { toTextLine, type TextLine } from './text-line.ts'
import { groupIntoUnits, type FlowPiece, type Unit } from './units.ts'

/** In line pitches: the gap above a heading is larger than between two lines of a text. */
const headingGap = 1.15
/** Share of a receipt's height in which the name of the shop is expected. */
const pageTopShare = 0.25
const minColumns = 3
/** Goods with number, price and sum make three columns on a receipt, which is still no table. */
const minColumnsOnReceipt = 4
/** In ems: the line pitch if too few lines show it, and the largest plausible one. */
const defaultLinePitch = 1.5
const maxLinePitch = 2
const minShortLines = 3
const maxContinuedShare = 0.2

/** Groups the lines and areas of one column into headings, paragraphs, list items and areas. */
export function unitsOfColumn(column: readonly (Segment | Area)[], page: Page, body: TypeStyle): Unit[] {
  const pieces = withAlignedTables(column, page, body.size).map((piece) =>
    piece.kind === 'text' ? toTextLine(piece, page.marks ?? []) : piece,
  )
  const lines = pieces.filter((piece) => piece.kind === 'line')
  const rules = column.flatMap((piece) => (piece.kind === 'rule' ? [piece.box] : []))
  const pitch = findLinePitch(lines, body.size)
  const reference = referenceType(
    lines.map(({ segment }) => segment),
    body,
  )
  const headings = findHeadingLines(pieces, rules, pitch, reference, page)
  const texts = lines.filter((line) => !headings.has(line))
  const markers = chooseMarkers(texts, body.size)
  return groupIntoUnits(
    pieces.map((piece): FlowPiece => {
      if (piece.kind !== 'line') return { kind: 'area', area: piece }
      return {
        kind: 'line',
        line: piece,
        isHeading: headings.has(piece),
        marker: markers[texts.indexOf(piece)] ?? null,
      }
    }),
    pitch,
    markers.every((marker) => marker === null) && areShortLines(lines, body.size),
  )
}

/**
 * Whether each line stands for itself (names, addresses, ingredients): none is as long as prose, hardly any
 * continues.
 */
function areShortLines(lines: readonly TextLine[], em: number): boolean {
  const segments = lines.map(({ segment }) => segment)
  const continued = lines.filter(({ text }) => /^[\p{Ll}\p{Script=Han}]/u.test(text))
  return (
    lines.length >= minShortLines &&
    !isProse(segments, em) &&
    continued.length <= maxContinuedShare * lines.length
  )
}

/**
 * Replaces rows by the tables that they form. Rules are set aside first, since a table may have one below its titles.
 */
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
  /** Finds tables among the collected rows, and adds them and the other lines. */
  const endRows = () => {
    const minCount = looksLikeReceipt(page) ? minColumnsOnReceipt : minColumns
    const medium = page.kind === 'screenshot' ? 'screen' : 'paper'
    for (const row of findAlignedTables(rows, minCount, body, medium)) {
      if ('kind' in row) {
        tables.push(row)
        found.push(row)
      } else found.push(...row.slice(0, 1).flatMap(() => joinSegments(row) ?? []))
    }
    rows = []
  }
  for (const row of groupIntoRows(rest)) {
    const segments = row.filter((piece) => piece.kind === 'text')
    const areas = row.filter((piece) => piece.kind !== 'text')
    if (segments.length > 0) rows.push(segments)
    if (areas.length === 0) continue
    endRows()
    found.push(...areas)
  }
  endRows()
  const outsideTables = rules.filter(({ box }) => !tables.some((table) => isInside(box, table.box)))
  return [...found, ...outsideTables].sort((a, b) => a.box.y0 - b.box.y0)
}

/** Decides for each line whether it is a heading, by its type and by its neighbours. */
function findHeadingLines(
  pieces: readonly (TextLine | Area)[],
  rules: readonly Box[],
  pitch: number,
  body: TypeStyle,
  page: Page,
): Set<TextLine> {
  const isOnReceipt = looksLikeReceipt(page)
  const headings = new Set<TextLine>()
  pieces.forEach((piece, i) => {
    if (piece.kind !== 'line' || piece.hasSeenMarker) return
    const { segment } = piece
    const [above, below] = [pieces[i - 1], pieces[i + 1]]
    const isBelowLine = above?.kind === 'line' && lineDistance(above, piece) <= pitch * headingGap
    const isPair =
      isLabelled(segment.text) &&
      [above, below].some((other) => other?.kind === 'line' && isLabelled(other.segment.text))
    const isTerm =
      below?.kind === 'line' &&
      lineDistance(piece, below) < pitch * headingGap &&
      below.textX - segment.box.x0 > body.size
    const evidence = {
      body,
      // the second line of a heading counts as set apart like the first
      isApart: !isBelowLine || headings.has(above),
      isTermOrPair: isTerm || isPair,
      rules,
      isOnReceipt,
      isAtTop: segment.box.y1 < page.height * pageTopShare,
    }
    if (isHeading(segment, evidence)) headings.add(piece)
  })
  return withoutBoldParagraphs(headings, pieces, pitch * headingGap, body)
}

/** Drops bold lines that run on into a bold line that is no heading (it ends in a full stop): they are bold prose. */
function withoutBoldParagraphs(
  headings: Set<TextLine>,
  pieces: readonly (TextLine | Area)[],
  maxDistance: number,
  body: TypeStyle,
): Set<TextLine> {
  const kept = new Set(headings)
  pieces.toReversed().forEach((piece, i, reversed) => {
    const below = reversed[i - 1]
    if (piece.kind !== 'line' || below?.kind !== 'line' || kept.has(below)) return
    const isContinued = lineDistance(piece, below) <= maxDistance && isBold(below.segment, body)
    if (isContinued && isBold(piece.segment, body)) kept.delete(piece)
  })
  return kept
}

/** The distance of two lines, from middle to middle. */
function lineDistance(above: TextLine, below: TextLine): number {
  return centreY(below.segment.box) - centreY(above.segment.box)
}

/** Returns the line distance in pixels: the lower quartile, because many paragraphs have only one line. */
function findLinePitch(lines: readonly TextLine[], body: number): number {
  const distances = lines
    .slice(1)
    .map((line, i) => lineDistance(lines[i] ?? line, line))
    .filter((distance) => distance > 0.8 * body)
    .sort((a, b) => a - b)
  const pitch = distances[distances.length >> 2] ?? 0
  return pitch > 0 && pitch < maxLinePitch * body ? pitch : defaultLinePitch * body
}

/** Tells whether a rule is level with a table. */
function isInside(rule: Box, table: Box): boolean {
  return centreY(rule) > table.y0 - 2 && centreY(rule) < table.y1 + 2
}
