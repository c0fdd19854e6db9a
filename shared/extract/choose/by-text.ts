// Clues from the text of an option alone, whatever surrounds it.
import { hasForm, hasTrait, kinds, recognisers, typesInOrder, type ValueType } from '../kinds/kinds.ts'
import { addressScore } from '../words/address-line.ts'
import { isInstruction } from '../page/instruction.ts'
import { foldedOf, textOf, wordsIn } from '../model/place.ts'
import type { Scene } from '../page/scene.ts'
import { hasLegalForm } from '../words/company-words.ts'
import type { RequestedField } from '../words/requested-field.ts'
import type { Clues } from './numbers.ts'
import type { Option } from './option.ts'
import type { ChoiceContext } from './choice-context.ts'

/** In the order of their numbers: a clue is the number of a form. */
const forms = typesInOrder.filter(hasForm).toSorted((a, b) => (kinds[a].form ?? 0) - (kinds[b].form ?? 0))

const minForm = 0.6
const [maxLetters, maxWords] = [60, 15]

/** The form of a text, whatever field is requested. */
interface Look {
  /** How much of it has the form of each type. */
  readonly shares: ReadonlyMap<ValueType, number>
  /** The number of the form that most of it has; none is 0. */
  readonly form: number
  readonly isCompany: boolean
  readonly ofAddress: number
}

function looksOf(): (text: string, folded: string) => Look {
  const known = new Map<string, Look>()
  return (text, folded) => {
    const look = known.get(text) ?? lookOf(text, folded)
    known.set(text, look)
    return look
  }
}

function lookOf(text: string, folded: string): Look {
  const shares = new Map(forms.map((type) => [type, formIn(type, folded)]))
  const [strongest, share] = [...shares].reduce((a, b) => (b[1] > a[1] ? b : a))
  return {
    shares,
    form: share > minForm ? 1 + forms.findIndex((type) => type === strongest) : 0,
    isCompany: hasLegalForm(text),
    ofAddress: addressScore(text),
  }
}

/** No form has more letters, but a web address. */
const maxFormLength = 60

const figure = /[\d〇零一二三四五六七八九十]/u

function formIn(type: ValueType, folded: string): number {
  if (folded.length > maxFormLength || (!hasTrait(type, 'letters') && !figure.test(folded))) return 0
  const length = Math.max(1, folded.trim().length)
  return Math.max(
    0,
    ...recognisers[type](folded).map(({ start, end, sureness }) => (sureness * (end - start)) / length),
  )
}

/** Many options are the same text, and many fields ask. */
export function cluesOfText(
  scene: Scene,
  around: ChoiceContext,
): (field: RequestedField) => (option: Option) => Clues {
  const looks = looksOf()
  const bare = new Map<string, Clues>()
  return ({ name }) => {
    const ofField = {
      type: kinds[name.type].clue,
      hasForm: Number(hasForm(name.type)),
      isKnown: Number(name.concept !== null),
      isGrouped: Number(name.group !== null),
      hasRole: Number(name.role !== null),
    }
    return (option) => {
      const { key, text, place, isOfPair, isPart } = option
      const look = looks(text, foldedOf(place))
      const own = bare.get(key) ?? cluesOfPlace(scene, around, look, option)
      bare.set(key, own)
      return {
        ...own,
        ownForm: hasForm(name.type) ? (look.shares.get(name.type) ?? 0) : 0,
        isLabel: Number(!isOfPair && around.labels.has(place.part)),
        found: (isOfPair ? 1 : 0) + (isPart ? 2 : 0),
        ...ofField,
      }
    }
  }
}

function cluesOfPlace(scene: Scene, around: ChoiceContext, look: Look, { place, text, pair }: Option) {
  const { part, start, end } = place
  const labels = scene.labelsIn(part).filter((one) => one.start <= start + 1 && one.end >= end - 1)
  const sure = wordsIn(place).map(({ word }) => word.confidence)
  const ofLine = (whole: string) => (end - start) / Math.max(1, whole.trim().length)
  return {
    wholePart: ofLine(part.text),
    wholePair: pair ? ofLine(textOf(pair.value)) : -1,
    length: Math.min(maxLetters, text.length),
    words: Math.min(maxWords, text.split(' ').length),
    figures: text.replace(/\D/g, '').length / text.length,
    form: look.form,
    isPerson: Number(around.persons.some((one) => one.part === part && Math.abs(one.start - start) <= 1)),
    isCompany: Number(look.isCompany),
    ofAddress: look.ofAddress,
    labelQuality: Math.max(0, ...labels.map(({ quality }) => quality)),
    beginsLarge: Number(/^[\p{Lu}\p{Lo}\d]/u.test(text)),
    isInstruction: Number(isInstruction(place)),
    hasColon: Number(/[:：]/u.test(text)),
    height: (part.box.y1 - part.box.y0) / scene.sheet.unit,
    weakestWord: Math.min(1, ...sure),
  }
}
