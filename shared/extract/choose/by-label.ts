// Clues from labels: how well the label of an option fits the field's name, compared with other fields and other
// labels.
import type { Grounds } from '../propose/position/grounds.ts'
import { isTypeWord } from '../words/sense-groups.ts'
import type { Sensed } from '../words/senses.ts'
import type { RequestedField } from '../words/requested-field.ts'
import type { Part } from '../model/sheet.ts'
import type { Clues } from './numbers.ts'
import { onceFor } from './once.ts'
import type { Option } from './option.ts'
import type { LabelledPair, ChoiceContext } from './choice-context.ts'

const settings = { ruled: 4, tile: 3, beside: 2, segment: 1 } as const

export function cluesOfLabel(
  { groups }: Grounds,
  around: ChoiceContext,
  field: RequestedField,
): (option: Option) => Clues {
  const { fields, chosen, likeness } = around
  const own = likeness[fields.indexOf(field)] ?? []
  const best = mostOf(own.map(({ share }) => share))
  const words = field.name.phrases.at(-1) ?? []
  const ofField = {
    bestShare: best,
    nameKnown: knownIn(words),
    isBare: Number(words.every((word) => isTypeWord(word, field.name.type))),
  }
  const bare = onceFor((part: Part): Clues => ({
    ...{ setting: 0, share: -0.1, isOpen: 0, isOther: 0, shareLead: -best },
    ...{ shareOverFields: 0, shareOverOpen: 0, labelWords: 0, labelKnown: -1, isLabelTaken: 0 },
    ofGroup: groups.factorOf(field, part),
    ...ofField,
  }))
  const labelled = onceFor((pair: LabelledPair): Clues => {
    const { share, isOther } = own[pair.index] ?? { share: 0, isOther: false }
    const ofOthers = (isMeant: (other: RequestedField) => boolean) =>
      mostOf(
        fields.map((other, i) =>
          other !== field && isMeant(other) ? (likeness[i]?.[pair.index]?.share ?? 0) : 0,
        ),
      )
    return {
      setting: settings[pair.setting],
      share,
      isOpen: Number(pair.isOpen),
      isOther: Number(isOther),
      shareLead: share - mostOf(own.map((one, i) => (i === pair.index ? 0 : one.share))),
      shareOverFields: share - ofOthers(() => true),
      shareOverOpen: share - ofOthers((other) => !chosen.has(other)),
      labelWords: pair.words.length,
      labelKnown: knownIn(pair.words),
      isLabelTaken: Number(isLabelOfOther(around, field, pair)),
      ofGroup: groups.factorOf(field, pair.label.part),
      ...ofField,
    }
  })
  return ({ pair, place }) => (pair ? labelled(pair) : bare(place.part))
}

function mostOf(shares: readonly number[]): number {
  return Math.max(0, ...shares)
}

function knownIn(words: readonly Sensed[]): number {
  return words.length === 0 ? -1 : words.filter(({ senses }) => senses.size > 0).length / words.length
}

/** In characters: a mark may stand before a label. */
const fewAhead = 3

function isLabelOfOther({ chosen }: ChoiceContext, field: RequestedField, { label }: LabelledPair): boolean {
  return [...chosen].some(
    ([other, one]) =>
      other !== field && one.label?.part === label.part && Math.abs(one.label.start - label.start) < fewAhead,
  )
}
