// Perspective: maps points of a photograph to points of the photographed sheet.

export interface Point {
  readonly x: number
  readonly y: number
}

/** The corners of the sheet in the photograph, clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point]

/** Returns the mapping from photograph to sheet coordinates, which are 0 to 1. */
export function toSheet(corners: Corners): (x: number, y: number) => Point {
  const sheet: Corners = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ]
  const equations = corners.flatMap(({ x, y }, i) => {
    const { x: u, y: v } = sheet[i] ?? { x: 0, y: 0 }
    return [
      [x, y, 1, 0, 0, 0, -x * u, -y * u, u],
      [0, 0, 0, x, y, 1, -x * v, -y * v, v],
    ]
  })
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solve(equations)
  return (x, y) => {
    const depth = g * x + h * y + 1
    return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
  }
}

/** Solves linear equations (Gauss-Jordan); the last number of a row is the right-hand side. */
export function solve(equations: readonly (readonly number[])[]): number[] {
  const rows = equations.map((row) => [...row])
  rows.forEach((_, i) => {
    const pivotAt = rows.reduce((best, row, k) => (k > i && size(row, i) > size(rows[best], i) ? k : best), i)
    const pivot = rows[pivotAt] ?? []
    rows[pivotAt] = rows[i] ?? []
    const scaled = pivot.map((value) => value / (pivot[i] ?? 1))
    rows[i] = scaled
    rows.forEach((row, k) => {
      if (k === i) return
      const factor = row[i] ?? 0
      rows[k] = row.map((value, j) => value - factor * (scaled[j] ?? 0))
    })
  })
  return rows.map((row) => row.at(-1) ?? 0)
}

function size(row: readonly number[] | undefined, column: number): number {
  return Math.abs(row?.[column] ?? 0)
}
