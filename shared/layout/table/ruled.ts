// Finds tables with horizontal rules only, above, below and between their rows, as in books.
import { unite, type Box, type Rule, type Word } from '../../page.ts'
import type { LooseWord } from '../../text/exact.ts'
import { groupIntoRows } from '../group-rows.ts'
import { centreX, isCentreInside, median, centreY, overlapY, widthOf } from '../geometry.ts'
import { typeHeight, typeSize } from '../type-size.ts'
import { buildTable, type TablePiece } from './build.ts'
import { toCellLines, groupWordsIntoRows, findRuns, type Run } from './cells.ts'
import { findGutters, findNarrowGutters } from './gutters.ts'
import { findOuterRows } from './outer-rows.ts'
import { isNumeric } from './numeric.ts'
import { groupCellLines } from './rows.ts'
import type { CellLine } from './cell-line.ts'
import { haveRunningText } from './text-columns.ts'

/** In ems: how much the ends of the rules of one table may differ. */
const maxEdgeOffset = 1.5
/** A table has a band for its titles and one for its rows, or one band with this many rows. */
const minBands = 2
const minRowsInOneBand = 3
/**
 * Share of the cells of a band that are alone in their row, like the title of a group of rows; with more it is text.
 */
const maxAloneShare = 0.55
/** In median sizes: a single line this large is a heading, so the area is no table. */
const headingRatio = 1.2
const minSignConfidence = 0.5
/** In words: a shorter line is the title of a group of rows. */
const minTextWords = 4
/** In ems of the band: the gap between two words of a text. */
const maxTextGap = 1
/** If one band has more than this many times the gutters of all bands together, there is text between two tables. */
const maxLostColumns = { byDefault: 2, aroundText: 1 } as const

/** Returns the tables between rules of the same extent. */
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

/** Groups rules that begin and end at the same x: possible edges of one table. Single rules are dropped. */
export function groupByExtent(rules: readonly Box[], em: number): Box[][] {
  const groups: Box[][] = []
  for (const rule of rules.toSorted((a, b) => a.y0 - b.y0)) {
    const group = groups.find(([first]) => first && haveSameExtent(first, rule, em))
    if (group) group.push(rule)
    else groups.push([rule])
  }
  return groups.filter((group) => group.length >= 2)
}

/** Tells whether two rules begin and end at the same x. */
function haveSameExtent(a: Box, b: Box, em: number): boolean {
  return Math.abs(a.x0 - b.x0) < maxEdgeOffset * em && Math.abs(a.x1 - b.x1) < maxEdgeOffset * em
}

/** Returns the tables of the longest runs of bands that share their columns. */
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

/** Builds the table between the first and the last rule, or returns null if the text between them is none. */
function buildRuledTable(
  lines: readonly Box[],
  words: readonly LooseWord[],
  bodyEm: number,
): TablePiece | null {
  const box = unite(lines)
  const inside = words.filter(
    (word) =>
      !isSpeck(word) && isCentreInside(word.box, { ...box, x0: box.x0 - bodyEm, x1: box.x1 + bodyEm }),
  )
  // a table is often set smaller than the text, and its columns are closer in proportion
  const em = Math.min(bodyEm, typeHeight(inside) || bodyEm)
  const bands = lines
    .slice(1)
    .map((line, i) => inside.filter((word) => isBetween(centreY(word.box), lines[i]?.y0 ?? 0, line.y0)))
  const gutters = findBandGutters(bands, em)
  const maxLost =
    maxLostColumns[bands.slice(1, -1).some((band) => isTextBand(band)) ? 'aroundText' : 'byDefault']
  if (bands.some((band) => findBandGutters([band], em).length > maxLost * gutters.length)) return null
  const runs = bands.map((band) => findRuns(band, em, gutters))
  if (gutters.length === 0 || !runs.every((band) => hasCells(band, gutters))) return null
  if (bands.slice(1).some((band) => isProseAcross(band, gutters))) return null
  if (bands.length < minBands && groupWordsIntoRows(inside).length < minRowsInOneBand) return null
  if (isMarkedList(inside, gutters) || areSettings(runs.flat(), gutters, em) || hasHeading(runs.flat()))
    return null
  const ink = runs.flatMap((band) => band.map((run) => run.box))
  const ys = lines.map(centreY)
  if (haveRunningText(ink, [box.x0, ...gutters, box.x1], ys)) return null
  const runsAround = findRuns(
    words.filter((word) => word.box.x0 > box.x0 - em && word.box.x1 < box.x1 + em),
    em,
    gutters,
  )
  const columns = [...Map.groupBy(runs.flat(), (run) => findColumn(run, gutters)).values()]
  const above = findOuterRows(box, runsAround, columns, 'above', em).reverse()
  const below = findOuterRows(box, runsAround, columns, 'below', em)
  const all = [...above, ...runs, ...below]
  const cells = all.flatMap((band, i) => toBandLines(band, i, gutters))
  return {
    kind: 'table',
    box: unite([box, ...[...above, ...below].flat().map((run) => run.box)]),
    table: buildTable(groupCellLines(cells), gutters.length + 1),
  }
}

