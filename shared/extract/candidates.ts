// Every value that a field could have, each with how sure it is.
import { groupFactor, weightOf } from './propose/labels/label-weight.ts'
import type { Label } from './page/labels.ts'
import { endsSentence } from './propose/labels/ends-sentence.ts'
import { inGroupLine } from './propose/labels/group-line.ts'
import { labelled } from './propose/labels/labelled-values.ts'
import type { Linked } from './model/linked.ts'
import { withOwnPair } from './propose/labels/own-pair.ts'
import type { Candidate, Search } from './page/candidate.ts'
import type { LooseLabel } from './propose/labels/loose-labels.ts'
import { fitnessOf, isIdentity } from './score/fitness.ts'
import { textOf, type Place } from './model/place.ts'
import { byPosition } from './propose/position/by-position.ts'
import type { Grounds } from './propose/position/grounds.ts'
import { wholeFor } from './propose/whole-for.ts'
import { toldInProse } from './propose/prose/prose.ts'
import { toldPerson } from './propose/prose/told-person.ts'
import { hasForm } from './kinds/recognisers.ts'
import type { Scene } from './page/scene.ts'
import { isDocumentTitle } from './words/document-title.ts'
import { isTypeWord } from './words/sense-groups.ts'
import { crossedBy } from './propose/tables/crossed.ts'
import { isSame, sensedOf } from './words/senses.ts'
import { tokensOf } from './lexicon/tokens.ts'
import { sensesOfAny } from './words/word-senses.ts'
import type { Wanted } from './words/wanted.ts'

export function search(scene: Scene, grounds: Grounds, field: Wanted, loose: readonly LooseLabel[]): Search {
  // the rows of a table need its columns, and one label beside one value does not tell them
  if (field.node.kind === 'array' && field.node.element.kind === 'object')
    return { field, hasLabel: false, candidates: [] }
  // what only one label says is that one's, in whosever part of the page it stands
  const sayers = new Set(loose.filter((one) => one.isWhole && !one.isPartial).map(({ label }) => label.part))
  const ofGroup = (label: Label) => {
    const factor = groupFactor(grounds, field, label)
    return sayers.size === 1 && sayers.has(label.part) ? Math.max(leastOfOnly, factor) : factor
  }
  const exact = scene.labels.flatMap((label) => {
    const meant = weightOf(scene, grounds, field, label)
    const isSaid = meant > 0 && field.name.group === null && saysAll(label, loose)
    const weight = Math.max(meant, isSaid ? ofSaid : 0) * ofGroup(label)
    return weight > 0 && !(label.isWhole && endsSentence(scene, label.part)) ? [{ label, weight }] : []
  })
  const byLabels = (labels: readonly Pick<LooseLabel, 'label' | 'weight'>[]) =>
    labels.flatMap(({ label, weight }) =>
      withOwnPair(scene, label, field.name.type, labelled(scene, label, field))
        .filter((value) => !isPapersOwn(field, label, value) && !isOfText(scene, label, value))
        .filter((value) => !isLabelAbove(scene, value) && !scene.heads().has(value.part))
        .map((value): Candidate => {
          const score = weight * label.quality * value.closeness * fitnessOf(field, value)
          return { field, value, label, relation: value.relation, score }
        }),
    )
  const known = byLabels(exact)
  const others = loose.map((one) => ({
    ...one,
    weight: one.weight * ofGroup(one.label),
  }))
  // a label of the lexicon without a value may belong to another, and other words say what is meant
  const isLabelled = exact.some(({ weight, label }) => weight * label.quality > 0.6) && known.length > 0
  // what says the very words of the name in another language is nearer than a synonym
  const isLiteral = exact.some(({ label }) => field.name.keys.includes(label.key))
  const more = isLabelled ? (isLiteral ? [] : others.filter(({ isWhole }) => isWhole)) : others
  const labels = [...exact, ...more]
  const inLine = inGroupLine(scene, field.name)
  const named = byLabels(more)
  // "Next appointment: Tuesday 10 March" says whose day it is, and so does 购买日期; a bare "Date" does not
  const isNamedWhole = named.some(({ label }) => loose.some((one) => one.label === label && one.isWhole))
  const isSaid = inLine.length > 0 || (isDateOfOne(field) && isNamedWhole)
  // 服务热线 is the hotline, and 联系电话 is somebody's
  const isVeryPhone = [...known, ...named].some((one) => saysPhone(field, one))
  const isBare = (one: Candidate) =>
    one.label !== null &&
    ((isSaid && isTypeOnly(field, one.label)) || (isVeryPhone && !saysPhone(field, one)))
  const all = [...known, ...named].map((one) => (isBare(one) ? { ...one, score: ofBare * one.score } : one))
  const isVery = ({ label, value }: Candidate) => label !== null && isVeryName(field, label, value)
  // "Ihre Rufnummer 04351 555 8812": the very word that is asked for, right before its value
  const linked = all.some(isVery)
    ? all.map((one) => ({ ...one, score: isVery(one) ? Math.max(ofVery, one.score) : ofSynonym * one.score }))
    : all
  // where the page prints the very name of the field, its place says nothing
  const isNamed = linked.some(
    ({ label, score }) =>
      label !== null &&
      ((label.isAsked && score >= 0.5) ||
        (field.name.concept === 'person' && score >= 0.6) ||
        (saysWhose(field, label) && score >= 0.8)),
  )
  const isFound = linked.some(({ score }) => score >= 0.4)
  const isSurelyFound = linked.some(({ score }) => score >= 0.7)
  const unlabelled = [
    ...(isNamed ? [] : byPosition(scene, grounds, field)),
    ...inLine,
    ...(isSurelyFound ? [] : toldPerson(scene, field.name)),
    ...(isFound ? [] : toldInProse(scene, field)),
  ]
  // 就读学校 | 育英实验小学: the label of a form's cell names no house
  const isLabel = ({ part, start, end }: Place) =>
    (scene.pairs().ruledAt(part) !== null || scene.heads().has(part)) &&
    end - start >= part.text.trim().length
  const free = unlabelled.filter(
    ({ place }) => !isLabel(place) && !(field.name.type === 'code' && isPieceOfSentence(textOf(place))),
  )
  const crossed = crossedBy(scene, field)
  const isUnfilled = ({ label }: { readonly label: Label }) => scene.unfilled().has(label.part)
  const isOfRow = ({ label }: Candidate) => crossed.some(({ row }) => row === label?.part)
  const placed = [...free, ...crossed].map(({ place, score }): Candidate => ({
    field,
    value: place,
    label: null,
    relation: 'position',
    score,
  }))
  return {
    field,
    hasLabel: labels.length > 0,
    isPrinted:
      loose.some((one) => isAllOf(scene, field, one) && (hasForm(field.name.type) || isUnfilled(one))) ||
      exact.some((one) => one.weight * one.label.quality > 0.6 && isUnfilled(one)),
    candidates: [...linked.filter((one) => !isOfRow(one)), ...placed]
      .filter(({ score, value }) => score > 0.15 && textOf(value).trim() !== '')
      .map((one) => ({ ...one, value: wholeFor(field, one, scene.sheet.isReceipt) })),
  }
}

