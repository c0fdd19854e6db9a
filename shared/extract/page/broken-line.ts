// A title that is too long for its line: behind a small word or a comma the next line goes on with it.
import { joined, wholePart, type Place } from '../model/place.ts'
import type { Part } from '../model/sheet.ts'

const isOpenAtEnd =
  /(?:[,&–-]|(?<!\p{L})(?:with|of|for|and|the|to|in|on|by|from|de|des?|du|la|le|les|et|y|und|für|mit|von|der|per|con|e|di|del|da|do|para|pour|avec))$/iu
/** The largest difference in height between a line and the next, as a share of the height. */
const sameHeight = 0.3

export function withNextLine(part: Part, others: readonly Part[], unit: number): Place {
  const { box } = part
  const height = box.y1 - box.y0
  const next = isOpenAtEnd.test(part.text)
    ? others.find(
        ({ box: other }) =>
          other.y0 > box.y0 &&
          other.y0 - box.y1 < unit &&
          other.x0 < box.x1 &&
          other.x1 > box.x0 &&
          Math.abs(other.y1 - other.y0 - height) < sameHeight * height,
      )
    : undefined
  return next ? joined([wholePart(part), wholePart(next)]) : wholePart(part)
}
