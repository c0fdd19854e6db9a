// Groups the words of a table into runs, rows and the lines of its cells.
import { unite, type Box, type Line, type Word } from '../../page.ts'
import { joinLines } from '../../text/join.ts'
import { textLayerEngine, textOfWords, type LooseWord } from '../../text/exact.ts'
import { heightOf, areOnSameRow, median, centreY } from '../geometry.ts'
import { withoutDuplicates } from '../segment.ts'
import { minGutter } from './gutters.ts'
import type { CellLine } from './cell-line.ts'

/** Words of one row that are as close as in a sentence. */
export interface Run<W extends Word = LooseWord> {
  readonly words: readonly W[]
  readonly box: Box
}

/** A vertical rule beside a word is often read as a word. */
const rulingMark = /^[|｜¦]$/u

/** Returns the runs of all rows; no run crosses a gutter. */
export function findRuns<W extends Word>(
  words: readonly W[],
  em: number,
  gutters: readonly number[] = [],
): Run<W>[] {
  const seen = withoutDuplicates(
    words.filter(({ text }) => text.trim() !== '' && !rulingMark.test(text.trim())),
  )
  return groupWordsIntoRows(seen).flatMap((row) => {
    const runs: W[][] = []
    for (const word of row) {
      const before = runs.at(-1)?.at(-1)
      const isNear = before && word.box.x0 - before.box.x1 < minGutter * em
      if (isNear && !gutters.some((x) => x > before.box.x1 && x < word.box.x0)) runs.at(-1)?.push(word)
      else runs.push([word])
    }
    return runs.map((run) => ({ words: run, box: unite(run.map(({ box }) => box)) }))
  })
}

/** Groups words into rows, from the top down; the words of a row are sorted from the left. */
export function groupWordsIntoRows<W extends Word>(words: readonly W[]): W[][] {
  const rows: W[][] = []
  for (const word of words.toSorted((a, b) => centreY(a.box) - centreY(b.box))) {
    const row = rows.findLast((others) => others.some((other) => areOnSameRow(other.box, word.box)))
    if (row) row.push(word)
    else rows.push([word])
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x0 - b.box.x0))
}

/** Returns the words of one cell as its lines. */
export function toCellLines(words: readonly LooseWord[], column: number, band: number): CellLine[] {
  return groupWordsIntoRows(words).map((row) => ({
    column,
    band,
    text: joinRowWords(row),
    box: unite(row.map(({ box }) => box)),
  }))
}

/** Joins the lines of a cell, from the top down. */
export function joinCellLines(lines: readonly CellLine[]): string {
  return joinLines(lines.toSorted((a, b) => centreY(a.box) - centreY(b.box)).map(({ text }) => text))
}

/** Joins the words of one line of a cell. */
function joinRowWords(words: readonly LooseWord[]): string {
  const box = unite(words.map((word) => word.box))
  const rowHeight = median(words.map((word) => heightOf(word.box))) * 1.3
  const engine = words.every(({ isFromTextLayer: isExact }) => isExact) ? { engine: textLayerEngine } : {}
  const line: Line = { box, words: [...words], block: 0, paragraph: 0, rowHeight, ...engine }
  return textOfWords(line)
}
