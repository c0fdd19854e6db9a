// Two columns of fields whose rows are not level, as on a Chinese licence: read as one block their lines mix. Between
// them is a gutter that nothing crosses, and beside a row of the one there is mostly none of the other.
import { heightOf, median, middleOf } from '../../../shared/layout/geometry.ts'
import { unite, type Box } from '../../../shared/page.ts'

/** In heights of a run. */
const leastGutter = 2
/** Of each side. */
const fewestRows = 4
/** In heights: rows that are nearer than this are level. */
const level = 0.3
const mostLevel = 0.6
/** What is higher is a title. */
const highest = 1.6

/** What stands above them, the two columns, and what stands below; empty where no page is set so. */
export function unevenColumns(runs: readonly Box[]): Box[] {
  const em = median(runs.map(heightOf))
  const found = [...new Set(runs.map(({ x1 }) => x1 + em / 2))].flatMap((x) => splitAt(runs, x, em) ?? [])
  const [best] = found.toSorted((a, b) => b.rows - a.rows)
  return best?.pieces ?? []
}

interface Split {
  readonly rows: number
  readonly pieces: Box[]
}

/** At this gutter, in the highest band of the page that nothing crosses. */
function splitAt(runs: readonly Box[], x: number, em: number): Split | null {
  const gutter = (leastGutter * em) / 2
  const across = runs.filter((run) => (run.x0 < x + gutter && run.x1 > x - em / 4) || isTitle(run, em))
  const edges = [-Infinity, ...across.map(middleOf).toSorted((a, b) => a - b), Infinity]
  const bands = edges.slice(1).map((to, i) => ({ from: edges[i] ?? -Infinity, to }))
  const splits = bands.flatMap(({ from, to }) => {
    const inside = runs.filter((run) => middleOf(run) > from && middleOf(run) < to)
    const [left, right] = [inside.filter((run) => run.x1 <= x), inside.filter((run) => run.x0 >= x)]
    const rows = [rowsOf(left, em), rowsOf(right, em)]
    const [leftRows = [], rightRows = []] = rows
    if (rows.some(({ length }) => length < fewestRows) || !areUneven(leftRows, rightRows, em)) return []
    const rest = runs.filter((run) => !inside.includes(run))
    const above = rest.filter((run) => middleOf(run) <= from)
    const below = rest.filter((run) => middleOf(run) >= to)
    const pieces = [above, left, right, below].filter(({ length }) => length > 0).map((some) => unite(some))
    return [{ rows: Math.min(leftRows.length, rightRows.length), pieces }]
  })
  return splits.toSorted((a, b) => b.rows - a.rows)[0] ?? null
}

/** Its characters may stand so far apart that the gutter goes through them. */
function isTitle(run: Box, em: number): boolean {
  return heightOf(run) > highest * em
}

/** The middles of rows, from the top down. */
function rowsOf(runs: readonly Box[], em: number): number[] {
  const rows: number[] = []
  for (const y of runs.map(middleOf).toSorted((a, b) => a - b))
    if (y - (rows.at(-1) ?? -Infinity) > em / 2) rows.push(y)
  return rows
}

/** Most rows of the shorter column have none of the other beside them. */
function areUneven(one: readonly number[], other: readonly number[], em: number): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const top = Math.max(one[0] ?? 0, other[0] ?? 0)
  const foot = Math.min(one.at(-1) ?? 0, other.at(-1) ?? 0)
  const beside = short.filter((y) => y >= top - em && y <= foot + em)
  const isLevel = (y: number) => long.some((row) => Math.abs(row - y) < level * em)
  return beside.length >= fewestRows && beside.filter(isLevel).length < mostLevel * beside.length
}