/** 打印日期 says "print date" in other words, and only something of the kind of a bare "date". */
function saysAll(label: Label, loose: readonly LooseLabel[]): boolean {
  return loose.some(
    (one) =>
      one.label.part === label.part && one.label.start === label.start && one.isWhole && !one.isPartial,
  )
}

/** "Name and address of exporter": it has the word for the party that is asked for. */
function saysWhose({ name: { group } }: Wanted, { part, end }: Label): boolean {
  const said = group === null ? [] : sensedOf(tokensOf(part.folded.slice(0, end)))
  return group !== null && group.words.every((word) => said.some(({ key }) => key === word.key))
}

const ofSaid = 0.97
const leastOfOnly = 0.9

/** "Violation" alone may head all that the time of it is a part of. */
function isAllOf(scene: Scene, { name }: Wanted, { label, isWhole, isPartial }: LooseLabel): boolean {
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

const ofBare = 0.6
const [ofVery, ofSynonym] = [0.86, 0.8]
const leastLetters = 7

function isVeryName({ name }: Wanted, { key, part, end }: Label, value: Place): boolean {
  return (
    name.concept !== null &&
    hasForm(name.type) &&
    key.length >= leastLetters &&
    name.keys.some((own) => own.length >= leastLetters && key.endsWith(own)) &&
    value.part === part &&
    value.start >= end &&
    value.start - end <= 1
  )
}

function isTypeOnly({ name }: Wanted, { part, start, end }: Label): boolean {
  const words = sensedOf(tokensOf(part.folded.slice(start, end)))
  return words.length > 0 && words.every((word) => isTypeWord(word, name.type))
}

/** 编号：LA-YJ-250814 on a notice is the notice's, and not that of somebody's identity. */
function isPapersOwn(field: Wanted, label: Label, value: Place): boolean {
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

/** Above an empty box stands the label of the box above it, which has its own value beside it. */
function isLabelAbove(scene: Scene, { relation, part }: Linked): boolean {
  return relation === 'above' && scene.pairs().isLabel(part) && scene.labelColumns().has(part)
}

/** All that a field says of a phone but that it is one: a hotline, a mobile. */
function saysPhone({ name: { type, phrases } }: Wanted, { label }: Candidate): boolean {
  const own = (phrases.at(-1) ?? []).filter((word) => !word.senses.isSubsetOf(phoneSenses))
  const said = label === null ? [] : sensedOf(tokensOf(label.part.folded.slice(0, label.end)))
  return type === 'phone' && own.length > 0 && own.every((word) => said.some((one) => isSame(one, word)))
}

const phoneSenses = sensesOfAny('phone')

/** The date of a purchase, and not of whatever the page is. */
function isDateOfOne({ name: { type, phrases } }: Wanted): boolean {
  return type === 'date' && !(phrases.at(-1) ?? []).every((word) => isTypeWord(word, type))
}

/** 入境后15日内申领: so many characters make no number, unless it ends as official ones do. */
function isPieceOfSentence(text: string): boolean {
  return /^(?:[^\p{Script=Han}]*\p{Script=Han}){5}/u.test(text) && !/[号號字]/u.test(text)
}
