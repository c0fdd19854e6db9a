// The likeliest value of each field, where nothing of the page serves two fields.
import { isSameParty } from '../score/choose.ts'
import type { Candidate } from '../page/candidate.ts'
import { judgedAlone, minConfidence, type Judged } from '../score/confidence.ts'
import { isBox } from '../page/boxes.ts'
import { shareText } from '../model/place.ts'
import { labelAt } from '../page/pairs/pair.ts'
import { hasForm } from '../kinds/kinds.ts'
import type { Scene } from '../page/scene.ts'
import type { RequestedField } from '../words/requested-field.ts'
import type { OptionWithClues } from './clues.ts'
import { numbersOf } from './numbers.ts'
import { chancesOf, type Judge } from './trees.ts'

/** An option with the chance that it is right, from 0 to 1. */
interface Likely {
  readonly option: OptionWithClues
  readonly chance: number
}

export interface Told {
  readonly option: OptionWithClues
  readonly value: Judged
}

/** Less likely values are withheld, because an empty field is better than a wrong one. The rules' values are believed sooner. */
const minChance = 0.3
const minOfChosen = 0.18
/** Values of which the rules are so sure win, unless the trees reject them. */
const [surelyChosen, minOfSure] = [0.7, 0.25]

/** The likeliest first. */
export function assignValues(
  scene: Scene,
  options: readonly OptionWithClues[],
  judge: Judge,
): Map<RequestedField, Told> {
  const laid = new Map<RequestedField, Told>()
  const byField = [...Map.groupBy(options, ({ search }) => search).values()].map((ofField): Likely[] => {
    const chances = chancesOf(judge(ofField.map(({ clues }) => numbersOf(clues))))
    return ofField.map((option, i) => ({ option, chance: chances[i] ?? 0 }))
  })
  const likely = byField
    .flat()
    .filter((one) => standing(one) >= (one.option.isChosen ? minOfChosen : minChance))
    .toSorted((a, b) => standing(b) - standing(a))
  for (const one of likely) {
    const { option } = one
    const { field } = option.search
    const isTaken = [...laid].some(
      ([other, { value }]) => shareText(value.value, option.place) && !isSameParty(field, other),
    )
    if (!laid.has(field) && !isTaken) laid.set(field, { option, value: valueOf(scene, one) })
  }
  return laid
}

function standing({ option, chance }: Likely): number {
  const isSure = option.isChosen && (option.rule?.confidence ?? 0) >= surelyChosen && chance >= minOfSure
  return isSure || isKnown(option) ? 1 : chance
}

/**
 * Nothing is likelier than what proves itself: lines for machines, and sums that add up. And a tick is what the rules see
 * at its box, and no text that could be anything else.
 */
function isKnown({ isChosen, rule, text, search }: OptionWithClues): boolean {
  if (!isChosen || !rule) return false
  const { type } = search.field.name
  const isTick = isBox(text) && !hasForm(type)
  // the trees know nothing of currencies
  const isCurrency = type === 'currency' && rule.confidence >= surelyChosen
  return isTick || isCurrency || rule.isProven === true || rule.signs.addingSum > 0
}

/** A value that is only the likeliest is never as sure as one with a label. */
const maxSure = 0.85
const minScore = 0.6

function valueOf(scene: Scene, { option, chance }: Likely): Judged {
  const { rule, isChosen } = option
  if (isChosen && rule) return isKnown(option) ? rule : { ...rule, confidence: believed(rule, chance) }
  const candidate = rule ?? placedAt(scene, option)
  const fitting = { ...candidate, score: Math.max(minScore, candidate.score) }
  return { ...judgedAlone(scene, fitting), confidence: Math.min(maxSure, Math.max(minConfidence, chance)) }
}

/** The confidences of rules and trees are combined, because each is too sure of some kinds of values. */
function believed({ confidence }: Judged, chance: number): number {
  if (chance >= likely) return confidence
  return Math.min(confidence, maxDoubted, Math.max(minConfidence, (confidence + chance) / 2))
}

const [likely, maxDoubted] = [0.9, 0.89]

function placedAt(scene: Scene, { pair, isOfPair, place, search: { field } }: OptionWithClues): Candidate {
  const own = isOfPair ? pair : null
  return {
    field,
    value: place,
    label: own && labelAt(own.label, scene.rowOf(own.label.part), 0),
    relation: own ? 'right' : 'position',
    score: minScore,
    by: 'trees',
  }
}