/**
 * Whether a word is a mark of low confidence, such as the edge of a shade; it would close the gap between two cells.
 */
function isSpeck({ text, confidence }: Word): boolean {
  return confidence < minSignConfidence && !/[\p{L}\p{N}]/u.test(text)
}

/** Whether a band is a line of text without cells next to it, even if justified: the title of the table below. */
function isTextBand(band: readonly Word[]): boolean {
  const em = typeHeight(band)
  /** Tells whether a row has no wide gap, as in running text. */
  const isClosed = (row: readonly Word[]) =>
    row.every(({ box }, i) => box.x0 - (row[i - 1]?.box.x1 ?? box.x0) < maxTextGap * em)
  const letterWords = band.filter(({ text }) => /^\p{L}/u.test(text))
  return (
    letterWords.length >= minTextWords &&
    letterWords.length > band.length / 2 &&
    groupWordsIntoRows(band).every(isClosed)
  )
}

/** Whether a band is text that runs across the columns, such as a paragraph between a table and the foot of the page. */
function isProseAcross(band: readonly Word[], gutters: readonly number[]): boolean {
  const crossing = groupWordsIntoRows(band).filter((row) => {
    const { x0, x1 } = unite(row.map(({ box }) => box))
    return gutters.filter((x) => x > x0 && x < x1).length * 2 > gutters.length
  })
  return crossing.length > 0 && isTextBand(band)
}

/** The lines of the cells in a band, which is the space between two rules; `index` is its number. */
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

/** With this many rows the largest band decides alone, because titles may span several columns. */
const enoughRows = 4

/** Finds the gutters that go through all bands; a band is the space between two rules. */
function findBandGutters(bands: readonly (readonly Word[])[], em: number): number[] {
  const boxes = bands.map((band) => findRuns(band, em).map(({ box }) => box))
  const largest = boxes.reduce((a, b) => (a.length >= b.length ? a : b), [])
  const rows = groupWordsIntoRows(largest.map((box) => ({ text: 'x', confidence: 1, box }))).length
  const wide = findGutters(rows >= enoughRows ? largest : boxes.flat(), em)
  const words = groupWordsIntoRows(bands.flat())
  /** Tells whether words lie between this gutter and all known ones. */
  const isNew = (x: number) =>
    wide.every((other) => words.flat().some(({ box }) => liesBetween(box, x, other)))
  return [...wide, ...findNarrowGutters(words, em).filter(isNew)].sort((a, b) => a - b)
}

/** Tells whether a word is between two x. */
function liesBetween(word: Box, a: number, b: number): boolean {
  return centreX(word) > Math.min(a, b) && centreX(word) < Math.max(a, b)
}

/** Whether most cells have a cell of another column next to them; in text only a line here and there has. */
function hasCells(band: readonly Run[], gutters: readonly number[]): boolean {
  const cells = band
    .filter(({ words }) => words.length > 1 || !isItemNumber(words[0]?.text ?? ''))
    .map((run) => ({ box: run.box, column: findColumn(run, gutters) }))
  const aloneCells = cells.filter((cell) =>
    cells.every((other) => other.column === cell.column || overlapY(other.box, cell.box) <= 0),
  )
  return aloneCells.length < cells.length && aloneCells.length <= maxAloneShare * cells.length
}

/** Whether a single line is larger than the rest, so that something new begins there. */
function hasHeading(runs: readonly Run[]): boolean {
  const usual = median(runs.map(({ words }) => typeSize(words, 0)))
  return groupIntoRows(runs.toSorted((a, b) => a.box.y0 - b.box.y0)).some((row) => {
    const [only, ...others] = row
    return (
      only && others.length === 0 && only.words.length > 0 && typeSize(only.words, 0) > headingRatio * usual
    )
  })
}

/** Whether a text is the number or bullet of a list item, also a misread one. */
function isItemNumber(text: string): boolean {
  return /^(?:\d{1,2}[.)]|[^\p{L}\p{N}]|[eo©])$/u.test(text)
}

/** Returns the column that a run begins in if it spans several, else the one of its centre. */
function findColumn({ box }: Run, gutters: readonly number[]): number {
  const from = gutters.filter((x) => x < box.x0 + widthOf(box) * 0.1).length
  const to = gutters.filter((x) => x < box.x1 - widthOf(box) * 0.1).length
  return to > from + 1 || to === from ? from : gutters.filter((x) => x < centreX(box)).length
}

/** Whether the first of two columns holds only bullets and item numbers, so that it is a list. */
function isMarkedList(words: readonly Word[], gutters: readonly number[]): boolean {
  const [first = 0, second] = gutters
  const marks = words.filter((word) => word.box.x1 <= first)
  return second === undefined && marks.every(({ text }) => isItemNumber(text))
}

/**
 * Whether it is a list of settings: labels with values that end at the same x but begin anywhere and are no numbers.
 */
function areSettings(runs: readonly Run[], gutters: readonly number[], em: number): boolean {
  const [gutter = 0, ...others] = gutters
  const values = runs.filter(({ box }) => centreX(box) > gutter)
  const labels = runs.filter(({ box }) => centreX(box) < gutter)
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
