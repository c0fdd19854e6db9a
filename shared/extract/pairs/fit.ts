// How well a pair of the page fits a field: by what its label says, and by what its value is.
import type { Search } from '../candidates.ts'
import { isInstruction } from '../page/instruction.ts'
import { conceptById } from '../lexicon/lexicon.ts'
import { textOf } from '../page/place.ts'
import { hasForm } from '../recognisers/recognisers.ts'
import type { Scene } from '../scene.ts'
import { documentSenses, isTypeWord } from '../words/sense-groups.ts'
import { sensesOfAny } from '../words/word-senses.ts'
import { likenessOf, type Likeness } from './likeness.ts'
import type { Pair } from './pair.ts'
import { valueOfPair } from './value-of-pair.ts'

export interface Fit extends Likeness {
  /** How well the value is of the field's type, from 0 to 1. */
  readonly fit: number
  /** The type is known by its form. */
  readonly isFormed: boolean
}

export function fitAt(scene: Scene, search: Search | undefined, pair: Pair | undefined): Fit {
  if (!search || !pair) return { share: 0, isOther: true, fit: 0, isFormed: false }
  const { name } = search.field
  const label = pair.label.folded.slice(0, pair.labelEnd)
  const all = name.phrases.map((words) => likenessOf(words, name.type, label))
  const share = Math.max(0, ...all.map((one) => one.share))
  const isFormed = hasForm(name.type)
  const isOther =
    all.every((one) => one.isOther) ||
    meansOther(scene, search, pair) ||
    (share === 0 && (isOfDocument(search) || sentences.test(textOf(pair.value))))
  return { share, isOther, fit: fitOf(search, pair), isFormed }
}

/** Several of them are a note, which is asked for by its name. */
const sentences = /[。！？]\s*\S/u

/** A letter has its own date on no label. */
function isOfDocument({ field: { name } }: Search): boolean {
  const words = name.phrases.at(-1) ?? []
  return name.type === 'date' && words.some(({ senses }) => !senses.isDisjointFrom(documents))
}

const documents = documentSenses.union(sensesOfAny('letter', 'issue'))

/** A sum or a number of another kind, as the lexicon knows both; or the date of what is asked for. */
function meansOther(scene: Scene, { field: { name } }: Search, { label }: Pair): boolean {
  const [known] = scene.labelsIn(label).filter(({ quality, start }) => quality >= 0.6 && start < 3)
  const concepts = known?.concepts ?? []
  const isOfDate = !hasForm(name.type) && scene.wordsIn(label).label.some((word) => isTypeWord(word, 'date'))
  const asksDate = name.phrases.some((words) => words.some((word) => isTypeWord(word, 'date')))
  if (isOfDate && !asksDate) return true
  // behind "phone" stands no name
  if (!hasForm(name.type) && concepts.some((id) => ofContact.has(conceptById.get(id)?.type ?? 'text')))
    return true
  return (
    hasForm(name.type) && name.concept !== null && concepts.length > 0 && !concepts.includes(name.concept)
  )
}

const ofContact: ReadonlySet<string> = new Set(['phone', 'email', 'url', 'iban', 'bic'])

/** A figure that fills its value; a name has none. */
function fitOf({ field: { name } }: Search, pair: Pair): number {
  const value = valueOfPair(pair, name.type)
  if (!value) return 0
  const text = textOf(pair.value)
  if (hasForm(name.type))
    return (value.end - value.start) / Math.max(1, text.trim().length) >= leastFilled ? 1 : 0
  if (name.type === 'name') return /\d/.test(text) ? 0 : 1
  if (name.type === 'company') return /\p{L}{2}/u.test(text) ? 1 : 0
  // a form explains what is to be written, or a sentence of it goes on in the next box
  const isLong = text.split(' ').length > mostWords || pair.labelEnd === pair.label.text.length
  if (isLong && isInstruction(pair.value) && !/[.!。！]$/u.test(text)) return 0
  return /^\P{L}*$/u.test(text) ? 0.7 : 1
}

const leastFilled = 0.5
const mostWords = 10
