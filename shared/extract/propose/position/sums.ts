// The currency of a page.
import { recognisers } from '../../kinds/kinds.ts'
import { textOf } from '../../model/place.ts'
import type { Scene } from '../../page/scene.ts'
import type { Placed } from './placed.ts'

/** "try" is a word, and TRY a currency. */
function isCode(text: string): boolean {
  return text === text.toUpperCase()
}

/** A sign says as much as a code where the page has no other currency. */
const ofOnly = 0.6

/** The code that is printed most, or else the sign. */
export function currencyOf(scene: Scene): Placed[] {
  const found = scene.sheet.rows.flat().flatMap((part) =>
    recognisers
      .currency(part.folded)
      .map(({ start, end, sureness }) => ({ place: { part, start, end }, sureness }))
      .filter(({ place, sureness }) => sureness < 1 || isCode(textOf(place))),
  )
  const counts = Map.groupBy(
    found,
    ({ place, sureness }) => `${sureness} ${place.part.folded.slice(place.start, place.end)}`,
  )
  return [...counts.values()]
    .toSorted((a, b) => (b[0]?.sureness ?? 0) - (a[0]?.sureness ?? 0) || b.length - a.length)
    .slice(0, 1)
    .flatMap(([first]) =>
      first ? [{ place: first.place, score: 0.1 + (counts.size === 1 ? ofOnly : 0.7 * first.sureness) }] : [],
    )
}
