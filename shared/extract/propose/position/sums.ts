// The currency of a page, and its total where no label was read.
import { textOf } from '../../model/place.ts'
import { centsOf, hasCents } from '../../kinds/amount.ts'
import { recognisers } from '../../kinds/recognisers.ts'
import type { Scene } from '../../page/scene.ts'
import type { Placed } from './placed.ts'

/** The code that is printed most, or else the sign. */
export function currencyOf(scene: Scene): Placed[] {
  const found = scene.sheet.rows
    .flat()
    .flatMap((part) =>
      recognisers
        .currency(part.folded)
        .map(({ start, end, sureness }) => ({ place: { part, start, end }, sureness })),
    )
  const counts = Map.groupBy(
    found,
    ({ place, sureness }) => `${sureness} ${place.part.folded.slice(place.start, place.end)}`,
  )
  return [...counts.values()]
    .toSorted((a, b) => (b[0]?.sureness ?? 0) - (a[0]?.sureness ?? 0) || b.length - a.length)
    .slice(0, 1)
    .flatMap(([first]) => (first ? [{ place: first.place, score: 0.7 * first.sureness + 0.1 }] : []))
}

/** Where no label was read: the largest sum of the lower half that stands there twice. */
export function totalOf(scene: Scene): Placed[] {
  const { rows } = scene.sheet
  const sums = rows.slice(Math.floor(rows.length / 3)).flatMap((row) =>
    row.flatMap((part) =>
      recognisers
        .amount(part.folded)
        .filter(({ start, end }) => hasCents(part.folded.slice(start, end)))
        .map(({ start, end }) => ({ part, start, end })),
    ),
  )
  const values = sums.map((place) => centsOf(textOf(place)) ?? 0)
  const highest = values.toSorted((a, b) => b - a).find((value, i, all) => all.indexOf(value) !== i)
  const at = values.lastIndexOf(highest ?? NaN)
  const place = sums[at]
  return place ? [{ place, score: 0.36 }] : []
}
