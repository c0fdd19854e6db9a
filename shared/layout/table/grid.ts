// Finds frames and grids: ruling lines that cross or touch each other, and the cells between them.
import { unite, type Box, type Rule } from '../../page.ts'
import { centreX, cluster, centreY } from '../geometry.ts'

export interface Grid {
  readonly box: Box
  /** The positions of its vertical and horizontal rules, outer ones included. */
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly rules: readonly Rule[]
}

/** In ems: rules that end this near to each other are taken to meet. */
const reach = 0.4

/** Returns each group of rules that encloses cells. */
export function findGrids(rules: readonly Rule[], em: number): Grid[] {
  return groupTouching(rules, reach * em).flatMap((group) => {
    const [across, down] = [
      group.filter((rule) => rule.direction === 'horizontal'),
      group.filter((rule) => rule.direction === 'vertical'),
    ]
    if (across.length < 2 || down.length === 0) return []
    const box = unite(group.map((rule) => rule.box))
    const xs = withEnds(
      cluster(
        down.map((rule) => centreX(rule.box)),
        reach * em,
      ),
      box.x0,
      box.x1,
      em,
    )
    const ys = withEnds(
      cluster(
        across.map((rule) => centreY(rule.box)),
        reach * em,
      ),
      box.y0,
      box.y1,
      em,
    )
    return [{ box, xs, ys, rules: group }]
  })
}

/** Whether a rule separates the cell at the row and column from the cell on its right, or from the one below. */
export function isSeparated(grid: Grid, row: number, column: number, side: 'right' | 'below'): boolean {
  const [x0, x1] = [grid.xs[column] ?? 0, grid.xs[column + 1] ?? 0]
  const [y0, y1] = [grid.ys[row] ?? 0, grid.ys[row + 1] ?? 0]
  const [x, y] = side === 'right' ? [x1, (y0 + y1) / 2] : [(x0 + x1) / 2, y1]
  const slack = Math.min(x1 - x0, y1 - y0) / 3
  return grid.rules.some(({ box, direction }) =>
    side === 'right'
      ? direction === 'vertical' && Math.abs(centreX(box) - x) < slack && box.y0 < y && box.y1 > y
      : direction === 'horizontal' && Math.abs(centreY(box) - y) < slack && box.x0 < x && box.x1 > x,
  )
}

/** Adds the outer edges that have no rule: a table without rules at its sides reaches as far as its crossing rules. */
function withEnds(lines: readonly number[], from: number, to: number, em: number): number[] {
  const [first = to, last = from] = [lines[0], lines.at(-1)]
  return [...(first - from > em ? [from] : []), ...lines, ...(to - last > em ? [to] : [])]
}

/** Groups rules that touch each other, directly or through others. */
function groupTouching(rules: readonly Rule[], slack: number): Rule[][] {
  const groups: Rule[][] = []
  for (const rule of rules) {
    const near = groups.filter((group) => group.some((other) => touch(other.box, rule.box, slack)))
    for (const group of near.slice(1)) groups.splice(groups.indexOf(group), 1)
    const [first] = near
    if (first) first.push(rule, ...near.slice(1).flat())
    else groups.push([rule])
  }
  return groups
}

/** Tells whether two boxes touch. */
function touch(a: Box, b: Box, slack: number): boolean {
  return a.x0 - slack < b.x1 && b.x0 - slack < a.x1 && a.y0 - slack < b.y1 && b.y0 - slack < a.y1
}
