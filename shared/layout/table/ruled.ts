// Tables with lines above, below and between their rows and none between their columns, as in books.
import { unite, type Box, type Rule, type Word } from '../../page.ts'
import type { LooseWord } from '../../text/exact.ts'
import { groupIntoRows } from '../group-rows.ts'
import { centreOf, liesIn, median, middleOf, overlapY, widthOf } from '../geometry.ts'
import { typeHeight, typeSize } from '../type-size.ts'
import { buildTable, type TablePiece } from './build.ts'
import { toCellLines, groupWordsIntoRows, findRuns, type Run } from './cells.ts'
import { findGutters, findNarrowGutters } from './gutters.ts'
import { findOuterRows } from './outer-rows.ts'
import { isNumeric } from './numeric.ts'
import { groupCellLines } from './rows.ts'
import type { CellLine } from './cell-line.ts'
import { haveRunningText } from './text-columns.ts'

/** In ems: lines of one table begin and end at the same place. */
const slack = 1.5
/** Between the title of a column and what stands under it there is at least one row with more than one cell. */
const minBands = 2
const minRowsInOneBand = 3
/** Of the cells between two lines: the first line of a group of rows stands alone, and a line of text. */
const maxAloneShare = 0.55
const headingRatio = 1.2
const minSignConfidence = 0.5
/** Words: what has fewer is the title of a group of rows. */
const minTextWords = 4
/** In its ems. */
const maxTextGap = 1
/** Where one part has so many times the columns that all parts together have, text stands between two tables. */
const maxLostColumns = { byDefault: 2, aroundText: 1 } as const

export function findRuledTables(
  rules: readonly Rule[],
  words: readonly LooseWord[],
  em: number,
  minColumns = 2,
): TablePiece[] {
  return groupByExtent(
    rules.map(({ box }) => box),
    em,
  ).flatMap((group) =>
    findTablesBetween(group, words, em).filter(({ table }) => table.alignments.length >= minColumns),
  )
}

/** Lines below each other that are as long, each a possible edge of one table. */
export function groupByExtent(rules: readonly Box[], em: number): Box[][] {
  const groups: Box[][] = []
  for (const rule of rules.toSorted((a, b) => a.y0 - b.y0)) {
    const group = groups.find(([first]) => first && haveSameExtent(first, rule, em))
    if (group) group.push(rule)
    else groups.push([rule])
  }
  return groups.filter((group) => group.length >= 2)
}

function haveSameExtent(a: Box, b: Box, em: number): boolean {
  return Math.abs(a.x0 - b.x0) < slack * em && Math.abs(a.x1 - b.x1) < slack * em
}

/** The longest rows of bands that have columns, and the same. */
function findTablesBetween(lines: readonly Box[], words: readonly LooseWord[], em: number): TablePiece[] {
  const pieces: TablePiece[] = []
  for (let from = 0; from < lines.length - 1;) {
    let taken = 0
    for (let to = lines.length - 1; to > from && taken === 0; to--) {
      const table = buildRuledTable(lines.slice(from, to + 1), words, em)
      if (!table) continue
      pieces.push(table)
      taken = to - from
    }
    from += Math.max(1, taken)
  }
  return pieces
}

function buildRuledTable(
  lines: readonly Box[],
  words: readonly LooseWord[],
  bodyEm: number,
): TablePiece | null {
  const box = unite(lines)
  const inside = words.filter(
    (word) => !isSpeck(word) && liesIn(word.box, { ...box, x0: box.x0 - bodyEm, x1: box.x1 + bodyEm }),
  )
  // a table is often set smaller than the text, and its columns stand as much closer
  const em = Math.min(bodyEm, typeHeight(inside) || bodyEm)
  const bands = lines
    .slice(1)
    .map((line, i) => inside.filter((word) => isBetween(middleOf(word.box), lines[i]?.y0 ?? 0, line.y0)))
  const gutters = findBandGutters(bands, em)
  const maxLost =
    maxLostColumns[bands.slice(1, -1).some((band) => isTextBand(band)) ? 'aroundText' : 'byDefault']
  if (bands.some((band) => findBandGutters([band], em).length > maxLost * gutters.length)) return null
  const runs = bands.map((band) => findRuns(band, em, gutters))
  if (gutters.length === 0 || !runs.every((band) => hasCells(band, gutters))) return null
  if (bands.length < minBands && groupWordsIntoRows(inside).length < minRowsInOneBand) return null
  if (isMarkedList(inside, gutters) || areSettings(runs.flat(), gutters, em) || hasHeading(runs.flat()))
    return null
  const ink = runs.flatMap((band) => band.map((run) => run.box))
  const ys = lines.map(middleOf)
  if (haveRunningText(ink, [box.x0, ...gutters, box.x1], ys)) return null
  const around = findRuns(
    words.filter((word) => word.box.x0 > box.x0 - em && word.box.x1 < box.x1 + em),
    em,
    gutters,
  )
  const columns = [...Map.groupBy(runs.flat(), (run) => findColumn(run, gutters)).values()]
  const above = findOuterRows(box, around, columns, 'above', em).reverse()
  const below = findOuterRows(box, around, columns, 'below', em)
  const all = [...above, ...runs, ...below]
  const cells = all.flatMap((band, i) => toBandLines(band, i, gutters))
  return {
    kind: 'table',
    box: unite([box, ...[...above, ...below].flat().map((run) => run.box)]),
    table: buildTable(groupCellLines(cells), gutters.length + 1),
  }
}

