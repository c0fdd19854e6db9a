// The pair whose label says most of a field's name, where it says as much of no other, and no other says as much of it.
import type { Scene } from '../../page/scene.ts'
import type { Wanted } from '../../words/wanted.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import { isSame } from '../../words/senses.ts'
import { isBare, isKnownSum, matchOf, type Match } from './match.ts'
import type { Free } from './free.ts'

const leastShare = 0.45
const leastLead = 0.05
const ofOwn = 0.1

export function byWords(
  scene: Scene,
  all: readonly Wanted[],
  left: readonly Wanted[],
  free: readonly Free[],
): Match[] {
  const matches = left.flatMap((field) =>
    free.flatMap((pair) => {
      if (pair.setting === 'segment' && field.name.concept !== null) return []
      const match = matchOf(scene, field, pair)
      return match && isSaid(match)
        ? [saysOwn(match, all) ? { ...match, share: match.share + ofOwn } : match]
        : []
    }),
  )
  const found: Match[] = []
  const isFree = ({ field, pair }: Match) => !found.some((one) => one.field === field || one.pair === pair)
  for (const one of matches.toSorted((a, b) => b.share - a.share)) {
    const isRival = (other: Match) =>
      other !== one &&
      (other.field === one.field || other.pair === one.pair) &&
      other.share > one.share - leastLead &&
      isFree(other)
    if (isFree(one) && !matches.some(isRival)) found.push(one)
  }
  return found
}

/** "Air start" says "start", which only one of start_pressure and end_pressure has, and "Pressure group" what both have. */
function saysOwn({ field, pair }: Match, all: readonly Wanted[]): boolean {
  const own = field.name.phrases.at(-1) ?? []
  const others = all.filter((other) => other !== field).flatMap(({ name }) => name.phrases.at(-1) ?? [])
  return own.some(
    (word) =>
      !isTypeWord(word, field.name.type) &&
      pair.words.some((one) => isSame(one, word)) &&
      !others.some((other) => isSame(other, word)),
  )
}

/** Where a name is but a word for its type, so is its label: "amount", "Importe". */
function isSaid({ field: { name }, pair: { words }, share }: Match): boolean {
  if (!isKnownSum(name) && !isBare(name)) return share >= leastShare
  // the bare "Date" of a page is its own, and not that of what it is about
  if (name.type === 'date' && name.group !== null) return false
  const own = name.phrases.at(-1) ?? []
  return (
    own.length > 0 && isBare(name) && words.length > 0 && words.every((word) => isTypeWord(word, name.type))
  )
}
