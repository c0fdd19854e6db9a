// Whether a picture shows a table and next to nothing else: a line above all of its text, one below, and more between.
import { groupByExtent } from '../../../shared/layout/table/ruled.ts'
import { unite, type Rule } from '../../../shared/page.ts'
import type { TextSize } from './text-size.ts'

/** A slip has lines too, but text above the first and below the last. */
const leastInside = 0.85
const leastLines = 3

export function isPicturedTable(rules: readonly Rule[], { letters, height }: TextSize): boolean {
  const across = rules.flatMap(({ direction, box }) => (direction === 'horizontal' ? [box] : []))
  return groupByExtent(across, height).some((lines) => {
    const { y0, y1 } = unite(lines)
    const inside = letters.filter((letter) => letter.y0 >= y0 && letter.y1 <= y1)
    return lines.length >= leastLines && inside.length >= leastInside * letters.length
  })
}
