// How many of an item at how much each, wherever its row has them: the two figures whose product is the price.
import { foldedOf, type Place } from '../../model/place.ts'
import { hasCents } from '../../kinds/amount.ts'
import type { Row } from '../../model/sheet.ts'
import { comesTo } from './counted-line.ts'

export interface Multiplied {
  readonly count: Place
  readonly each: Place
}

const figure = /(?<=^|[\s(x×*@х\p{Sc}])\d{1,4}(?:[.,]\d{3})*(?:[.,]\d{1,3})?(?=$|[\s)x×*@х])/gu

export function multipliedIn(row: Row, price: Place): Multiplied | null {
  const figures = row.slice(0, row.indexOf(price.part) + 1).flatMap((part): Place[] => {
    const end = part === price.part ? price.start : part.folded.length
    return [...part.folded.slice(0, end).matchAll(figure)].map(({ 0: text, index }) => ({
      part,
      start: index,
      end: index + text.length,
    }))
  })
  const pairs = figures.flatMap((one, i) => figures.slice(i + 1).map((other) => inOrder(one, other)))
  return pairs.findLast((pair) => comesTo(pair, price)) ?? null
}

/** Sorts two factors: that with cents is the price, since goods are counted in whole numbers; else the longer number is the price. */
function inOrder(one: Place, other: Place): Multiplied {
  const [first, second] = [foldedOf(one), foldedOf(other)]
  const isCount = hasCents(first) === hasCents(second) ? first.length <= second.length : hasCents(second)
  return isCount ? { count: one, each: other } : { count: other, each: one }
}

/** A name without the figures of its count that stand before it or behind it. */
export function withoutMultiplied(name: Place, { count, each }: Multiplied): Place {
  const own = [count, each].filter(({ part }) => part === name.part).toSorted((a, b) => a.start - b.start)
  const [first] = own
  const text = name.part.folded
  const isBehind = (place: Place) => /\p{L}/u.test(text.slice(name.start, place.start))
  const ahead = own.filter((place) => !isBehind(place)).at(-1)
  const behind = own.find(isBehind)
  const start =
    ahead && first
      ? ahead.end + (/^[\s)x×*@х.\p{Sc}-]*/u.exec(text.slice(ahead.end))?.[0].length ?? 0)
      : name.start
  const end = behind ? text.slice(0, behind.start).replace(/[\s(x×*@х\p{Sc}-]+$/u, '').length : name.end
  return end > start ? { ...name, start, end } : name
}
