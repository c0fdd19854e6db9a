// A head in a ruled column reaches from line to line, however its words are set in it: a head may stand in the middle
// of a column whose cells begin at its left.
import type { Head } from './column-heads.ts'
import type { Sheet } from '../../model/sheet.ts'

/** In heights of a part: a shorter line is the stem of a letter, or the wall of a box. */
const minLength = 2

export function withRuledBoxes({ rules, unit }: Sheet, heads: readonly Head[]): Head[] {
  const walls = rules.filter(
    ({ direction, box }) => direction === 'vertical' && box.y1 - box.y0 > minLength * unit,
  )
  if (walls.length < heads.length) return [...heads]
  return heads.map((head) => {
    const middle = (head.box.y0 + head.box.y1) / 2
    const at = walls
      .filter(({ box }) => box.y0 <= middle && box.y1 >= middle)
      .map(({ box }) => (box.x0 + box.x1) / 2)
    const left = Math.max(...at.filter((x) => x <= head.box.x0 + 2))
    const right = Math.min(...at.filter((x) => x >= head.box.x1 - 2))
    const isAlone = heads.every(
      (other) => other === head || other.box.x1 <= left + 2 || other.box.x0 >= right - 2,
    )
    return Number.isFinite(left) && Number.isFinite(right) && isAlone
      ? { ...head, box: { ...head.box, x0: left, x1: right } }
      : head
  })
}