/** A sign that was read with doubt, as the edge of a shade may be; between two cells it would close their gap. */
function isSpeck({ text, confidence }: Word): boolean {
  return confidence < minSignConfidence && !/[\p{L}\p{N}]/u.test(text)
}

/** Words without a cell beside them, however far they are stretched: they name the table that begins below. */
function isTextBand(band: readonly Word[]): boolean {
  const em = typeHeight(band)
  const isClosed = (row: readonly Word[]) =>
    row.every(({ box }, i) => box.x0 - (row[i - 1]?.box.x1 ?? box.x0) < maxTextGap * em)
  const letterWords = band.filter(({ text }) => /^\p{L}/u.test(text))
  return (
    letterWords.length >= minTextWords &&
    letterWords.length > band.length / 2 &&
    groupWordsIntoRows(band).every(isClosed)
  )
}

function toBandLines(band: readonly Run[], index: number, gutters: readonly number[]): CellLine[] {
  return Array.from({ length: gutters.length + 1 }, (_, column) => {
    const runs = band.filter((run) => findColumn(run, gutters) === column)
    return toCellLines(
      runs.flatMap((run) => run.words),
      column,
      index,
    )
  }).flat()
}

/** Titles may run over several columns; so where there is much below them, that alone tells. */
const enoughRows = 4

function findBandGutters(bands: readonly (readonly Word[])[], em: number): number[] {
  const boxes = bands.map((band) => findRuns(band, em).map(({ box }) => box))
  const largest = boxes.reduce((a, b) => (a.length >= b.length ? a : b), [])
  const rows = groupWordsIntoRows(largest.map((box) => ({ text: 'x', confidence: 1, box }))).length
  const wide = findGutters(rows >= enoughRows ? largest : boxes.flat(), em)
  const words = groupWordsIntoRows(bands.flat())
  const isNew = (x: number) =>
    wide.every((other) => words.flat().some(({ box }) => liesBetween(box, x, other)))
  return [...wide, ...findNarrowGutters(words, em).filter(isNew)].sort((a, b) => a - b)
}

function liesBetween(word: Box, a: number, b: number): boolean {
  return centreOf(word) > Math.min(a, b) && centreOf(word) < Math.max(a, b)
}

/** Most of its cells have one beside them in another column; of a text it is a line here and there. */
function hasCells(band: readonly Run[], gutters: readonly number[]): boolean {
  const cells = band
    .filter(({ words }) => words.length > 1 || !isItemNumber(words[0]?.text ?? ''))
    .map((run) => ({ box: run.box, column: findColumn(run, gutters) }))
  const alone = cells.filter((cell) =>
    cells.every((other) => other.column === cell.column || overlapY(other.box, cell.box) <= 0),
  )
  return alone.length < cells.length && alone.length <= maxAloneShare * cells.length
}

/** A line alone that is set larger than the rest begins something new. */
function hasHeading(runs: readonly Run[]): boolean {
  const usual = median(runs.map(({ words }) => typeSize(words, 0)))
  return groupIntoRows(runs.toSorted((a, b) => a.box.y0 - b.box.y0)).some((row) => {
    const [only, ...others] = row
    return (
      only && others.length === 0 && only.words.length > 0 && typeSize(only.words, 0) > headingRatio * usual
    )
  })
}

function isItemNumber(text: string): boolean {
  return /^(?:\d{1,2}[.)]|[^\p{L}\p{N}]|[eo©])$/u.test(text)
}

/** The column that a run begins in, if it runs across several; else where its middle is. */
function findColumn({ box }: Run, gutters: readonly number[]): number {
  const from = gutters.filter((x) => x < box.x0 + widthOf(box) * 0.1).length
  const to = gutters.filter((x) => x < box.x1 - widthOf(box) * 0.1).length
  return to > from + 1 || to === from ? from : gutters.filter((x) => x < centreOf(box)).length
}

/** Bullets and numbers stand apart from their items, and are no column. */
function isMarkedList(words: readonly Word[], gutters: readonly number[]): boolean {
  const [first = 0, second] = gutters
  const marks = words.filter((word) => word.box.x1 <= first)
  return second === undefined && marks.every(({ text }) => isItemNumber(text))
}

/** Labels with what is chosen at the right edge of each: it ends at one place, begins anywhere and is no number. */
function areSettings(runs: readonly Run[], gutters: readonly number[], em: number): boolean {
  const [gutter = 0, ...others] = gutters
  const values = runs.filter(({ box }) => centreOf(box) > gutter)
  const labels = runs.filter(({ box }) => centreOf(box) < gutter)
  if (others.length > 0 || values.length === 0 || labels.length < values.length) return false
  const spread = (xs: readonly number[]) => Math.max(...xs) - Math.min(...xs)
  const endAlike = spread(values.map(({ box }) => box.x1)) <= em
  const beginAlike = spread(values.map(({ box }) => box.x0)) <= em
  const texts = values.map(({ words }) => words.map(({ text }) => text).join(' '))
  if (texts.every((text) => !/[\p{L}\p{N}]/u.test(text))) return true
  return endAlike && !beginAlike && !texts.some(isNumeric)
}

function isBetween(value: number, from: number, to: number): boolean {
  return value >= from && value < to
}
