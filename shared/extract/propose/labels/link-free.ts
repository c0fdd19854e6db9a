// Free text: whatever stands behind its label, or in the next part, or below it.
import { isBox } from '../../page/boxes.ts'
import { hasLegalForm } from '../../words/company-words.ts'
import { isDocumentTitle } from '../../words/document-title.ts'
import { isHouse } from '../parties/house.ts'
import { isInstruction } from '../../page/instruction.ts'
import type { Label } from '../../page/labels.ts'
import { recognisers, type ValueType } from '../../kinds/kinds.ts'
import type { Linked } from '../../model/linked.ts'
import { foldedOf, textOf, wholePart, type Place } from '../../model/place.ts'
import { trimmed } from '../position/placed.ts'
import { isSalutation } from '../parties/salutation.ts'
import { isListed } from '../../page/listed-pairs.ts'
import { wholeValue } from './whole-value.ts'
import { above, areRuledOff, below, beginsWithLabel, rightOf, upToLabel } from '../../page/neighbours.ts'
import type { Scene } from '../../page/scene.ts'
import type { Part, Row } from '../../model/sheet.ts'
import { sensedOf } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

/** Free text is whatever stands behind its label, or in the next part, or below. */
export function freeValues(scene: Scene, label: Label, type: ValueType): Linked[] {
  const said = textAt(upToLabel(scene, label.part, label.end))
  // behind a question "No" is its answer
  const behind = label.hasColon ? said : withoutFiller(said)
  const isLabelsOwn =
    behind !== null &&
    !label.hasColon &&
    (isInCapitals(scene, label, behind) || isPairsLabel(scene, label, behind))
  const rest = isLabelsOwn ? null : behind
  if (rest && (label.hasColon || !isInstruction(rest))) {
    if (!label.hasColon && !isSetApart(label, rest)) return []
    // Hotel Adlon, Laboratório Vida Nova: what a house is begins its name
    if (!label.hasColon && !/^\d/.test(textOf(rest)) && isKindOfHouse(label, type))
      return [{ ...trimmed(wholePart(label.part)), relation: 'behind', closeness: 0.8 }]
    return [
      { ...wholeValue(scene, label, rest, type), relation: 'behind', closeness: label.hasColon ? 1 : 0.8 },
    ]
  }
  const isOver = scene.tiles().has(label.part)
  const isBeside = rest === null && !isInHeadRow(scene, label) && !isOver
  const right = isBeside ? besides(scene, label, type) : null
  const under = belows(scene, label, type, right)
  const found = [right, under].flatMap((one) => one ?? [])
  if (found.length > 0 || label.hasColon) return found
  const over = above(scene, label.part, label.row)
  const value = over && !isInstruction(wholePart(over)) ? textAt(wholePart(over)) : null
  return value ? [{ ...value, relation: 'above', closeness: 0.62 }] : []
}

/** 매도인 | 성명 정태호: beside a party the name has its own label. */
function ownLabelEnd(scene: Scene, part: Part, type: ValueType): number {
  if (type !== 'company' && type !== 'name') return 0
  const own = scene
    .labelsIn(part)
    .find(
      (label) =>
        label.start === 0 &&
        label.concepts.includes('person') &&
        !label.isWhole &&
        /\s$/u.test(part.text.slice(0, label.end)),
    )
  return own?.end ?? 0
}

function besides(scene: Scene, label: Label, type: ValueType): Linked | null {
  const [part] = rightOf(scene, label)
  const value = part ? textAt(upToLabel(scene, part, ownLabelEnd(scene, part, type))) : null
  if (!part || !value || scene.tiles().has(part)) return null
  const isOfList = isListed(scene, label)
  const gap = (part.box.x0 - label.part.box.x1) / scene.sheet.unit
  const isSigned = withInitials.test(textOf(value).trim())
  const max = isSigned ? 70 : label.hasColon ? 45 : label.isWhole && label.isAsked ? 60 : 16
  if (gap > max && !isOfList) return null
  // a box of a form holds its value below the label; the next box is another's
  const closeness = label.hasColon
    ? 0.95
    : isOfList || isSigned
      ? 0.88
      : areRuledOff(scene, label.part, part)
        ? 0.6
        : gap < 8
          ? 0.85
          : gap < 16
            ? 0.7
            : 0.65
  return { ...wholeValue(scene, label, value, type), relation: 'right', closeness }
}

/** Директор ________ Л. Н. Ершова: who signs stands behind a line to sign on. */
const withInitials = /^(?:(?:\p{Lu}\. ?){1,2}\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ (?:\p{Lu}\. ?){1,2})$/u

function belows(scene: Scene, label: Label, type: ValueType, right: Linked | null): Linked | null {
  const isParty = type === 'company'
  const isName = isParty || type === 'name'
  const [first] = below(scene, label.part, label.row, isParty ? 6 : label.isWhole ? 3.6 : 2.6).filter(
    ({ part }) =>
      /[\p{L}\p{N}]/u.test(part.text) &&
      (label.hasColon || !isInstruction(wholePart(part))) &&
      !(isParty && isPair(scene, part)) &&
      // a line in small letters goes on with what the label explains
      !(isName && /^\p{Ll}/u.test(part.text) && !withTitle.test(part.text)) &&
      !(isName && isDocumentTitle(part.text)) &&
      !(isName && isSalutation(part.folded)),
  )
  const value =
    first && !beginsWithLabel(scene, first.part) && !isNextLabel(scene, label, first.part)
      ? textAt(upToLabel(scene, first.part, 0))
      : null
  // a box whose name is a label of its own
  if (!first || !value || isBox(textOf(value))) return null
  const isColumn = isHeadOfColumn(scene, label, first.part)
  const weight = (right === null || right.closeness <= 0.6 ? 0.85 : 0.5) * (isColumn ? ofColumn : 1)
  const closeness = weight - 0.05 * Math.max(0, first.gap)
  return { ...wholeValue(scene, label, value, type), relation: 'below', closeness }
}

