// One judgement over all sums of a page: what is the total, what is net, tax, paid and change is decided together, since
// net and tax make the total, and so does what was paid less the change.
import { centsOf, maxRounding } from '../../kinds/amount.ts'
import { textOf } from '../../model/place.ts'
import type { Candidate, Search } from '../../page/candidate.ts'
import type { Scene } from '../../page/scene.ts'
import { labelledSums, type KnownSums } from './known-sums.ts'

const roles = ['total', 'subtotal', 'tax', 'paid', 'change'] as const
export type SumRole = (typeof roles)[number]

/** A sum that may have a role, with the logarithm of how well it fits its label. */
interface Option {
  readonly cents: number | null
  readonly weight: number
}

export interface Judgement {
  readonly cents: Readonly<Record<SumRole, number | null>>
  readonly weight: number
}

/** How much a relation of sums says for or against the roles in it, as a logarithm. */
const says = { holds: 1.2, isSame: 0.4, breaks: -0.8, repeated: 0.3, rounded: 0.9, impossible: -3 } as const
/** The weight of a role that no sum has, and of a sum that only its label names. */
const [ofNone, ofLabelled] = [Math.log(0.3), Math.log(0.8)]
const maxOptions = 5
const minScore = 0.35

/** All combinations of roles that the candidates and the labels of the page allow, the likeliest first. */
export function judgedSums(scene: Scene, searches: readonly Search[], known: KnownSums): Judgement[] {
  const [totals, nets, taxes, paid, changes] = roles.map((role) => optionsFor(scene, searches, role))
  const extras = extrasOf(scene)
  const found: Judgement[] = []
  const judgedPaid = (total: number | null) =>
    best(
      (paid ?? []).flatMap((given) =>
        (changes ?? []).map((change) => ({
          paid: given.cents,
          change: change.cents,
          weight: given.weight + change.weight + ofPayment(total, given.cents, change.cents),
        })),
      ),
    )
  for (const total of totals ?? []) {
    const payment = judgedPaid(total.cents)
    for (const net of nets ?? [])
      for (const tax of taxes ?? [])
        found.push({
          cents: {
            total: total.cents,
            subtotal: net.cents,
            tax: tax.cents,
            paid: payment?.paid ?? null,
            change: payment?.change ?? null,
          },
          weight:
            total.weight +
            net.weight +
            tax.weight +
            ofTotal(total.cents, known) +
            (tax.cents !== null && isTooMuch(tax.cents, known) ? says.impossible : 0) +
            ofTax(total.cents, net.cents, tax.cents, extras) +
            (payment?.weight ?? 0),
        })
  }
  return found.toSorted((a, b) => b.weight - a.weight)
}

function best<T extends { readonly weight: number }>(all: readonly T[]): T | undefined {
  return all.reduce<T | undefined>((max, one) => (max && max.weight >= one.weight ? max : one), undefined)
}

function optionsFor(scene: Scene, searches: readonly Search[], role: SumRole): Option[] {
  const candidates = searches
    .filter(({ field }) => field.name.concept === role)
    .flatMap((search) => search.candidates)
    .filter(({ score }) => score >= minScore)
  // the lower of two sums that fit as well is meant
  const fromBelow = candidates.toSorted((a, b) => b.value.part.box.y0 - a.value.part.box.y0)
  const byCents = Map.groupBy(fromBelow, centsIn)
  const asked = [...byCents].flatMap(([cents, own]): Option[] =>
    cents === null
      ? []
      : [
          {
            cents,
            weight:
              Math.log(Math.max(...own.map(({ score }) => score))) + (own.length > 1 ? says.repeated : 0),
          },
        ],
  )
  const labelled = [...new Set(labelledSums(scene, role))].map((cents) => ({ cents, weight: ofLabelled }))
  const options = (asked.length > 0 ? asked : labelled).toSorted((a, b) => b.weight - a.weight)
  return [...options.slice(0, maxOptions), { cents: null, weight: ofNone }]
}

export function centsIn({ value }: Candidate): number | null {
  return centsOf(textOf(value))
}

/** Sums that may be added to a net sum besides its tax, or be taken off: service, a tip, a discount, rounding. */
function extrasOf(scene: Scene): number[] {
  const added = ['serviceCharge', 'tip', 'shipping', 'deposit'].flatMap((id) => labelledSums(scene, id))
  const either = ['rounding', 'discount'].flatMap((id) => labelledSums(scene, id))
  const single = [...added, ...either, ...either.map((cents) => -cents)].slice(0, maxExtras)
  return [0, ...single, ...single.flatMap((one, i) => single.slice(i + 1).map((other) => one + other))]
}

const maxExtras = 8

/** A sum to which a tax or a rounding is still added is no total. */
function ofTotal(total: number | null, known: KnownSums): number {
  if (total === null) return 0
  const isPaid = known.paidLessChange.has(total)
  return (
    (known.rounded.has(total) ? says.rounded : 0) -
    (known.beforeRounding.has(total) ? says.rounded : 0) +
    (known.beforeTax.has(total) && !isPaid ? says.breaks : 0) +
    (known.taxes.has(total) && !isPaid ? says.impossible : 0)
  )
}

/** A tax is less than half of the total, or of the largest sum where no total was read. */
function isTooMuch(tax: number, { largestTotal, printed }: KnownSums): boolean {
  const whole = largestTotal > 0 ? largestTotal : Math.max(0, ...[...printed].filter((sum) => sum !== tax))
  return whole > 0 && 2 * tax >= whole
}

function ofTax(
  total: number | null,
  net: number | null,
  tax: number | null,
  extras: readonly number[],
): number {
  if (total === 0) return says.breaks
  if (total !== null && tax !== null && 2 * Math.abs(tax) >= Math.abs(total)) return says.impossible
  if (total === null || net === null) return 0
  // the minus of a credit note is often lost
  const isSum = (parts: number) =>
    extras.some((more) => Math.abs(parts + more - Math.abs(total)) <= maxRounding)
  if (tax !== null && tax !== 0 && isSum(Math.abs(net) + Math.abs(tax))) return says.holds
  // the prices of a receipt have their tax in them
  if (isSum(Math.abs(net))) return says.isSame
  return says.breaks
}

function ofPayment(total: number | null, paid: number | null, change: number | null): number {
  if (total === null || paid === null) return 0
  if (Math.abs(paid - (change ?? 0) - total) <= maxRounding) return change ? says.holds : says.isSame
  return says.breaks
}
