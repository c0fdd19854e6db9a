// Proposes the values next to the labels of a field: those that the lexicon knows, and those that say the field's name in
// other words or in another language.
import { fitnessOf, isIdentity } from '../../score/fitness.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import { hasForm } from '../../kinds/kinds.ts'
import type { Linked } from '../../model/linked.ts'
import { joined, textOf, type Place } from '../../model/place.ts'
import type { Candidate } from '../../page/candidate.ts'
import type { Label } from '../../page/labels.ts'
import type { Scene } from '../../page/scene.ts'
import { meansOthersToo } from '../../score/label-meaning.ts'
import { isDocumentTitle } from '../../words/document-title.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import { sensedOf } from '../../words/senses.ts'
import type { RequestedField } from '../../words/requested-field.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import type { Block } from '../parties/blocks.ts'
import type { Labelled, Request } from '../proposer.ts'
import { groupFactor, weightOf } from './label-weight.ts'
import { labelled } from './labelled-values.ts'
import type { LooseLabel } from './loose-labels.ts'

/** A label of a field with its weight, from 0 to 1. */
interface Weighted {
  readonly label: Label
  readonly weight: number
}

export interface ByLabels extends Labelled {
  readonly candidates: readonly Candidate[]
  readonly hasLabel: boolean
  /** A label says all of the field's name; if it has no value, the field stays empty. */
  readonly isPrinted: boolean
}

export function valuesByLabels(request: Request, loose: readonly LooseLabel[]): ByLabels {
  const { scene, field } = request
  const { exact, others } = labelsOf(request, loose)
  const known = exact.flatMap((one) => valuesAt(request, one))
  // a label of the lexicon without a value may belong to another field, and other words say what is meant
  const isLabelled = exact.some(({ weight, label }) => weight * label.quality > 0.6) && known.length > 0
  // a label with the very words of the name is nearer than a synonym
  const isLiteral = exact.some(({ label }) => field.name.keys.includes(label.key))
  const more = isLabelled ? (isLiteral ? [] : others.filter(({ isWhole }) => isWhole)) : others
  const named = more.flatMap((one) => valuesAt(request, one))
  const all = withClearLabels(scene, field, [...known, ...named])
  const candidates = withVeryName(field, all)
  const isUnfilled = ({ label }: Weighted) => scene.unfilled().has(label.part)
  return {
    candidates,
    hasLabel: exact.length + more.length > 0,
    isPrinted:
      loose.some((one) => isAllOf(scene, field, one) && (hasForm(field.name.type) || isUnfilled(one))) ||
      exact.some((one) => one.weight * one.label.quality > 0.6 && isUnfilled(one)),
    named: candidates.some((one) => isNamed(field, one)),
    found: candidates.some(({ score }) => score >= 0.4),
    sure: candidates.some(({ score }) => score >= 0.7),
  }
}

/** The labels of the lexicon that mean the field, and those that say its name in other words. */
function labelsOf({ scene, grounds, field }: Request, loose: readonly LooseLabel[]) {
  // if only one label says the field's name, it is the field's wherever it is on the page
  const sayers = new Set(loose.filter((one) => one.isWhole && !one.isPartial).map(({ label }) => label.part))
  const ofGroup = (label: Label) => {
    const factor = groupFactor(grounds, field, label)
    return sayers.size === 1 && sayers.has(label.part) ? Math.max(minOfOnly, factor) : factor
  }
  const known = scene.disabled.has('knownLabels') ? [] : scene.labels
  const exact = known.flatMap((label): Weighted[] => {
    const meant = weightOf(scene, grounds, field, label)
    const isSaid = meant > 0 && field.name.group === null && saysAll(label, loose)
    const weight = Math.max(meant, isSaid ? ofSaid : 0) * ofGroup(label)
    return weight > 0 ? [{ label, weight }] : []
  })
  const others = scene.disabled.has('looseLabels')
    ? []
    : loose.map((one) => ({ ...one, weight: one.weight * ofGroup(one.label) }))
  return { exact, others }
}

function valuesAt({ scene, grounds, field }: Request, { label, weight }: Weighted): Candidate[] {
  return labelled(scene, label, field)
    .map((value) => (field.name.concept === 'address' ? toEndOfBlock(grounds.blocks, value) : value))
    .filter((value) => !isPapersOwn(field, label, value) && !isOfText(scene, label, value))
    .map((value): Candidate => {
      const score = weight * label.quality * value.closeness * fitnessOf(field, value)
      return { field, value, label, relation: value.relation, score, by: 'labels' }
    })
}

