// The heads of a table's columns, where they take several lines: what stands above each other is one head.
import type { Head } from './column-heads.ts'
import type { Column } from './columns.ts'
import { headsIn } from './column-heads.ts'
import { joined, wholePart } from '../../model/place.ts'
import type { Scene } from '../../page/scene.ts'
import type { Part, Row } from '../../model/sheet.ts'

export interface Heads {
  readonly heads: readonly Head[]
  /** The last row of them. */
  readonly last: number
}

/** The heads of the row and of `more` lines below it; null where those lines are none. */
export function headsOver(scene: Scene, row: number, more: number, columns: readonly Column[]): Heads | null {
  const rows = scene.sheet.rows.slice(row, row + more + 1)
  if (rows.length <= more || rows.slice(1).some((one, i) => !isNextLine(scene, rows[i] ?? one, one)))
    return null
  if (more === 0) return { heads: inOneRow(scene, rows[0] ?? [], columns), last: row }
  const stacks: Part[][] = []
  for (const part of rows.flat()) {
    const stack = stacks.find((parts) => parts.some((other) => isAbove(other, part)))
    if (stack) stack.push(part)
    else stacks.push([part])
  }
  const found = stacks.flatMap((parts) => {
    const single = parts.flatMap((part) => headsIn(part, columns))
    const whole = parts.length > 1 ? headsIn(together(parts), columns) : []
    const known = (list: readonly Head[]) => list.filter(isKnown).length
    // side by side under one line they are several; one above the other they are one
    if (known(single) > 1 && !areStacked(single)) return single.filter(isKnown)
    if (known(whole) > 0) return whole
    return single.filter((head) => isKnown(head) || !scene.sheet.isReceipt)
  })
  return { heads: found, last: row + more }
}

/** The words above the items of a receipt are no heads unless they are known. */
function inOneRow({ sheet }: Scene, row: Row, columns: readonly Column[]): Head[] {
  const heads = row.flatMap((part) => headsIn(part, columns))
  return sheet.isReceipt ? heads.filter(isKnown) : heads
}

function isKnown({ column, concepts }: Head): boolean {
  return column !== null || concepts.length > 0
}

/** A word that is broken at the line's end goes on without its hyphen. */
function together(parts: readonly Part[]): Part {
  return joined(parts.map(wholePart)).part
}

function areStacked(heads: readonly Head[]): boolean {
  return heads.every((head) =>
    heads.every((other) => other === head || (other.box.x0 < head.box.x1 && head.box.x0 < other.box.x1)),
  )
}

function isAbove(a: Part, b: Part): boolean {
  const shared = Math.min(a.box.x1, b.box.x1) - Math.max(a.box.x0, b.box.x0)
  return shared > 0.3 * Math.min(a.box.x1 - a.box.x0, b.box.x1 - b.box.x0)
}

/** Close below, and without a figure. */
function isNextLine({ sheet }: Scene, row: Row, next: Row): boolean {
  const gap = Math.min(...next.map(({ box }) => box.y0)) - Math.max(...row.map(({ box }) => box.y1))
  return gap < 1.2 * sheet.unit && !next.some(({ folded }) => /\d[.,]\d{1,2}(?!\d)|\d{3}|^\d+$/.test(folded))
}
