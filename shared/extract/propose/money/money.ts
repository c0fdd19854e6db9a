// Sums that explain each other: what is paid less the change is the total, and so is the subtotal with its tax.
import type { Candidate, Search } from '../../page/candidate.ts'
import { textOf } from '../../model/place.ts'
import { centsOf, hasCents } from '../../kinds/amount.ts'
import type { Scene } from '../../page/scene.ts'
import { centsIn, judgedSums, type Judgement, type SumRole } from './joint-sums.ts'
import { knownSums, type KnownSums } from './known-sums.ts'

/** The searches with the scores of their sums changed by what the page's other sums say. */
export function withSums(scene: Scene, searches: readonly Search[]): Search[] {
  if (!searches.some(({ field }) => judged.has(field.name.concept ?? ''))) return [...searches]
  const known = knownSums(scene)
  const weighed = searches.map((search) => {
    if (!judged.has(search.field.name.concept ?? '')) return search
    const candidates = search.candidates.map((one) => ({
      ...one,
      score: one.score * largestOf(one, search) * wholeFactor(one, known),
    }))
    return { ...search, candidates }
  })
  const all = judgedSums(scene, weighed, known)
  return weighed.map((search) => {
    const role = search.field.name.concept as SumRole
    if (!judged.has(role)) return search
    const own = search.candidates.find((one) => isOwnName(scene, one))
    const candidates = search.candidates.map((one) => {
      const factor = own ? (one === own ? agrees : differsClearly) : factorOf(one, role, all)
      return { ...one, score: Math.min(1, one.score * factor) }
    })
    return { ...search, candidates }
  })
}

/** Where sums have cents, a whole number is a count of something. */
function wholeFactor({ value }: Candidate, { hasCents: isUsual }: KnownSums): number {
  return isUsual && !hasCents(textOf(value)) ? 0.6 : 1
}

const judged: ReadonlySet<string> = new Set(['total', 'subtotal', 'tax', 'paid', 'change'])

/** For the value of the likeliest judgement, and against another, by how much less likely that is. */
const [agrees, differs, differsClearly, isImpossible] = [1.06, 0.92, 0.7, 0.4]
const [clear, impossible] = [1, 1.5]

function factorOf(candidate: Candidate, role: SumRole, all: readonly Judgement[]): number {
  const [first] = all
  const own = centsIn(candidate)
  if (own === null) return 0.5
  const rival = all.find(({ cents }) => cents[role] === own)
  if (!first) return 1
  if (!rival) return first.cents[role] === null ? 1 : differsClearly
  const behind = first.weight - rival.weight
  if (first.cents[role] === null) return behind > impossible ? isImpossible : 1
  if (own === first.cents[role]) return agrees
  return behind < clear ? differs : differsClearly
}

/** The page prints the field's very name once: "Balance due" is that sum, whatever the others make of it. A bare "total" may be any. */
function isOwnName({ labels }: Scene, { field, label, relation }: Candidate): boolean {
  const [named, more] = labels.filter(({ key }) => key === field.name.keys[0])
  const isClear =
    named !== undefined &&
    more === undefined &&
    (named.isWhole || named.hasColon) &&
    /\p{L} \p{L}/u.test(named.part.folded.slice(named.start, named.end))
  return isClear && relation !== 'below' && label?.part === named.part && label.key === named.key
}

/** The largest of the sums in a row is the sum; its tax may be printed after it. */
function largestOf({ value, label }: Candidate, { candidates }: Search): number {
  const cents = centsOf(textOf(value)) ?? 0
  const beside = candidates.filter(
    (one) => one.label !== null && one.label === label && one.relation !== 'below',
  )
  return beside.some((one) => (centsOf(textOf(one.value)) ?? 0) > cents) ? 0.88 : 1
}
