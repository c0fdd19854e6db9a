// Whether something stands in a cell of a ruled table: there a single letter is a mark or a grade, and no dust.
import { heightOf, overlapX, overlapY } from '../../../shared/layout/geometry.ts'
import type { Box, Rule } from '../../../shared/page.ts'

/** In heights of what stands there: the lines above and below it, and the walls beside it, are no further away. */
const [maxUp, maxAside] = [2.5, 12]
/** Of what stands there, how far a line runs along it. */
const minAlong = 0.9

export function isInCell(box: Box, rules: readonly Rule[]): boolean {
  const height = heightOf(box)
  const near: Box = {
    x0: box.x0 - maxAside * height,
    x1: box.x1 + maxAside * height,
    y0: box.y0 - maxUp * height,
    y1: box.y1 + maxUp * height,
  }
  const walls = rules.filter(
    (rule) => rule.direction === 'vertical' && overlapY(rule.box, box) >= minAlong * height,
  )
  const lines = rules.filter(
    (rule) => rule.direction === 'horizontal' && overlapX(rule.box, box) >= minAlong * (box.x1 - box.x0),
  )
  const isBetween = (
    found: readonly Rule[],
    before: (rule: Box) => boolean,
    behind: (rule: Box) => boolean,
  ) => found.some((rule) => before(rule.box)) && found.some((rule) => behind(rule.box))
  return (
    isBetween(
      walls,
      ({ x0, x1 }) => x1 <= box.x0 && x0 >= near.x0,
      ({ x0, x1 }) => x0 >= box.x1 && x1 <= near.x1,
    ) &&
    isBetween(
      lines,
      ({ y0, y1 }) => y1 <= box.y0 && y0 >= near.y0,
      ({ y0, y1 }) => y0 >= box.y1 && y1 <= near.y1,
    )
  )
}
