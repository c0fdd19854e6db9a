// Between what was found: the fields and the pairs that are still open there, where both stand in the same order.
import { risingIn } from './in-order.ts'

/** A field and its pair, as numbers in the orders of the schema and of the page. */
export interface Anchor {
  readonly field: number
  readonly pair: number
}

/** So many fields tell whether a schema has the order of the page, and so much of them has to have it. */
const fewestInOrder = 3
const leastInOrder = 0.75

export interface Gap {
  readonly from: Anchor
  readonly to: Anchor
  readonly isClosed: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** Where the schema has the page's order: between two neighbours that were found, and before and behind all of them. */
export function gapsBetween(anchors: readonly Anchor[], fields: number, pairs: number): Gap[] {
  const rising = risingIn(anchors.map(({ pair }) => pair)).flatMap((i) => anchors[i] ?? [])
  if (rising.length < fewestInOrder || rising.length < leastInOrder * anchors.length) return []
  const all = [{ field: -1, pair: -1 }, ...rising, { field: fields, pair: pairs }]
  return all.slice(1).map((to, i) => {
    const from = all[i] ?? { field: -1, pair: -1 }
    const [isFirst, isLast] = [from.field < 0, to.field >= fields]
    return { from, to, isFirst, isLast, isClosed: !isFirst && !isLast }
  })
}

/** The next field and the next pair behind what was found, and those right before it. */
export function besideAnchors({ from, to, isFirst, isLast }: Gap): Anchor[] {
  const behind = isFirst ? [] : [{ field: from.field + 1, pair: from.pair + 1 }]
  const before = isLast ? [] : [{ field: to.field - 1, pair: to.pair - 1 }]
  return [...behind, ...before]
}
