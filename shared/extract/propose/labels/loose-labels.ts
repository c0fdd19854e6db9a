// Labels that say what a field's name says in other words or in another language: "10 Gross proceeds paid to an
// attorney" for GrossProceedsAttorney, "Fecha de visita" for visit_date. All words of the name stand in the part, in
// any order; the fewer others, the surer.
import { isCaption } from '../../page/captions.ts'
import { endsAsHouse } from '../parties/house.ts'
import { letteredNumber, type Label } from '../../page/labels.ts'
import { matched } from './label-match.ts'
import type { NamedPart } from '../../words/label-words.ts'
import { hasForm, type ValueType } from '../../kinds/kinds.ts'
import type { Scene } from '../../page/scene.ts'
import type { Part } from '../../model/sheet.ts'
import { meansField } from '../../score/label-meaning.ts'
import type { FieldName } from '../../words/names.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import type { Sensed } from '../../words/senses.ts'
import { hasWord } from '../../words/word-match.ts'
import type { RequestedField } from '../../words/requested-field.ts'

export interface LooseLabel {
  readonly label: Label
  readonly weight: number
  /** It says what the name says and nothing else, so that it is a label for all fields. */
  readonly isWhole: boolean
  /** It leaves out what the name says more closely: another field may be meant. */
  readonly isPartial: boolean
  /** It has the very words of the name. */
  readonly isLiteral: boolean
}

/** For each field the labels that say its name; what says only a part of several names is none of theirs. */
export function looseLabelsOf(scene: Scene, wanted: readonly RequestedField[]): LooseLabel[][] {
  const all = wanted.map((field) => looseLabels(scene, field))
  const claims = Map.groupBy(all.flat(), ({ label }) => label.part)
  const rivals = ({ label }: LooseLabel) =>
    (claims.get(label.part)?.length ?? 0) > 1 || scene.labelsIn(label.part).some(isAskedFor)
  return all.map((said) => {
    const labels = said.filter((one) => !isBehindLabel(one, said))
    const complete = labels.filter(({ isPartial }) => !isPartial)
    return literalFirst(complete.length > 0 ? complete : labels.filter((one) => !rivals(one)))
  })
}

/** "Tag" is a day in German, but where "Bag tag number" is printed it is what an English name means. */
function literalFirst(labels: readonly LooseLabel[]): LooseLabel[] {
  const isSaid = labels.some(({ isLiteral }) => isLiteral)
  return labels.map((one) => (isSaid && !one.isLiteral ? { ...one, weight: ofSense * one.weight } : one))
}

const ofSense = 0.7

/** "Combustível | Gasóleo": both say what the fuel is, and the second is the answer to the first. */
function isBehindLabel({ label: { row, index } }: LooseLabel, all: readonly LooseLabel[]): boolean {
  return all.some(({ label, isWhole }) => isWhole && label.row === row && label.index === index - 1)
}

/** 注意事項：請攜帶健保卡: a paragraph may have its label. */
const hanLabel = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,8} ?[:：]/u

function isAskedFor({ isAsked, quality }: Label): boolean {
  return isAsked && quality >= 0.6
}

function looseLabels(scene: Scene, { name }: RequestedField): LooseLabel[] {
  return name.phrases.flatMap((words) => {
    if (words.length === 0 || words.length > 8) return []
    const [only] = words.length === 1 ? words : []
    if (only && only.key.length < 4 && only.senses.size === 0) return []
    const wish = { words, type: name.type, isKnown: name.concept !== null }
    const own = words.filter((word) => !isTypeWord(word, name.type))
    return scene.partsNaming(words).flatMap((named) => {
      if (
        isOwnName(named) ||
        isNumber(named) ||
        (scene.isInParagraph(named.part) && !hanLabel.test(named.part.text)) ||
        (only && wish.isKnown && !isKindOfPhone(only, name.type) && !isOnlyWord(scene, named))
      )
        return []
      const found = matched(scene, named, wish)
      return found && !isOfOthers(scene, name, named.part, found.end)
        ? [
            {
              label: labelOf(named, isCaption(scene, named.part) ? named.part.folded.length : found.end),
              weight: 0.9 * found.share,
              isWhole: found.share >= minWhole,
              isPartial: found.isPartial ?? false,
              isLiteral: own.length > 0 && own.every((word) => hasWord(named.label, word)),
            },
          ]
        : []
    })
  })
}

/** PO060402 is a number, and no label that says "PO". */
function isNumber({ part: { text } }: NamedPart): boolean {
  return letteredNumber.test(text) && !/\s/.test(text.trim())
}

/** "Sous total HT" has the words of a total and its label means another sum. */
function isOfOthers(scene: Scene, name: FieldName, part: Part, end: number): boolean {
  const isOff = scene.disabled.has('labelMeaning')
  return !isOff && hasForm(name.type) && meansField(scene, name, { part, start: 0, end }) === false
}

/** A hotline is called so, whatever else its label says. */
function isKindOfPhone(word: Sensed, type: ValueType): boolean {
  return type === 'phone' && !isTypeWord(word, 'phone')
}

/** 晨星教育基金会 is a foundation's name, and no label of one; 检测机构 is a label. */
function isOwnName({ part, label }: NamedPart): boolean {
  return label.length >= minOfName && /\p{Script=Han}$/u.test(part.text) && endsAsHouse(part)
}

const minOfName = 3

/** One word that the lexicon knows has its labels there; in another's label it means something else. */
function isOnlyWord(scene: Scene, { part, label }: NamedPart): boolean {
  return label.length === 1 && !scene.labelsIn(part).some(({ concepts }) => concepts.length > 0)
}

/** A text that matches this much of a name is a label, even if its words are no label of a field. */
const minWhole = 0.92

function labelOf({ part, row, index }: NamedPart, wordsEnd: number): Label {
  const end = isTranslated(part, wordsEnd)
    ? part.folded.length
    : wordsEnd + (/^ */.exec(part.folded.slice(wordsEnd))?.[0].length ?? 0)
  const isWhole = !/[\p{L}\p{N}]/u.test(part.folded.slice(end))
  const hasColon = /[:?]/.test(part.folded.charAt(wordsEnd - 1))
  return {
    ...{
      part,
      row,
      index,
      start: 0,
      end,
      isWhole,
      key: part.folded,
      hasColon,
    },
    ...{ concepts: [], roles: [], isAsked: true, quality: hasColon ? 0.9 : 0.8 },
  }
}

/** 购买日期 Date of purchase: what is a bracket only where labels are looked for explains the label; see bilingual.ts. */
function isTranslated({ text, folded }: NamedPart['part'], at: number): boolean {
  return /^ ?\([^()]*$/u.test(folded.slice(at)) && !/[(（]/u.test(text.slice(at))
}
