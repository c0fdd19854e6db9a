// Sums that explain each other: what is paid less the change is the total, and so is the subtotal with its tax.
import type { Candidate, Search } from '../../page/candidate.ts'
import { textOf } from '../../model/place.ts'
import { centsOf, hasCents } from '../../kinds/amount.ts'
import { recognisers } from '../../kinds/kinds.ts'
import type { Scene } from '../../page/scene.ts'

/** The searches with the scores of their sums changed by what the page's other sums say. */
export function withSums(scene: Scene, searches: readonly Search[]): Search[] {
  if (!searches.some(({ field }) => factors[field.name.concept ?? ''])) return [...searches]
  const known = knownSums(scene)
  return searches.map((search) => {
    const factorOf = factors[search.field.name.concept ?? '']
    if (!factorOf) return search
    const candidates = search.candidates.map((candidate) => ({
      ...candidate,
      score: Math.min(
        1,
        candidate.score * factorOf(candidate, search, known) * wholeFactor(candidate, known),
      ),
    }))
    return { ...search, candidates }
  })
}

/** Where sums have cents, a whole number is a count of something. */
function wholeFactor({ value }: Candidate, { hasCents: isUsual }: KnownSums): number {
  return isUsual && !hasCents(textOf(value)) ? 0.6 : 1
}

type Factor = (candidate: Candidate, search: Search, known: KnownSums) => number

const factors: Readonly<Record<string, Factor>> = {
  total: totalFactor,
  subtotal: netFactor,
  tax: taxFactor,
}

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
  const [paid, change, totals] = [sumsOf(scene, 'paid'), sumsOf(scene, 'change'), sumsOf(scene, 'total')]
  const [tax, net] = [sumsOf(scene, 'tax'), sumsOf(scene, 'subtotal')]
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
function sumsOf({ labels, sheet }: Scene, concept: string): number[] {
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

/** The largest of the sums in a row is the sum; its tax may be printed after it. */
function largestOf({ value, label }: Candidate, { candidates }: Search): number {
  const cents = centsOf(textOf(value)) ?? 0
  const beside = candidates.filter(
    (one) => one.label !== null && one.label === label && one.relation !== 'below',
  )
  return beside.some((one) => (centsOf(textOf(one.value)) ?? 0) > cents) ? 0.88 : 1
}

function totalFactor(candidate: Candidate, search: Search, known: KnownSums): number {
  const { value, label } = candidate
  const cents = centsOf(textOf(value))
  if (cents === null) return 0.5
  let factor = largestOf(candidate, search)
  if (known.withTax.has(cents) && cents > 0) factor += 0.06
  if (known.rounded.has(cents)) factor += 0.05
  if (known.beforeRounding.has(cents)) factor -= 0.3
  const isRepeated = search.candidates.some(
    (other) => other.value !== value && centsOf(textOf(other.value)) === cents,
  )
  if (isRepeated) factor += 0.04
  const isPaid = known.paidLessChange.has(cents)
  if (isPaid) factor += 0.12
  if (known.beforeTax.has(cents) && !isPaid) factor -= 0.2
  if (known.taxes.has(cents) && !isPaid) factor -= 0.5
  if (cents === 0) factor -= 0.5
  if (label && /^(?:sub|net|excl)/.test(label.key)) factor -= 0.1
  return factor
}

/** The difference of a total and its net sum is printed too, and is smaller than the net sum. */
function netFactor(candidate: Candidate, search: Search, { totals, printed }: KnownSums): number {
  const fits = ({ value }: Candidate) => {
    const cents = centsOf(textOf(value)) ?? 0
    return totals.some(
      (sum) => cents !== sum && Math.abs(cents) > Math.abs(sum) / 2 && printed.has(Math.abs(sum - cents)),
    )
  }
  const factor = largestOf(candidate, search)
  return search.candidates.some(fits) ? factor * (fits(candidate) ? 1.06 : 0.9) : factor
}

/** A tax is a part of the total, and what the total has more than the net sum. */
function taxFactor(
  { value }: Candidate,
  _: Search,
  { betweenNetAndTotal, largestTotal, printed }: KnownSums,
): number {
  const cents = centsOf(textOf(value))
  if (cents === null) return 0.5
  const whole = largestTotal > 0 ? largestTotal : Math.max(0, ...[...printed].filter((sum) => sum !== cents))
  if (whole > 0 && cents >= whole / 2) return 0.4
  if (betweenNetAndTotal.size === 0) return 1
  return betweenNetAndTotal.has(cents) ? 1.06 : 0.8
}