/** A labelled address that ends with a comma goes on to the end of its block. */
function toEndOfBlock(blocks: readonly Block[], value: Linked): Linked {
  if (!/[,、，]$/u.test(textOf(value))) return value
  for (const { lines } of blocks) {
    const at = lines.findIndex(({ part, end }) => part === value.part && end === value.end)
    if (at >= 0 && at < lines.length - 1) return { ...value, ...joined([value, ...lines.slice(at + 1)]) }
  }
  return value
}

/** "Print date" may be the only date of a receipt, and "Date" a column's: where a label means the field alone, both say less. */
function withClearLabels(
  scene: Scene,
  field: RequestedField,
  all: readonly Candidate[],
): readonly Candidate[] {
  const isVague = ({ label }: Candidate) =>
    label !== null &&
    (meansOthersToo(field.name, label) || (field.name.type === 'date' && isTypeOnly(field, label)))
  const isClear = (one: Candidate) =>
    one.score >= 0.6 && one.label?.concepts.includes(field.name.concept ?? '') === true && !isVague(one)
  if (scene.disabled.has('labelMeaning') || !all.some(isClear)) return all
  return all.map((one) => (isVague(one) ? { ...one, score: ofVague * one.score } : one))
}

/** "Ihre Rufnummer 04351 555 8812": the very word of the name, right before its value. */
function withVeryName(field: RequestedField, all: readonly Candidate[]): readonly Candidate[] {
  const isVery = ({ label, value }: Candidate) => label !== null && isVeryName(field, label, value)
  if (!all.some(isVery)) return all
  return all.map((one) => ({
    ...one,
    score: isVery(one) ? Math.max(ofVery, one.score) : ofSynonym * one.score,
  }))
}

/** If the page has the very name of the field, places without a label say nothing. */
function isNamed(field: RequestedField, { label, score }: Candidate): boolean {
  return (
    label !== null &&
    ((label.isAsked && score >= 0.5) ||
      (field.name.concept === 'person' && score >= 0.6) ||
      (saysWhose(field, label) && score >= 0.8))
  )
}

/** 打印日期 says "print date" in other words, and only something of the kind of a bare "date". */
function saysAll(label: Label, loose: readonly LooseLabel[]): boolean {
  return loose.some(
    (one) =>
      one.label.part === label.part && one.label.start === label.start && one.isWhole && !one.isPartial,
  )
}

/** "Name and address of exporter": it has the word for the party that is asked for. */
function saysWhose({ name: { group } }: RequestedField, { part, end }: Label): boolean {
  const said = group === null ? [] : sensedOf(tokensOf(part.folded.slice(0, end)))
  return group !== null && group.words.every((word) => said.some(({ key }) => key === word.key))
}

const ofSaid = 0.97
const minOfOnly = 0.9

/** "Violation" alone may head all that the time of it is a part of. */
function isAllOf(scene: Scene, { name }: RequestedField, { label, isWhole, isPartial }: LooseLabel): boolean {
  const count = name.phrases.at(-1)?.length ?? 0
  return (
    isWhole &&
    !isPartial &&
    label.isWhole &&
    !isDocumentTitle(label.part.text) &&
    count > 1 &&
    scene.wordsIn(label.part).label.length >= count
  )
}

const ofVague = 0.45
const [ofVery, ofSynonym] = [0.86, 0.8]
const minLetters = 7

function isVeryName({ name }: RequestedField, { key, part, end }: Label, value: Place): boolean {
  return (
    name.concept !== null &&
    hasForm(name.type) &&
    key.length >= minLetters &&
    name.keys.some((own) => own.length >= minLetters && key.endsWith(own)) &&
    value.part === part &&
    value.start >= end &&
    value.start - end <= 1
  )
}

function isTypeOnly({ name }: RequestedField, { part, start, end }: Label): boolean {
  const words = sensedOf(tokensOf(part.folded.slice(start, end)))
  return words.length > 0 && words.every((word) => isTypeWord(word, name.type))
}

/** 编号：LA-YJ-250814 on a notice is the notice's, and not that of somebody's identity. */
function isPapersOwn(field: RequestedField, label: Label, value: Place): boolean {
  const { concept, group } = field.name
  const isBareNumber = concept === 'idNumber' && group !== null && isTypeOnly(field, label)
  return isBareNumber && !saysIdentity(label) && !isIdentity(textOf(value))
}

/** DNI, 身份证号, "identity card": whose number such a label has is no question. */
function saysIdentity({ part, start, end }: Label): boolean {
  return sensedOf(tokensOf(part.folded.slice(start, end))).some(
    ({ senses }) => !senses.isDisjointFrom(identitySenses),
  )
}

const identitySenses = sensesOfAny('identity')

/** "2. The Tenant shall pay ...": what stands below a line of a text is not what a word of it names. */
function isOfText(scene: Scene, { part, hasColon }: Label, value: Place): boolean {
  return !hasColon && value.part !== part && scene.isInParagraph(part) && !/[:：]\s*$/u.test(part.text)
}
