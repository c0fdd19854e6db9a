// A field that is left, and a pair of the page that may be its own: by what the label says, and by what the value is.
import type { Free } from './free.ts'
import { isOfOtherConcept } from './other-concept.ts'
import { isOnBehalf } from '../labels/on-behalf.ts'
import { likenessOf } from './likeness.ts'
import { foldedOf, textOf, type Place } from '../../model/place.ts'
import { hasForm, recognisers } from '../../kinds/recognisers.ts'
import type { Scene } from '../../page/scene.ts'
import { documentSenses, isTypeWord } from '../../words/sense-groups.ts'
import type { FieldName } from '../../words/names.ts'
import type { Wanted } from '../../words/wanted.ts'
import { sensesOfAny } from '../../words/word-senses.ts'

export interface Match {
  readonly field: Wanted
  readonly pair: Free
  readonly value: Place
  /** How much of the name the label says, from 0 to 1. */
  readonly share: number
  readonly score: number
}

/** What the order alone tells; words that say all of a name are surer. */
export const leastScore = 0.54
const mostScore = 0.64

export function matchOf(scene: Scene, field: Wanted, pair: Free): Match | null {
  const { name } = field
  const { share, isOther } = likenessOf(name, pair.words)
  const isSigner = name.type !== 'name' && isOnBehalf(foldedOf(pair.label))
  const value = isOther || isSigner ? null : pair.fitting(name.type)
  // 编号 is the number of the paper, and not that of somebody's identity
  const isPapers =
    name.concept === 'idNumber' && name.group !== null && pair.words.every((word) => isTypeWord(word, 'code'))
  const isUnsaid =
    share === 0 &&
    (asksForDocument(name) ||
      sentences.test(textOf(pair.value)) ||
      isDay(name, pair.value) ||
      isNumber(name, pair.value))
  if (!value || isPapers || isUnsaid || isOfOtherConcept(scene, name, pair)) return null
  return {
    field,
    pair,
    value,
    share,
    score: leastScore + (mostScore - leastScore) * Math.min(1, share),
  }
}

/** A day or an hour is asked for as one. */
function isDay({ type }: FieldName, value: Place): boolean {
  const text = foldedOf(value).trim()
  return (
    (type === 'text' || type === 'name' || type === 'company') &&
    (['date', 'time'] as const).some((kind) =>
      recognisers[kind](text).some(
        ({ start, end, sureness }) => sureness >= 0.85 && start === 0 && end >= text.length - 1,
      ),
    )
  )
}

/** A long number is asked for as one. */
function isNumber({ type }: FieldName, value: Place): boolean {
  return !hasForm(type) && /^[\d ./-]{8,}$/.test(textOf(value).trim())
}

/** Several of them are a note, which is asked for by its name. */
const sentences = /[。！？]\s*\S|^(?:\S+ ){6,}\S*[\p{L}%)]\.$/u

/** A letter has its own date on no label. */
function asksForDocument({ type, phrases }: FieldName): boolean {
  const words = phrases.at(-1) ?? []
  return type === 'date' && words.some(({ senses }) => !senses.isDisjointFrom(documents))
}

const documents = documentSenses.union(sensesOfAny('letter', 'issue'))

/** The lexicon has the labels of totals and taxes: what it does not know is another sum. */
export function isKnownSum({ type, concept }: FieldName): boolean {
  return type === 'amount' && concept !== null
}

/** A "date" or a "name", and no more, is in many labels, and may be of anything. */
export function isBare({ phrases, type }: FieldName): boolean {
  return (phrases.at(-1) ?? []).every((word) => isTypeWord(word, type))
}
