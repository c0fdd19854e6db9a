// Tests whether a mark is in a cell of a ruled table; a single letter there is a grade or tick, not dust.
import { heightOf, overlapX, overlapY } from '../../../shared/layout/geometry.ts'
import type { Box, Rule } from '../../../shared/page.ts'

/** In mark heights: distance to the rules above and below, and to those at the sides. */
const [maxUp, maxAside] = [2.5, 12]
/** Share of the mark along which a rule runs. */
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
