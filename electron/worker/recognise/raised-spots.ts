// What stands raised in a word: small ink of the height of half a letter, well above the line.
import { centreOf, heightOf, widthOf } from '../../../shared/layout/geometry.ts'
import type { Box } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { inkSpotsOf } from '../prepare/ink.ts'

/** Of the height of the word: where it ends at the lowest, and how high it is. */
const lowest = 0.72
const [leastHeight, mostHeight] = [0.25, 0.7]
const leastHeightPx = 6

/** From the left to the right; a sign that the network did not see stands right of what it saw. */
export function raisedIn(word: Box, image: GreyImage): Box[] {
  const height = heightOf(word)
  return inkSpotsOf(image)
    .filter(
      (spot) =>
        centreOf(spot) > word.x0 &&
        centreOf(spot) < word.x1 + height &&
        spot.y0 > word.y0 - height / 4 &&
        spot.y1 < word.y0 + height * lowest &&
        heightOf(spot) >= Math.max(leastHeightPx, height * leastHeight) &&
        heightOf(spot) <= height * mostHeight &&
        widthOf(spot) <= heightOf(spot),
    )
    .sort((a, b) => a.x0 - b.x0)
}
