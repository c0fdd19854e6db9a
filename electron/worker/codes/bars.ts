// Where bars stand close beside each other: what may be a code of bars, at whatever angle, on however pale a print.
import type { GreyImage } from '../pixels/grey.ts'

/** A place with bars: its middle, how far it reaches across them and along them, and the angle that goes across. */
export interface Bars {
  readonly x: number
  readonly y: number
  readonly across: number
  readonly along: number
  /** In radians: 0 where the bars stand upright. */
  readonly angle: number
}

/** In pixels: several bars of any code lie in it. */
const cellPx = 20
/** Of the rows, which are alike where bars stand. */
const rowStep = 2
/** Of how the slopes of a cell lie: 1 is all in one direction. */
const leastCoherence = 0.55
/** In levels a pixel: less is paper, or noise. */
const leastSlope = 8
/** Of the pixels of a cell: a ruling line has fewer on its edges. */
const leastBusy = 0.3
/** In radians. */
const mostApart = 0.2
/** In cells. */
const least = { across: 4, cells: 6 } as const

/** In cells: between wide bars one may be without a slope. */
const near = [-2, -1, 0, 1, 2] as const

interface Cell {
  readonly column: number
  readonly row: number
  readonly angle: number
}

export function findBars(image: GreyImage): Bars[] {
  const columns = Math.floor(image.width / cellPx)
  const rows = Math.floor(image.height / cellPx)
  const cells = new Map<number, Cell>()
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const angle = angleOfCell(image, column * cellPx, row * cellPx)
      if (angle !== null) cells.set(row * columns + column, { column, row, angle })
    }
  }
  return groupsOf(cells, columns).flatMap(barsOf)
}

/** Null where nothing lies in one direction. */
function angleOfCell({ width, height, pixels }: GreyImage, left: number, top: number): number | null {
  let [xx, yy, xy, busy, count] = [0, 0, 0, 0, 0]
  const [right, bottom] = [Math.min(width - 1, left + cellPx), Math.min(height - 1, top + cellPx)]
  for (let y = Math.max(1, top); y < bottom; y += rowStep) {
    for (let x = Math.max(1, left), at = y * width + x; x < right; x++, at++) {
      const dx = (pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0)
      const dy = (pixels[at + width] ?? 0) - (pixels[at - width] ?? 0)
      const slope = dx * dx + dy * dy
      xx += dx * dx
      yy += dy * dy
      xy += dx * dy
      count++
      if (slope > 4 * leastSlope * leastSlope) busy++
    }
  }
  if (busy < leastBusy * count) return null
  const coherence = Math.hypot(xx - yy, 2 * xy) / (xx + yy)
  return coherence < leastCoherence ? null : Math.atan2(2 * xy, xx - yy) / 2
}

/** Cells that touch and whose bars lie alike. */
function groupsOf(cells: ReadonlyMap<number, Cell>, columns: number): Cell[][] {
  const left = new Set(cells.keys())
  const groups: Cell[][] = []
  for (const [key, cell] of cells) {
    if (!left.delete(key)) continue
    const group = [cell]
    for (const member of group) {
      for (const near of neighbours(member, columns)) {
        const other = cells.get(near)
        if (!other || apart(other.angle, cell.angle) > mostApart || !left.delete(near)) continue
        group.push(other)
      }
    }
    groups.push(group)
  }
  return groups
}

function neighbours({ column, row }: Cell, columns: number): number[] {
  return near.flatMap((down) =>
    near.flatMap((right) => {
      const at = column + right
      return at < 0 || at >= columns ? [] : [(row + down) * columns + at]
    }),
  )
}

/** An angle and its opposite are one. */
function apart(a: number, b: number): number {
  const turns = Math.abs(a - b) % Math.PI
  return Math.min(turns, Math.PI - turns)
}

function barsOf(group: readonly Cell[]): Bars[] {
  if (group.length < least.cells) return []
  const angle =
    Math.atan2(
      sum(group, (cell) => Math.sin(2 * cell.angle)),
      sum(group, (cell) => Math.cos(2 * cell.angle)),
    ) / 2
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const places = group.map(({ column, row }) => ({ x: (column + 0.5) * cellPx, y: (row + 0.5) * cellPx }))
  const [u, v] = [places.map(({ x, y }) => x * cos + y * sin), places.map(({ x, y }) => y * cos - x * sin)]
  const [fromU, toU, fromV, toV] = [Math.min(...u), Math.max(...u), Math.min(...v), Math.max(...v)]
  const [across, along] = [toU - fromU + cellPx, toV - fromV + cellPx]
  const [middleU, middleV] = [(fromU + toU) / 2, (fromV + toV) / 2]
  const bars = { x: middleU * cos - middleV * sin, y: middleU * sin + middleV * cos, across, along, angle }
  return across < least.across * cellPx ? [] : [bars]
}

function sum(cells: readonly Cell[], of: (cell: Cell) => number): number {
  return cells.reduce((total, cell) => total + of(cell), 0)
}
