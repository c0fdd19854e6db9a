// The cells of ruled tables: what stands between the same lines, however many lines of text it has.
import { joined, wholePart } from '../model/place.ts'
import type { Part, Sheet } from '../model/sheet.ts'

export interface GridCell {
  /** The walls around it. */
  readonly left: number
  readonly top: number
  /** All of its text as one part. */
  readonly part: Part
}

export type GridRow = readonly GridCell[]

/** How far two ends of one line may lie apart, in heights of a part. */
const slack = 0.4

export function gridRows(sheet: Sheet): GridRow[] {
  if (sheet.rules.length < 4) return []
  const cells = new Map<string, { left: number; top: number; parts: Part[] }>()
  for (const part of sheet.rows.flat()) {
    const walls = wallsOf(sheet, part)
    if (!walls) continue
    const key = `${walls.left} ${walls.top}`
    const cell = cells.get(key) ?? { ...walls, parts: [] }
    cell.parts.push(part)
    cells.set(key, cell)
  }
  const all = [...cells.values()].map(({ left, top, parts }) => ({ left, top, part: asOne(parts) }))
  const byTop = Map.groupBy(all, ({ top }) => top)
  return [...byTop.values()]
    .map((row) => row.toSorted((a, b) => a.left - b.left))
    .toSorted((a, b) => (a[0]?.top ?? 0) - (b[0]?.top ?? 0))
}

/** Null where a part is not closed in on all sides. */
function wallsOf({ rules, unit }: Sheet, { box }: Part): { left: number; top: number } | null {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2]
  const room = slack * unit
  const across = rules.filter(
    ({ direction, box: rule }) => direction === 'horizontal' && rule.x0 - room < x && rule.x1 + room > x,
  )
  const down = rules.filter(
    ({ direction, box: rule }) => direction === 'vertical' && rule.y0 - room < y && rule.y1 + room > y,
  )
  const top = Math.max(...across.map(({ box: rule }) => rule.y0).filter((at) => at <= y))
  const left = Math.max(...down.map(({ box: rule }) => rule.x0).filter((at) => at <= x))
  const isClosed = across.some(({ box: rule }) => rule.y0 > y) && down.some(({ box: rule }) => rule.x0 > x)
  return isClosed && Number.isFinite(top) && Number.isFinite(left) ? { left, top } : null
}

function asOne(parts: readonly Part[]): Part {
  const [only, more] = parts
  return only && !more ? only : joined(parts.map(wholePart)).part
}