/** dott.ssa Ilaria Nencini, ing. Mario Bo: titles are written small in many countries. */
const withTitle =
  /^(?:dott(?:\.?ssa)?|dr|prof(?:\.?ssa)?|ing|arch|avv|geom|rag|sig(?:\.?ra)?|mgr|inż|med|lic|d\.?[ªa]?|dra?|sra?|don|doña|dña)\.? \p{Lu}/u

/** A segment with its own value beside it, as the label above it has. */
function isNextLabel({ pairs }: Scene, { part }: Label, other: Part): boolean {
  return pairs().isLabel(part) && pairs().isLabel(other) && !/\d/.test(other.text)
}

/** Which row of a table is meant a field alone does not say. */
const ofColumn = 0.55
const minHeads = 4

/** Words alone above rows of figures: what stands beside a head is the next head. */
function isInHeadRow({ sheet }: Scene, { row, hasColon }: Label): boolean {
  const [heads = [], first = [], second = []] = sheet.rows.slice(row, row + 3)
  const isRow = (one: Row) => one.length >= minHeads - 1 && one.some(({ text }) => /\d/.test(text))
  return (
    !hasColon &&
    heads.length >= minHeads &&
    heads.every(({ text }) => !/[\d:：]/u.test(text)) &&
    isRow(first) &&
    isRow(second)
  )
}

function isHeadOfColumn({ sheet, rowOf }: Scene, { row }: Label, value: Part): boolean {
  const [heads, first, second] = [sheet.rows[row], sheet.rows[rowOf(value)], sheet.rows[rowOf(value) + 1]]
  const isRow = (one: Row | undefined) => (one?.length ?? 0) >= minHeads - 1
  return (heads?.length ?? 0) >= minHeads && rowOf(value) === row + 1 && isRow(first) && isRow(second)
}

function textAt(place: Place): Place | null {
  // the number of the next point of a form
  if (/^\d{1,2}[.．、]\s*$/u.test(textOf(place))) return null
  const span = recognisers.text(foldedOf(place))[0]
  return span ? { part: place.part, start: place.start + span.start, end: place.start + span.end } : null
}

/** TRAVAUX EFFECTUÉS above a line in small letters: all of it is the label. */
function isInCapitals(scene: Scene, { part, row }: Label, rest: Place): boolean {
  if (!/^\p{Lu}[\p{Lu} '’-]+$/u.test(part.text.trim()) || !/\p{Lu}{3}/u.test(textOf(rest))) return false
  // TUTEUR DE STAGE: words that labels are made of
  if (sensedOf(tokensOf(foldedOf(rest))).every(({ senses }) => senses.size > 0)) return true
  const [next] = below(scene, part, row, maxBelowLabel)
  return next !== undefined && /\p{Ll}{3}/u.test(next.part.text)
}

const maxBelowLabel = 1

/** "Réglage DIN | 5,25": what has its value beside it is a label to its end. */
function isPairsLabel(scene: Scene, { part, isAsked }: Label, rest: Place): boolean {
  return isAsked && !/\d/.test(textOf(rest)) && scene.pairs().isLabel(part)
}

/** COUNTY OF KENT: Kent. MODEL NO.: what stands beside it. */
function withoutFiller(place: Place | null): Place | null {
  if (place && /^(?:no|nr|num|number|nummer|n[°º])[.:#]*(?:\(.*)?$/u.test(foldedOf(place))) return null
  const of = place && /^(?:of|di|de|du|da|do|del|von) (?=\p{L})/u.exec(foldedOf(place))?.[0].length
  return place && of ? { ...place, start: place.start + of } : place
}

/** Kunden AG, Lieferant GmbH: the word for a party is part of a name. */
function isName(label: Label): boolean {
  return label.concepts.includes('party') && hasLegalForm(label.part.text)
}

function isKindOfHouse({ isAsked, roles, part, start, end }: Label, type: ValueType): boolean {
  const label = part.folded.slice(0, end)
  if (!isAsked || roles.length > 0 || start > 0 || /\p{Script=Han} $/u.test(label)) return false
  return type === 'company' || hasLegalForm(part.text) || (type === 'text' && isHouse(label))
}

/** Without a colon, "Company policies are ..." is a sentence; a name of one's own or a number speaks for a value. */
function isSetApart(label: Label, rest: Place): boolean {
  const text = textOf(rest)
  if (isBox(text)) return true
  const isShort = label.key.length <= 2 && !/\p{Script=Han}/u.test(label.key)
  if (isInstruction(rest) || isShort || isName(label)) return false
  const endsWithHan = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}ー]\s*$/u.test(
    label.part.folded.slice(label.start, label.end),
  )
  if (endsWithHan) return /\s$/.test(label.part.folded.slice(0, label.end)) || label.quality > 0.85
  return label.quality >= 0.6 && /^[\p{Lu}\p{N}\p{Sc}]/u.test(text) && text.split(' ').length <= 6
}

/** A name stands below the heading of its party, but a number with a label of its own may come first. */
function isPair(scene: Scene, part: Part): boolean {
  return (
    beginsWithLabel(scene, part) ||
    /^[\p{L} .-]{2,30}[:：]/u.test(part.text) ||
    !/\p{L}{2}|\p{Script=Han}/u.test(part.text)
  )
}
