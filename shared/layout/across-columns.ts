// Joins paragraphs that continue at the top of the next column.
import { unite, type Box } from '../page.ts'
import { isHanLike } from '../text/scripts.ts'
import { widthOf } from './geometry.ts'
import type { TextUnit, Unit } from './units.ts'

/** A unit and the index of the column that it begins in. */
export interface Placed {
  readonly unit: Unit
  readonly column: number
}

/** Share of the column's width that the last line fills if its paragraph continues. */
const fullLineShare = 0.85

/** Joins the units of all columns into one list. */
export function joinAcrossColumns(columns: readonly (readonly Unit[])[]): Placed[] {
  const joined: Placed[] = []
  columns.forEach((units, column) => {
    units.forEach((unit, i) => {
      const last = joined.at(-1)
      const before = columns[column - 1] ?? []
      if (i === 0 && last && isText(last.unit) && isText(unit) && continues(last.unit, unit, before)) {
        const lines = [...last.unit.lines, ...unit.lines]
        joined.splice(-1, 1, {
          ...last,
          unit: { ...last.unit, lines, breaks: [...last.unit.breaks, ...unit.breaks] },
        })
      } else joined.push({ unit, column })
    })
  })
  return joined
}

function isText(unit: Unit): unit is TextUnit {
  return unit.kind === 'text'
}

/** Whether the last text of a column continues in the first text of the next one. */
function continues(last: TextUnit, { lines, marker }: TextUnit, column: readonly Unit[]): boolean {
  const [end, start] = [last.lines.at(-1), lines[0]]
  if (!end || !start || marker) return false
  const [from, to] = [unite(column.map(boxOf)), start.segment.box]
  const isNextColumn = to.x0 >= from.x1 && to.y0 < end.segment.box.y0
  const isFull = end.segment.box.x1 - from.x0 >= fullLineShare * widthOf(from)
  return isNextColumn && isFull && lacksSentenceEnd(end.text) && startsMidSentence(start.text)
}

/** The box around a unit. */
function boxOf(unit: Unit): Box {
  return unit.kind === 'area' ? unit.area.box : unite(unit.lines.map(({ segment }) => segment.box))
}

function lacksSentenceEnd(text: string): boolean {
  return !/[.!?:;。！？：；…]["'”’」』)）]*$/u.test(text)
}

/** Whether a text begins in lowercase, or in a script without case, so that it may continue a sentence. */
function startsMidSentence(text: string): boolean {
  return /^\p{Ll}/u.test(text) || isHanLike(Array.from(text)[0] ?? '')
}
