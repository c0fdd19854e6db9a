// A list of labels with their values beside them, as a form or a ruled table of two columns has it: however far off,
// the value is that of its row.
import type { Label } from './labels.ts'
import { areRuledOff } from './neighbours.ts'
import type { Scene } from './scene.ts'
import type { Part, Row } from '../model/sheet.ts'

/** In heights of a part: how near below a label the line stands that closes its cell. */
const maxBelow = 1.2

export function isListed(scene: Scene, { part, row, index }: Label): boolean {
  if (scene.labelColumns().has(part)) return true
  const [own, value] = scene.sheet.rows[row] ?? []
  if (!own || !value || index !== 0 || !isOfTwo(scene, row)) return false
  const hasNext = [row - 1, row + 1].some((other) => isOfTwo(scene, other) && isAligned(scene, row, other))
  return hasNext && (!areRuledOff(scene, own, value) || isClosedBelow(scene, own) || isSum(value))
}

/** In a ruled table too a sum at the end of a row is that of its row. */
function isSum({ folded }: Part): boolean {
  return /^\W*\d[\d., ]*[.,]\d{2}\P{N}{0,4}$/u.test(folded)
}

/** A horizontal line stands right below: what comes lower is in the next cell. */
function isClosedBelow({ sheet }: Scene, { box }: Part): boolean {
  return sheet.rules.some(
    ({ direction, box: rule }) =>
      direction === 'horizontal' &&
      rule.x0 <= box.x0 &&
      rule.x1 >= box.x1 &&
      rule.y0 >= box.y1 - 2 &&
      rule.y0 - box.y1 < maxBelow * sheet.unit,
  )
}

function isOfTwo({ sheet }: Scene, row: number): boolean {
  return sheet.rows[row]?.length === 2
}

/** Both columns begin at the same places, or the values end below each other. */
function isAligned({ sheet }: Scene, a: number, b: number): boolean {
  const [one, other]: (Row | undefined)[] = [sheet.rows[a], sheet.rows[b]]
  const isNear = (a: number, b: number | undefined) => Math.abs(a - (b ?? Infinity)) < sheet.unit
  return (
    one?.every(({ box }, i) => {
      const same = other?.[i]?.box
      return isNear(box.x0, same?.x0) || (i > 0 && isNear(box.x1, same?.x1))
    }) ?? false
  )
}
