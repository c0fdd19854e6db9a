// Where the columns of a table part, as far as the white between its words tells.
import type { Box, Word } from '../../page.ts'
import { heightOf } from '../geometry.ts'

/** In ems: words of one cell stand closer. */
export const minGutter = 0.6
/** Of few rows the spaces between words may lie below each other by chance. */
const fewRows = 3
const minGutterOfFewRows = 0.8
/** Where so many rows part at one place it is no space between words, however little wider than one. */
const minNarrowGutter = 0.45
const enoughRows = 5
/** A title may run across several columns, and does so in few of the rows. */
const maxCrossedShare = 0.12

/** The middles of the white strips, from the left. `runs` are words that stand together, as boxes. */
export function findGutters(runs: readonly Box[], em: number): number[] {
  const { strips, maxInk } = measureStrips(runs)
  return findWhiteStrips(strips, maxInk, (maxInk <= fewRows * em ? minGutterOfFewRows : minGutter) * em)
}

/** Those that only many rows can tell: between cells whose words stand nearly as close as those of one cell. */
export function findNarrowGutters(rows: readonly (readonly Word[])[], em: number): number[] {
  const { strips, maxInk } = measureStrips(rows.flat().map(({ box }) => box))
  return findWhiteStrips(strips, maxInk, minNarrowGutter * em).filter((x) => {
    const splitRows = rows.filter((row) => isSplitAt(row, x)).length
    const crossed = rows.filter((row) => row.some(({ box }) => box.x0 < x && box.x1 > x)).length
    return splitRows >= enoughRows && crossed <= splitRows * maxCrossedShare
  })
}

/** Within a cell a sign stands apart, and what is in brackets: 2.4 ± 0.1, 12 (60 %). */
function isSplitAt(row: readonly Word[], x: number): boolean {
  return row.some(({ text, box }, i) => {
    const before = row[i - 1]
    if (!before || box.x0 < x || before.box.x1 > x) return false
    return /^[\p{L}\p{N}<>≤≥~-]/u.test(text) && /[\p{L}\p{N})%*]/u.test(before.text)
  })
}

interface Strip {
  readonly x0: number
  readonly x1: number
  readonly ink: number
}

function measureStrips(runs: readonly Box[]) {
  const edges = [...new Set(runs.flatMap(({ x0, x1 }) => [x0, x1]))].sort((a, b) => a - b)
  const covered = (x0: number, x1: number) =>
    runs.reduce((sum, run) => sum + (run.x0 < x1 && run.x1 > x0 ? heightOf(run) : 0), 0)
  const strips = edges.slice(1).map((x1, i): Strip => {
    const x0 = edges[i] ?? x1
    return { x0, x1, ink: covered(x0, x1) }
  })
  return { strips, maxInk: Math.max(0, ...strips.map(({ ink }) => ink)) }
}

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
