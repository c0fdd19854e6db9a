// Finds places where parallel bars are close to each other, which may be barcodes at any angle and in pale print.
import type { GreyImage } from '../pixels/grey.ts'

/** A place with bars: its centre, and its sizes across and along the bars. */
export interface Bars {
  readonly x: number
  readonly y: number
  readonly across: number
  readonly along: number
  /** The angle across the bars in radians; 0 if they are vertical. */
  readonly angle: number
}

/** Large enough for several bars of any code. */
const cellPx = 20
/** Rows between those that are measured, since rows of bars are alike. */
const rowStep = 2
/** Coherence of the gradients of a cell; 1 if all have one direction. */
const minCoherence = 0.55
/** Gradient in levels per pixel; less may be noise. */
const minGradient = 8
/** Share of the pixels of a cell with such a gradient; a ruling line has fewer. */
const minShare = 0.3
/** Difference of the angles of neighbouring cells, in radians. */
const maxAngleDifference = 0.2
/** Size of a place in cells. */
const min = { across: 4, cells: 6 } as const

/** Distances between neighbouring cells: a cell between wide bars may have no gradient. */
const steps = [-2, -1, 0, 1, 2] as const

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

/** Returns null if the cell has no dominant direction. */
function angleOfCell({ width, height, pixels }: GreyImage, left: number, top: number): number | null {
  let [xx, yy, xy, strong, count] = [0, 0, 0, 0, 0]
  const [right, bottom] = [Math.min(width - 1, left + cellPx), Math.min(height - 1, top + cellPx)]
  for (let y = Math.max(1, top); y < bottom; y += rowStep) {
    for (let x = Math.max(1, left), at = y * width + x; x < right; x++, at++) {
      const dx = (pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0)
      const dy = (pixels[at + width] ?? 0) - (pixels[at - width] ?? 0)
      xx += dx * dx
      yy += dy * dy
      xy += dx * dy
      count++
      if (dx * dx + dy * dy > 4 * minGradient * minGradient) strong++
    }
  }
  if (strong < minShare * count) return null
  const coherence = Math.hypot(xx - yy, 2 * xy) / (xx + yy)
  return coherence < minCoherence ? null : Math.atan2(2 * xy, xx - yy) / 2
}

/** Groups neighbouring cells with similar angles. */
function groupsOf(cells: ReadonlyMap<number, Cell>, columns: number): Cell[][] {
  const remaining = new Set(cells.keys())
  const groups: Cell[][] = []
  for (const [key, cell] of cells) {
    if (!remaining.delete(key)) continue
    const group = [cell]
    for (const member of group) {
      for (const next of neighbours(member, columns)) {
        const other = cells.get(next)
        if (!other || angleBetween(other.angle, cell.angle) > maxAngleDifference) continue
        if (!remaining.delete(next)) continue
        group.push(other)
      }
    }
    groups.push(group)
  }
  return groups
}

function neighbours({ column, row }: Cell, columns: number): number[] {
  return steps.flatMap((down) =>
    steps.flatMap((right) => {
      const at = column + right
      return at < 0 || at >= columns ? [] : [(row + down) * columns + at]
    }),
  )
}

/** Returns the difference of two directions; opposite directions are the same. */
function angleBetween(a: number, b: number): number {
  const turns = Math.abs(a - b) % Math.PI
  return Math.min(turns, Math.PI - turns)
}

function barsOf(group: readonly Cell[]): Bars[] {
  if (group.length < min.cells) return []
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
  return across < min.across * cellPx ? [] : [bars]
}

function sum(cells: readonly Cell[], of: (cell: Cell) => number): number {
  return cells.reduce((total, cell) => total + of(cell), 0)
}
