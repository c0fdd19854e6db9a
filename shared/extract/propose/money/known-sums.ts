// The sums that the labels of a page tell, and what they prove of each other.
import { centsOf, hasCents } from '../../kinds/amount.ts'
import { recognisers } from '../../kinds/kinds.ts'
import type { Scene } from '../../page/scene.ts'

export interface KnownSums {
  /** Sums to which a tax is still added. */
  readonly beforeTax: ReadonlySet<number>
  readonly taxes: ReadonlySet<number>
  /** Printed sums that are just what a total has more than a net sum. */
  readonly betweenNetAndTotal: ReadonlySet<number>
  readonly totals: readonly number[]
  readonly nets: readonly number[]
  readonly printed: ReadonlySet<number>
  readonly largestTotal: number
  /** The page writes its sums with cents. */
  readonly hasCents: boolean
  readonly paidLessChange: ReadonlySet<number>
  readonly withTax: ReadonlySet<number>
  /** The sums that a total can be rounded to, by the coins there are. */
  readonly rounded: ReadonlySet<number>
  /** The totals that are rounded to one of these. */
  readonly beforeRounding: ReadonlySet<number>
}

export function knownSums(scene: Scene): KnownSums {
  const [paid, change, totals] = [
    labelledSums(scene, 'paid'),
    labelledSums(scene, 'change'),
    labelledSums(scene, 'total'),
  ]
  const [tax, net] = [labelledSums(scene, 'tax'), labelledSums(scene, 'subtotal')]
  const printed = new Set(sumsOnPage(scene))
  const netOf = (sum: number) => tax.flatMap((part) => (part > 0 && sum > part ? [sum - part] : []))
  const roundable = isRounding(scene) ? totals.filter((sum) => isRoundedTo(printed, sum)) : []
  return {
    beforeTax: new Set([...printed].flatMap(netOf)),
    taxes: new Set(tax.filter((part) => part > 0)),
    betweenNetAndTotal: new Set(
      totals
        .flatMap((sum) => net.map((part) => sum - part))
        .filter((part) => part !== 0 && printed.has(Math.abs(part))),
    ),
    totals,
    nets: net,
    printed,
    hasCents: printed.size >= 3,
    largestTotal: Math.max(0, ...totals, ...net),
    paidLessChange: new Set(
      paid.flatMap((given) => change.map((back) => given - back)).filter((sum) => sum > 0),
    ),
    withTax: new Set(net.flatMap((sum) => tax.map((part) => sum + part))),
    rounded: new Set(roundable.map(nearestCoins)),
    beforeRounding: new Set(roundable),
  }
}

function isRounding({ labels }: Scene): boolean {
  return labels.some(({ concepts, quality }) => concepts.includes('rounding') && quality >= 0.6)
}

/** How much it was rounded by is printed small and alone, and often misread; what came of it stands below. */
function isRoundedTo(printed: ReadonlySet<number>, sum: number): boolean {
  return sum % minCoin !== 0 && printed.has(nearestCoins(sum))
}

function nearestCoins(sum: number): number {
  return Math.round(sum / minCoin) * minCoin
}

/** In cents. */
const minCoin = 5

function sumsOnPage({ sheet }: Scene): number[] {
  return sheet.rows.flat().flatMap(({ folded }) =>
    recognisers
      .amount(folded)
      .map(({ start, end }) => folded.slice(start, end))
      .filter(hasCents)
      .flatMap((text) => centsOf(text) ?? []),
  )
}

/** The last sum behind every label of a meaning. */
export function labelledSums({ labels, sheet }: Scene, concept: string): number[] {
  return labels
    .filter((label) => label.concepts.includes(concept) && label.quality >= 0.6)
    .flatMap(({ part, end, row, index }) => {
      const rest = [
        part.folded.slice(end),
        ...(sheet.rows[row] ?? []).slice(index + 1).map((one) => one.folded),
      ]
      const last = rest
        .flatMap((text) => recognisers.amount(text).map((span) => text.slice(span.start, span.end)))
        .at(-1)
      const value = last === undefined ? null : centsOf(last)
      return value === null ? [] : [value]
    })
}
