// Finds the gutters of a table: the vertical white strips between its columns.
import type { Box, Word } from '../../page.ts'
import { heightOf } from '../geometry.ts'

/** In ems: words of one cell are closer. */
export const minGutter = 0.6
/** In ems: with so few rows, spaces between words line up by chance, so a gutter must be wider. */
const fewRows = 3
const minGutterOfFewRows = 0.8
/** A strip at which this many rows are split is a gutter even if it is hardly wider than a space (width in ems). */
const minNarrowGutter = 0.45
const enoughRows = 5
/** Share of ink or rows that may cross a gutter: a title may span several columns, but only in few rows. */
const maxCrossedShare = 0.12

/** Returns the centres of the gutters, from the left. `runs` are the boxes of words that belong together. */
export function findGutters(runs: readonly Box[], em: number): number[] {
  const { strips, maxInk } = measureStrips(runs)
  return findWhiteStrips(strips, maxInk, (maxInk <= fewRows * em ? minGutterOfFewRows : minGutter) * em)
}

/** Returns also narrow gutters, hardly wider than a space, which only many rows can confirm. */
export function findNarrowGutters(rows: readonly (readonly Word[])[], em: number): number[] {
  const { strips, maxInk } = measureStrips(rows.flat().map(({ box }) => box))
  return findWhiteStrips(strips, maxInk, minNarrowGutter * em).filter((x) => {
    const splitRows = rows.filter((row) => isSplitAt(row, x)).length
    const crossed = rows.filter((row) => row.some(({ box }) => box.x0 < x && box.x1 > x)).length
    return splitRows >= enoughRows && crossed <= splitRows * maxCrossedShare
  })
}

/**
 * Whether two words of a row end and begin a cell at x; a sign or a bracket after a space does not: 2.4 ± 0.1, 12 (60
 * %).
 */
function isSplitAt(row: readonly Word[], x: number): boolean {
  return row.some(({ text, box }, i) => {
    const before = row[i - 1]
    if (!before || box.x0 < x || before.box.x1 > x) return false
    return /^[\p{L}\p{N}<>≤≥~-]/u.test(text) && /[\p{L}\p{N})%*]/u.test(before.text)
  })
}

/** A vertical strip, and the total height of the boxes that cover it. */
interface Strip {
  readonly x0: number
  readonly x1: number
  readonly ink: number
}

/** Cuts the width into strips, each with how much of the height texts cover in it. */
function measureStrips(runs: readonly Box[]) {
  const edges = [...new Set(runs.flatMap(({ x0, x1 }) => [x0, x1]))].sort((a, b) => a - b)
  /** The height that texts cover between two x. */
  const covered = (x0: number, x1: number) =>
    runs.reduce((sum, run) => sum + (run.x0 < x1 && run.x1 > x0 ? heightOf(run) : 0), 0)
  const strips = edges.slice(1).map((x1, i): Strip => {
    const x0 = edges[i] ?? x1
    return { x0, x1, ink: covered(x0, x1) }
  })
  return { strips, maxInk: Math.max(0, ...strips.map(({ ink }) => ink)) }
}

/** Returns the centres of strips that hardly any box covers and that are at least `minWidth` wide. */
function findWhiteStrips(strips: readonly Strip[], maxInk: number, minWidth: number): number[] {
  const white: { x0: number; x1: number }[] = []
  for (const { x0, x1, ink } of strips) {
    if (ink > maxInk * maxCrossedShare) continue
    const last = white.at(-1)
    if (last?.x1 === x0) last.x1 = x1
    else white.push({ x0, x1 })
  }
  return white.flatMap(({ x0, x1 }) => (x1 - x0 >= minWidth ? [(x0 + x1) / 2] : []))
}
