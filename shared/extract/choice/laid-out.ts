// The likeliest value of each field, where nothing of the page serves two fields.
import { isSameParty } from '../choose.ts'
import type { Candidate } from '../candidate.ts'
import { judged, leastConfidence, type Judged } from '../confidence.ts'
import { isBox } from '../page/boxes.ts'
import { shareText } from '../page/place.ts'
import { labelAt } from '../pairs/pair.ts'
import { hasForm } from '../recognisers/recognisers.ts'
import type { Scene } from '../scene.ts'
import type { Wanted } from '../wanted.ts'
import type { Weighed } from './clues.ts'
import { numbersOf } from './numbers.ts'
import { chancesOf } from './trees.ts'

/** How much speaks for an option of such clues. */
export type JudgeOf = (clues: readonly number[]) => number

/** An option with the chance that it is right, from 0 to 1. */
interface Likely {
  readonly option: Weighed
  readonly chance: number
}

export interface Told {
  readonly option: Weighed
  readonly value: Judged
}

/** What is less likely is not told: an empty field is better than a wrong one. What the rules tell is rather believed. */
const leastChance = 0.3
const leastOfChosen = 0.2
/** Where the rules are so sure, nothing is likelier. */
const surelyChosen = 0.9
/** What was read so badly is no value, wherever it stands. */
const leastRead = 0.4

/** The likeliest first. */
export function laidOut(scene: Scene, options: readonly Weighed[], judge: JudgeOf): Map<Wanted, Told> {
  const laid = new Map<Wanted, Told>()
  const likely = [...Map.groupBy(options, ({ search }) => search).values()]
    .flatMap((ofField): Likely[] => {
      const chances = chancesOf(ofField.map(({ clues }) => judge(numbersOf(clues))))
      return ofField.map((option, i) => ({ option, chance: chances[i] ?? 0 }))
    })
    .filter((one) => standing(one) >= (one.option.isChosen ? leastOfChosen : leastChance))
    .toSorted((a, b) => standing(b) - standing(a))
  for (const one of likely) {
    const { option } = one
    const { field } = option.search
    const isTaken = [...laid].some(
      ([other, { value }]) => shareText(value.value, option.place) && !isSameParty(field, other),
    )
    const value = laid.has(field) || isTaken ? null : valueOf(scene, one)
    if (value) laid.set(field, { option, value })
  }
  return laid
}

/** A tick is what the rules see at its box, and no text that could be anything else. */
function standing({ option: { isChosen, rule, text, search }, chance }: Likely): number {
  const isSure =
    isChosen && ((rule?.confidence ?? 0) >= surelyChosen || (isBox(text) && !hasForm(search.field.name.type)))
  return isSure ? 1 : chance
}

/** What is only likelier than all else is never as sure as what a label says. */
const mostSure = 0.85
const leastScore = 0.6

function valueOf(scene: Scene, { option, chance }: Likely): Judged | null {
  const { rule, isChosen, search } = option
  if (isChosen && rule) return rule
  const candidate = rule ?? placedAt(scene, option)
  const fitting = { ...candidate, score: Math.max(leastScore, candidate.score) }
  const [value] = judged(scene, [{ ...search, candidates: [fitting] }])[0]?.candidates ?? []
  if (!value || value.confidence < leastRead) return null
  return { ...value, confidence: Math.min(mostSure, Math.max(leastConfidence, chance)) }
}

function placedAt(scene: Scene, { pair, isOfPair, place, search: { field } }: Weighed): Candidate {
  const own = isOfPair ? pair : null
  return {
    field,
    value: place,
    label: own && labelAt(own.label, scene.rowOf(own.label.part), 0),
    relation: own ? 'right' : 'position',
    score: leastScore,
  }
}
