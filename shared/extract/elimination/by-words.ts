// The pair whose label says most of a field's name, where it says as much of no other, and no other says as much of it.
import type { Wanted } from '../wanted.ts'
import { isTypeWord } from '../words/sense-groups.ts'
import { fittingIn } from './fitting.ts'
import { likenessOf } from './likeness.ts'
import { isBare, isKnownSum, leastScore, mostScore, type Free, type Match } from './match.ts'

const leastShare = 0.45
const leastLead = 0.05

export function byWords(left: readonly Wanted[], free: readonly Free[]): Match[] {
  const all = left.flatMap((field) =>
    free.flatMap((pair): (Match & { share: number })[] => {
      const { share, isOther } = likenessOf(field.name, pair.words)
      if (pair.isWeak && field.name.concept !== null) return []
      const isClear = isOpen(field) ? share >= leastShare : isBareToo(field, pair)
      const value = isClear && !isOther ? fittingIn(pair.value, field.name.type) : null
      return value
        ? [{ field, pair, value, share, score: leastScore + (mostScore - leastScore) * share }]
        : []
    }),
  )
  const found: Match[] = []
  const isFree = ({ field, pair }: Match) => !found.some((one) => one.field === field || one.pair === pair)
  for (const one of all.toSorted((a, b) => b.share - a.share)) {
    const isRival = (other: (typeof all)[number]) =>
      other !== one &&
      (other.field === one.field || other.pair === one.pair) &&
      other.share > one.share - leastLead &&
      isFree(other)
    if (isFree(one) && !all.some(isRival)) found.push(one)
  }
  return found
}

function isOpen({ name }: Wanted): boolean {
  return !isKnownSum(name) && !isBare(name)
}

/** Where a name is but a word for its type, so is its label: "amount", "Importe". */
function isBareToo({ name }: Wanted, { words }: Free): boolean {
  const own = name.phrases.at(-1) ?? []
  return (
    own.length > 0 && isBare(name) && words.length > 0 && words.every((word) => isTypeWord(word, name.type))
  )
}
