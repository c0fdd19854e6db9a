// "Manufacturer / Model" above "Kestrelon / KT-310": two labels and their two values, each below its own.
import type { Part, Row } from '../model/sheet.ts'
import { pairedOf } from './twin-rows.ts'

/** In heights of a part: how exactly they begin below each other, and how near they stand. */
const alike = 0.5
const reach = 1.5

export function withStackedApart(rows: readonly Row[], unit: number): Row[] {
  const parted = new Map<Part, Part[]>()
  for (const [i, row] of rows.entries()) {
    for (const label of row) {
      const value = parted.has(label) ? undefined : rows[i + 1]?.find((part) => isBelow(part, label, unit))
      const isTwin = value && / [/／] /u.test(label.text) && !isOfRow(row, label, unit)
      const pairs = isTwin ? pairedOf(label, value) : null
      if (!value || !pairs) continue
      const [labels, values] = [0, 1].map((at) => pairs.flatMap((pair) => pair[at] ?? []))
      parted.set(label, labels ?? [])
      // each stands below its label, wherever the line breaks
      parted.set(
        value,
        (values ?? []).map((part, k) => ({
          ...part,
          box: { ...part.box, x0: labels?.[k]?.box.x0 ?? part.box.x0 },
        })),
      )
    }
  }
  return parted.size === 0 ? [...rows] : rows.map((row) => row.flatMap((part) => parted.get(part) ?? [part]))
}

function isBelow({ box }: Part, label: Part, unit: number): boolean {
  return Math.abs(box.x0 - label.box.x0) < alike * unit && box.y0 - label.box.y1 < reach * unit
}

/** In a list its value stands beside it. */
function isOfRow(row: Row, label: Part, unit: number): boolean {
  const next = row[row.indexOf(label) + 1]
  return next !== undefined && pairedOf(label, next) !== null && next.box.x0 - label.box.x1 < 20 * unit
}
