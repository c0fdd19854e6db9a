// The ink of each character of a word of letters and figures, where each is one piece and touches no other.
import type { Box, Word } from '../../../shared/page.ts'
import { unite } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { inkSpotsOf } from '../prepare/ink.ts'

export type Glyph = Box

/** Of the narrower: pieces that lie above each other, as those of a broken letter, are one. */
const leastShared = 0.5
/** Of the height of the word, above and below it. */
const margin = 0.15

/** Null where there are more or fewer pieces than characters. */
export function glyphsOf({ text, box }: Word, image: GreyImage): Glyph[] | null {
  const room = (box.y1 - box.y0) * margin
  const spots = inkSpotsOf(image)
    .filter(({ x0, x1, y0, y1 }) => {
      const middle = (x0 + x1) / 2
      return middle > box.x0 && middle < box.x1 && y0 >= box.y0 - room && y1 <= box.y1 + room
    })
    .sort((a, b) => a.x0 - b.x0)
  const glyphs: Box[] = []
  for (const { x0, x1, y0, y1 } of spots) {
    const spot = { x0, x1, y0, y1 }
    const last = glyphs.at(-1)
    const shared = last ? Math.min(last.x1, x1) - x0 : 0
    const narrower = Math.min(x1 - x0, last ? last.x1 - last.x0 : 0)
    if (last && shared >= leastShared * narrower) glyphs[glyphs.length - 1] = unite([last, spot])
    else glyphs.push(spot)
  }
  return glyphs.length === Array.from(text).length ? glyphs : null
}
