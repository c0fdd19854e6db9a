// Labels in a row with their values below them, as on a boarding pass: what stands beside such a label is the next label.
import type { Label } from './labels.ts'
import type { Scene } from './scene.ts'
import type { Row } from './sheet.ts'

/** The row below is nearer than any other, and its parts stand below the row's own. */
export function isStacked({ sheet }: Scene, { row }: Label): boolean {
  const { rows, unit } = sheet
  const [own, next] = [rows[row], rows[row + 1]]
  if (!own || !next || own.length < 2) return false
  const gap = middleOf(next) - middleOf(own)
  const others = [
    ...(rows[row - 1] ? [middleOf(own) - middleOf(rows[row - 1] ?? own)] : []),
    ...(rows[row + 2] ? [middleOf(rows[row + 2] ?? own) - middleOf(next)] : []),
  ]
  if (others.length === 0 || others.some((other) => other < 1.3 * gap)) return false
  const below = own.filter(({ box }) => next.some((part) => Math.abs(part.box.x0 - box.x0) < unit))
  return below.length >= 2 && below.length >= own.length / 2
}

function middleOf(row: Row): number {
  return row.reduce((sum, { box }) => sum + (box.y0 + box.y1) / 2, 0) / Math.max(1, row.length)
}
