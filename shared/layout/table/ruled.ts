// Tables with lines above, below and between their rows and none between their columns, as in books.
import { unite, type Box, type Rule, type Word } from '../../page.ts'
import type { LooseWord } from '../../text/exact.ts'
import { inRows } from '../in-rows.ts'
import { centreOf, liesIn, median, middleOf, overlapY, widthOf } from '../geometry.ts'
import { typeHeight, typeSize } from '../type-size.ts'
import { buildTable, type TablePiece } from './build.ts'
import { linesOfCell, rowsOfWords, runsOf, type Run } from './cells.ts'
import { guttersOf, narrowGutters } from './gutters.ts'
import { moreRows } from './more-rows.ts'
import { isNumeric } from './numeric.ts'
import { rowsOf } from './rows.ts'
import type { CellLine } from './cell-line.ts'
import { haveRunningText } from './text-columns.ts'

/** In ems: lines of one table begin and end at the same place. */
const slack = 1.5
/** Between the title of a column and what stands under it there is at least one row with more than one cell. */
const leastBands = 2
const leastRowsOfOneBand = 3
/** Of the cells between two lines: the first line of a group of rows stands alone, and a line of text. */
const mostAlone = 0.55
const headingRatio = 1.2
const leastSureSign = 0.5
/** Words: what has fewer is the title of a group of rows. */
const fewestInText = 4
/** In its ems. */
const textGap = 1
/** Where one part has so many times the columns that all parts together have, text stands between two tables. */
const mostLost = { usually: 2, aroundText: 1 } as const

export function ruledTables(
  rules: readonly Rule[],
  words: readonly LooseWord[],
  em: number,
  leastColumns = 2,
): TablePiece[] {
  return equallyLong(
    rules.map(({ box }) => box),
    em,
  ).flatMap((group) =>
    tablesBetween(group, words, em).filter(({ table }) => table.alignments.length >= leastColumns),
  )
}

/** Lines below each other that are as long, each a possible edge of one table. */
export function equallyLong(rules: readonly Box[], em: number): Box[][] {
  const groups: Box[][] = []
  for (const rule of rules.toSorted((a, b) => a.y0 - b.y0)) {
    const group = groups.find(([first]) => first && isAsLong(first, rule, em))
    if (group) group.push(rule)
    else groups.push([rule])
  }
  return groups.filter((group) => group.length >= 2)
}

function isAsLong(a: Box, b: Box, em: number): boolean {
  return Math.abs(a.x0 - b.x0) < slack * em && Math.abs(a.x1 - b.x1) < slack * em
}

/** The longest rows of bands that have columns, and the same. */
function tablesBetween(lines: readonly Box[], words: readonly LooseWord[], em: number): TablePiece[] {
  const pieces: TablePiece[] = []
  for (let from = 0; from < lines.length - 1;) {
    let taken = 0
    for (let to = lines.length - 1; to > from && taken === 0; to--) {
      const table = tableBetween(lines.slice(from, to + 1), words, em)
      if (!table) continue
      pieces.push(table)
      taken = to - from
    }
    from += Math.max(1, taken)
  }
  return pieces
}

function tableBetween(lines: readonly Box[], words: readonly LooseWord[], bodyEm: number): TablePiece | null {
  const box = unite(lines)
  const inside = words.filter(
    (word) => !isSpeck(word) && liesIn(word.box, { ...box, x0: box.x0 - bodyEm, x1: box.x1 + bodyEm }),
  )
  // a table is often set smaller than the text, and its columns stand as much closer
  const em = Math.min(bodyEm, typeHeight(inside) || bodyEm)
  const bands = lines
    .slice(1)
    .map((line, i) => inside.filter((word) => isBetween(middleOf(word.box), lines[i]?.y0 ?? 0, line.y0)))
  const gutters = columnsOf(bands, em)
  const lost = mostLost[bands.slice(1, -1).some((band) => isText(band)) ? 'aroundText' : 'usually']
  if (bands.some((band) => columnsOf([band], em).length > lost * gutters.length)) return null
  const runs = bands.map((band) => runsOf(band, em, gutters))
  if (gutters.length === 0 || !runs.every((band) => hasCells(band, gutters))) return null
  if (bands.length < leastBands && rowsOfWords(inside).length < leastRowsOfOneBand) return null
  if (isList(inside, gutters) || areSettings(runs.flat(), gutters, em) || hasHeading(runs.flat())) return null
  const ink = runs.flatMap((band) => band.map((run) => run.box))
  const ys = lines.map(middleOf)
  if (haveRunningText(ink, [box.x0, ...gutters, box.x1], ys)) return null
  const around = runsOf(
    words.filter((word) => word.box.x0 > box.x0 - em && word.box.x1 < box.x1 + em),
    em,
    gutters,
  )
  const columns = [...Map.groupBy(runs.flat(), (run) => columnOf(run, gutters)).values()]
  const above = moreRows(box, around, columns, 'above', em).reverse()
  const below = moreRows(box, around, columns, 'below', em)
  const all = [...above, ...runs, ...below]
  const cells = all.flatMap((band, i) => cellLines(band, i, gutters))
  return {
    kind: 'table',
    box: unite([box, ...[...above, ...below].flat().map((run) => run.box)]),
    table: buildTable(rowsOf(cells), gutters.length + 1),
  }
}

