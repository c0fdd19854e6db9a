// What the label of an option says of a field's name, beside what it says of others' and what others say of it.
import { isOfOtherConcept } from '../elimination/other-concept.ts'
import type { Grounds } from '../position/grounds.ts'
import type { Scene } from '../scene.ts'
import { isTypeWord } from '../words/sense-groups.ts'
import type { Sensed } from '../words/senses.ts'
import type { Wanted } from '../wanted.ts'
import type { Option } from './option.ts'
import type { LabelledPair, Surroundings } from './surroundings.ts'

const settings = { ruled: 4, tile: 3, beside: 2, segment: 1 } as const

export function cluesOfLabel(
  scene: Scene,
  { groups }: Grounds,
  around: Surroundings,
  field: Wanted,
  { pair, place }: Option,
) {
  const { fields, chosen, likeness } = around
  const own = likeness[fields.indexOf(field)] ?? []
  const share = (pair && own[pair.index]?.share) ?? 0
  const most = (shares: readonly number[]) => Math.max(0, ...shares)
  const ofOthers = (isMeant: (other: Wanted) => boolean) =>
    pair === null
      ? 0
      : most(
          fields.map((other, i) =>
            other !== field && isMeant(other) ? (likeness[i]?.[pair.index]?.share ?? 0) : 0,
          ),
        )
  const best = most(own.map((one) => one.share))
  const words = field.name.phrases.at(-1) ?? []
  return {
    setting: pair ? settings[pair.setting] : 0,
    share: pair ? share : -0.1,
    isOpen: Number(pair?.isOpen ?? false),
    isOther: Number((pair && own[pair.index]?.isOther) ?? false),
    isOfOtherConcept: Number(pair !== null && isOther(scene, field, pair)),
    shareLead: pair ? share - most(own.map((one, i) => (i === pair.index ? 0 : one.share))) : -best,
    shareOverFields: pair ? share - ofOthers(() => true) : 0,
    shareOverOpen: pair ? share - ofOthers((other) => !chosen.has(other)) : 0,
    bestShare: best,
    labelWords: pair?.words.length ?? 0,
    labelKnown: pair ? knownIn(pair.words) : -1,
    nameKnown: knownIn(words),
    isBare: Number(words.every((word) => isTypeWord(word, field.name.type))),
    isLabelTaken: Number(pair !== null && isLabelOfOther(around, field, pair)),
    ofGroup: groups.factorOf(field, pair?.label.part ?? place.part),
  }
}

function isOther(scene: Scene, { name }: Wanted, pair: LabelledPair): boolean {
  return isOfOtherConcept(scene, name, { ...pair, fitting: () => null })
}

function knownIn(words: readonly Sensed[]): number {
  return words.length === 0 ? -1 : words.filter(({ senses }) => senses.size > 0).length / words.length
}

/** In characters: a mark may stand before a label. */
const fewAhead = 3

function isLabelOfOther({ chosen }: Surroundings, field: Wanted, { label }: LabelledPair): boolean {
  return [...chosen].some(
    ([other, one]) =>
      other !== field && one.label?.part === label.part && Math.abs(one.label.start - label.start) < fewAhead,
  )
}
