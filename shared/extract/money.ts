// Sums that explain each other: what is paid less the change is the total, and so is the subtotal with its tax.
import type { Candidate, Search } from './candidates.ts'
import { textOf } from './place.ts'
import { centsOf } from './recognisers/amount.ts'
import { recognisers } from './recognisers/recognisers.ts'
import type { Scene } from './scene.ts'

/** The searches with the scores of their sums changed by what the page's other sums say. */
export function withSums(scene: Scene, searches: readonly Search[]): Search[] {
  if (!searches.some(({ field }) => field.name.concept === 'total' || field.name.concept === 'subtotal'))
    return [...searches]
  const known = knownSums(scene)
  return searches.map((search) => {
    if (search.field.name.concept !== 'total') return search
    const candidates = search.candidates.map((candidate) => ({
      ...candidate,
      score: candidate.score * factorOf(candidate, known, search),
    }))
    return {
      ...search,
      candidates: candidates.map((candidate) => ({ ...candidate, score: Math.min(1, candidate.score) })),
    }
  })
}

interface KnownSums {
  readonly paidLessChange: ReadonlySet<number>
  readonly withTax: ReadonlySet<number>
  readonly rounded: ReadonlySet<number>
}

function knownSums(scene: Scene): KnownSums {
    const [paid, change, totals] = [sumsOf(scene, 'paid'), sumsOf(scene, 'change'), sumsOf(scene, 'total')]
  const [tax, net] = [sumsOf(scene, 'tax'), sumsOf(scene, 'subtotal')]
  const roundings = sumsOf(scene, 'rounding').filter((sum) => sum !== 0 && Math.abs(sum) < 5)
  return {
    paidLessChange: new Set(
      paid.flatMap((given) => change.map((back) => given - back)).filter((sum) => sum > 0),
    ),
    withTax: new Set(net.flatMap((sum) => tax.map((part) => sum + part))),
    // a rounding of two cents makes the sum before it another one
    rounded: new Set(
      totals
        .flatMap((sum) => roundings.flatMap((by) => [sum + by, sum - by]))
        .filter((sum) => totals.includes(sum)),
    ),
  }
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

function factorOf({ value, label }: Candidate, known: KnownSums, { candidates }: Search): number {
  const cents = centsOf(textOf(value))
  if (cents === null) return 0.5
  let factor = 1
  if (known.paidLessChange.has(cents)) factor += 0.12
  if (known.withTax.has(cents) && cents > 0) factor += 0.06
  const others = candidates.filter((other) => other.value !== value && centsOf(textOf(other.value)) === cents)
  if (others.length > 0) factor += 0.04
  if (known.rounded.has(cents)) factor += 0.05
  const beside = candidates.filter((other) => other.label !== null && other.label === label && other.relation !== 'below')
  if (beside.some((other) => (centsOf(textOf(other.value)) ?? 0) > cents)) factor -= 0.12
  if (cents === 0) factor -= 0.5
  if (label && /^(?:sub|net|excl)/.test(label.key)) factor -= 0.1
  return factor
}