/** A sign that was read with doubt, as the edge of a shade may be; between two cells it would close their gap. */
function isSpeck({ text, confidence }: Word): boolean {
  return confidence < leastSureSign && !/[\p{L}\p{N}]/u.test(text)
}

/** Words without a cell beside them, however far they are stretched: they name the table that begins below. */
function isText(band: readonly Word[]): boolean {
  const em = typeHeight(band)
  const isClosed = (row: readonly Word[]) =>
    row.every(({ box }, i) => box.x0 - (row[i - 1]?.box.x1 ?? box.x0) < textGap * em)
  const named = band.filter(({ text }) => /^\p{L}/u.test(text))
  return named.length >= fewestInText && named.length > band.length / 2 && rowsOfWords(band).every(isClosed)
}

function cellLines(band: readonly Run[], index: number, gutters: readonly number[]): CellLine[] {
  return Array.from({ length: gutters.length + 1 }, (_, column) => {
    const runs = band.filter((run) => columnOf(run, gutters) === column)
    return linesOfCell(
      runs.flatMap((run) => run.words),
      column,
      index,
    )
  }).flat()
}

/** Titles may run over several columns; so where there is much below them, that alone tells. */
const enoughRows = 4

function columnsOf(bands: readonly (readonly Word[])[], em: number): number[] {
  const boxes = bands.map((band) => runsOf(band, em).map(({ box }) => box))
  const largest = boxes.reduce((a, b) => (a.length >= b.length ? a : b), [])
  const rows = rowsOfWords(largest.map((box) => ({ text: 'x', confidence: 1, box }))).length
  const wide = guttersOf(rows >= enoughRows ? largest : boxes.flat(), em)
  const words = rowsOfWords(bands.flat())
  const isNew = (x: number) =>
    wide.every((other) => words.flat().some(({ box }) => liesBetween(box, x, other)))
  return [...wide, ...narrowGutters(words, em).filter(isNew)].sort((a, b) => a - b)
}

function liesBetween(word: Box, a: number, b: number): boolean {
  return centreOf(word) > Math.min(a, b) && centreOf(word) < Math.max(a, b)
}

/** Most of its cells have one beside them in another column; of a text it is a line here and there. */
function hasCells(band: readonly Run[], gutters: readonly number[]): boolean {
  const cells = band
    .filter(({ words }) => words.length > 1 || !isItemNumber(words[0]?.text ?? ''))
    .map((run) => ({ box: run.box, column: columnOf(run, gutters) }))
  const alone = cells.filter((cell) =>
    cells.every((other) => other.column === cell.column || overlapY(other.box, cell.box) <= 0),
  )
  return alone.length < cells.length && alone.length <= mostAlone * cells.length
}

/** A line alone that is set larger than the rest begins something new. */
function hasHeading(runs: readonly Run[]): boolean {
  const usual = median(runs.map(({ words }) => typeSize(words, 0)))
  return inRows(runs.toSorted((a, b) => a.box.y0 - b.box.y0)).some((row) => {
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
function columnOf({ box }: Run, gutters: readonly number[]): number {
  const from = gutters.filter((x) => x < box.x0 + widthOf(box) * 0.1).length
  const to = gutters.filter((x) => x < box.x1 - widthOf(box) * 0.1).length
  return to > from + 1 || to === from ? from : gutters.filter((x) => x < centreOf(box)).length
}

/** Bullets and numbers stand apart from their items, and are no column. */
function isList(words: readonly Word[], gutters: readonly number[]): boolean {
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
