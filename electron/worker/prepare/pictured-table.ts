// Tells pictures that show only a table: a line above all text, one below, and more between.
import { groupByExtent } from '../../../shared/layout/table/ruled.ts'
import { unite, type Rule } from '../../../shared/page.ts'
import type { TextSize } from './text-size.ts'

/** The least share of letters between the lines; a receipt has text above the first and below the last. */
const minInside = 0.85
const minLines = 3

export function isPicturedTable(rules: readonly Rule[], { letters, height }: TextSize): boolean {
  const across = rules.flatMap(({ direction, box }) => (direction === 'horizontal' ? [box] : []))
  return groupByExtent(across, height).some((lines) => {
    const { y0, y1 } = unite(lines)
    const inside = letters.filter((letter) => letter.y0 >= y0 && letter.y1 <= y1)
    return lines.length >= minLines && inside.length >= minInside * letters.length
  })
}
