// Tables, as far as lines and ink tell before anything is read: where they stand, and where their columns part.
import { unite, type Box, type Rule } from '../../../shared/page.ts'
import { gridsOf } from '../../../shared/layout/table/grid.ts'
import { guttersOf } from '../../../shared/layout/table/gutters.ts'
import { liesIn, median, middleOf, widthOf } from '../../../shared/layout/geometry.ts'
import { isAskew } from '../../../shared/layout/table/rows.ts'
import { equallyLong } from '../../../shared/layout/table/ruled.ts'
import { haveRunningText } from '../../../shared/layout/table/text-columns.ts'
import { emOfRun, type Part } from './part.ts'

type TablePart = Extract<Part, { kind: 'table' }>

/** Of what stands in a table: a form has lines in all places, and text across most of them. */
const mostAcross = 0.2
const leastRuns = 4
/** Two columns without a line may as well be a form. */
const leastOpenGutters = 2
/** Of the rows between two lines, how many have ink in more than one column. */
const leastFull = 0.4
/** In letter heights. */
const widestMark = 2.2

export function tablesIn(rules: readonly Rule[], runs: readonly Box[], em: number): TablePart[] {
  const grids = gridsOf(rules, em)
  const framed = grids.flatMap(({ box, xs, ys }) => {
    const inside = runs.filter((run) => liesIn(run, box))
    return xs.length > 2 && !haveRunningText(inside, xs, ys) ? tableOf(box, xs.slice(1, -1), runs) : []
  })
  const free = rules.filter(
    ({ box, direction }) => direction === 'horizontal' && !grids.some((grid) => liesIn(box, grow(grid.box))),
  )
  const ruledOnes = equallyLong(
    free.map(({ box }) => box),
    em,
  ).flatMap((lines) => ruled(lines, runs, em))
  return [...framed, ...ruledOnes.filter(({ box }) => !framed.some((table) => liesIn(table.box, box)))]
}

/** What stands in columns as a table does, with no line to tell. */
export function openTable(box: Box, runs: readonly Box[]): TablePart[] {
  const em = median(runs.map(({ y0, y1 }) => y1 - y0)) * emOfRun
  const gutters = guttersOf(runs, em)
  const isText = haveRunningText(runs, [box.x0, ...gutters, box.x1], [box.y0, box.y1])
  return gutters.length >= leastOpenGutters && !isText ? tableOf(box, gutters, runs) : []
}

function tableOf(box: Box, gutters: readonly number[], runs: readonly Box[]): TablePart[] {
  const inside = runs.filter((run) => liesIn(run, box))
  const across = inside.filter((run) => gutters.some((x) => x > run.x0 + 2 && x < run.x1 - 2))
  if (inside.length < leastRuns || across.length > mostAcross * inside.length) return []
  const edges = [box.x0, ...gutters, box.x1]
  const columns = edges.slice(1).map((x1, i) => ({ ...box, x0: edges[i] ?? box.x0, x1 }))
  const strips = columns.filter((strip) => inside.some((run) => liesIn(run, strip) && !across.includes(run)))
  const cells = inside.map((run) => ({
    box: run,
    column: gutters.filter((x) => x < (run.x0 + run.x1) / 2).length,
  }))
  return [{ kind: 'table', box, strips: [...strips, ...across], isUneven: isAskew(cells) }]
}

/** Between the first and the last of the lines for which all parts in between have columns. */
function ruled(lines: readonly Box[], runs: readonly Box[], em: number): TablePart[] {
  for (let from = 0; from < lines.length - 1; from++) {
    for (let to = lines.length - 1; to > from; to--) {
      const [table] = ruledBetween(lines.slice(from, to + 1), runs, em)
      if (table) return [table, ...ruled(lines.slice(to), runs, em)]
    }
  }
  return []
}

function ruledBetween(lines: readonly Box[], runs: readonly Box[], em: number): TablePart[] {
  const box = unite(lines)
  const inside = runs.filter((run) => liesIn(run, { ...box, x0: box.x0 - em, x1: box.x1 + em }))
  const gutters = guttersOf(inside, em)
  const bands = lines
    .slice(1)
    .map((line, i) => inside.filter((run) => liesIn(run, { ...box, y0: lines[i]?.y0 ?? 0, y1: line.y0 })))
  const isFull = bands.every((band) => band.length > 0 && hasCells(band, gutters, em))
  if (haveRunningText(inside, [box.x0, ...gutters, box.x1], lines.map(middleOf))) return []
  return gutters.length > 0 && isFull ? tableOf(unite([box, ...inside]), gutters, runs) : []
}

function hasCells(band: readonly Box[], gutters: readonly number[], em: number): boolean {
  const cells = band.filter((run) => widthOf(run) > widestMark * 0.3 * em)
  const columnOf = (run: Box) => gutters.filter((x) => x < (run.x0 + run.x1) / 2).length
  const alone = cells.filter(
    (run) =>
      !cells.some(
        (other) =>
          other !== run && other.y0 < run.y1 && other.y1 > run.y0 && columnOf(other) !== columnOf(run),
      ),
  )
  return cells.length > alone.length && alone.length <= (1 - leastFull) * cells.length
}

function grow({ x0, y0, x1, y1 }: Box): Box {
  return { x0: x0 - 3, y0: y0 - 3, x1: x1 + 3, y1: y1 + 3 }
}
