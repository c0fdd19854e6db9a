// Where the columns of a table part, as far as the white between its words tells.
import type { Box } from '../../page.ts'
import { heightOf } from '../geometry.ts'

/** In ems: words of one cell stand closer. */
export const leastGutter = 0.6
/** Of few rows the spaces between words may lie below each other by chance. */
const fewRows = 3
const leastGutterOfFew = 0.8
/** A title may run across several columns, and does so in few of the rows. */
const mostCrossed = 0.12

/** The middles of the white strips, from the left. `runs` are words that stand together, as boxes. */
export function guttersOf(runs: readonly Box[], em: number): number[] {
  const edges = [...new Set(runs.flatMap(({ x0, x1 }) => [x0, x1]))].sort((a, b) => a - b)
  const covered = (x0: number, x1: number) =>
    runs.reduce((sum, run) => sum + (run.x0 < x1 && run.x1 > x0 ? heightOf(run) : 0), 0)
  const strips = edges.slice(1).map((x1, i) => ({ x0: edges[i] ?? x1, x1, ink: 0 }))
  for (const strip of strips) strip.ink = covered(strip.x0, strip.x1)
  const most = Math.max(0, ...strips.map(({ ink }) => ink))
  const least = (most <= fewRows * em ? leastGutterOfFew : leastGutter) * em
  return whiteStrips(strips, most * mostCrossed).flatMap(({ x0, x1 }) =>
    x1 - x0 >= least ? [(x0 + x1) / 2] : [],
  )
}

interface Strip {
  readonly x0: number
  readonly x1: number
  readonly ink: number
}

function whiteStrips(strips: readonly Strip[], mostInk: number): { x0: number; x1: number }[] {
  const white: { x0: number; x1: number }[] = []
  for (const { x0, x1, ink } of strips) {
    if (ink > mostInk) continue
    const last = white.at(-1)
    if (last?.x1 === x0) last.x1 = x1
    else white.push({ x0, x1 })
  }
  return white
}
