// Labels that say what a field's name says in other words or in another language: "10 Gross proceeds paid to an
// attorney" for GrossProceedsAttorney, "Fecha de visita" for visit_date. All words of the name stand in the part, in
// any order; the fewer others, the surer.
import type { Label } from './labels.ts'
import type { NamedPart } from './label-words.ts'
import type { ValueType } from './lexicon/concept.ts'
import {
  isOfPerson,
  sensesOfAny,
  isSame,
  isSameSense,
  isSameWord,
  isTypeWord,
  type Sensed,
} from './senses.ts'
import type { Row } from './sheet.ts'
import type { Scene } from './scene.ts'
import type { Wanted } from './wanted.ts'

export interface LooseLabel {
  readonly label: Label
  readonly weight: number
  /** It says what the name says and nothing else, so that it is a label for all fields. */
  readonly isWhole: boolean
  /** It leaves out what the name says more closely: another field may be meant. */
  readonly isPartial: boolean
}

/** For each field the labels that say its name; what says only a part of several names is none of theirs. */
export function looseLabelsOf(scene: Scene, wanted: readonly Wanted[]): LooseLabel[][] {
  const all = wanted.map((field) => looseLabels(scene, field))
  const claims = Map.groupBy(all.flat(), ({ label }) => label.part)
  const rivals = ({ label }: LooseLabel) =>
    (claims.get(label.part)?.length ?? 0) > 1 || scene.labelsIn(label.part).some(isAskedFor)
  return all.map((labels) => {
    const complete = labels.filter(({ isPartial }) => !isPartial)
    return complete.length > 0 ? complete : labels.filter((one) => !rivals(one))
  })
}

function isAskedFor({ isAsked, quality }: Label): boolean {
  return isAsked && quality >= 0.6
}

function looseLabels(scene: Scene, { name }: Wanted): LooseLabel[] {
  return name.phrases.flatMap((words) => {
    if (words.length === 0 || words.length > 8) return []
    const [only] = words.length === 1 ? words : []
    if (only && only.key.length < 4 && only.senses.size === 0) return []
    const wish = { words, type: name.type, isKnown: name.concept !== null }
    return scene.partsNaming(words).flatMap((named) => {
      if (scene.isInParagraph(named.part) || (only && wish.isKnown && !isOnlyWord(scene, named))) return []
      const found = matched(scene, named, wish)
      return found
        ? [
            {
              label: labelOf(named, found.end),
              weight: 0.9 * found.share,
              isWhole: found.share >= leastWhole,
              isPartial: found.isPartial ?? false,
            },
          ]
        : []
    })
  })
}

/** One word that the lexicon knows has its labels there; in another's label it means something else. */
function isOnlyWord(scene: Scene, { part, label }: NamedPart): boolean {
  return label.length === 1 && !scene.labelsIn(part).some(({ concepts }) => concepts.length > 0)
}

type Words = readonly Sensed[]

/** Where the lexicon knows a name, its label may still leave these words out. */
const impliedTypes: ReadonlySet<ValueType> = new Set(['date', 'time', 'name', 'code', 'company'])

/** What says so much of a name is a label, although of no field by its very words. */
const leastWhole = 0.92

interface Wish {
  readonly words: Words
  readonly type: ValueType
  /** The lexicon has its labels: other words have to say exactly the same. */
  readonly isKnown: boolean
}

interface Match {
  readonly end: number
  readonly share: number
  readonly isPartial?: boolean
}

function matched(scene: Scene, named: NamedPart, wish: Wish): Match | null {
  if (isOfOtherType(named.label, wish)) return null
  return (
    matchIn(named, wish) ??
    matchInBrackets(named, wish) ??
    matchAcross(scene, named, wish) ??
    matchBelowHeading(scene, named, wish) ??
    matchAgent(named, wish) ??
    matchPart(named, wish)
  )
}

/** "Tested by" for tester, "Approved by" for approver: who does it. */
function matchAgent({ part }: NamedPart, { words: [word, more] }: Wish): Match | null {
  const doer = /^(?<stem>[a-z]{4,}?)(?:er|or)$/.exec(word?.key ?? '')?.groups?.['stem']
  const done = /^(?<stem>[a-z]{4,}?)e?d by *:?/.exec(part.folded)
  if (more || doer === undefined || done?.groups?.['stem'] !== doer) return null
  return { end: done[0].trimEnd().length, share: 0.95 }
}

/** "Class" for cabin_class, 姓名 for the guest's: what the name is about, without what it says more closely. */
function matchPart({ part, label }: NamedPart, { words, type, isKnown }: Wish): Match | null {
  const own = words.filter((word) => !isTypeWord(word, type))
  // of a person's name the label may say "Name" alone
  const [person, more] = own
  const isName = type === 'name' && person !== undefined && more === undefined && isOfPerson(person)
  const about = isName ? words.find((word) => isTypeWord(word, type)) : own.at(-1)
  if (
    (isKnown && type !== 'date') ||
    (own.length < 2 && !isName) ||
    !about ||
    !label.some((one) => isSame(one, about))
  )
    return null
  const last = Math.max(...label.filter((one) => isSame(one, about)).map(({ end }) => end))
  const colon = colonBehind(part.folded, last)
  const content = label.filter((one) => isContent(one) && (colon < 0 || one.end <= colon))
  const isFilled = colon >= 0 || isValue(part.text.slice(last), true)
  const said = isFilled && colon < 0 ? content.filter(({ end }) => end <= last) : content
  if (!said.every((one) => has(words, one) || isTypeWord(one, type))) return null
  const end = colon >= 0 ? colon + 1 : isFilled ? last : part.folded.length
  return { end, share: partialShare, isPartial: true }
}

const partialShare = 0.72

function has(words: Words, one: Sensed): boolean {
  return words.some((other) => isSameSense(other, one))
}

function hasWord(words: Words, { key }: Sensed): boolean {
  return words.some((other) => isSameWord(other.key, key))
}

function matchIn({ part, label, inBrackets }: NamedPart, { words, type, isKnown }: Wish): Match | null {
  const isType = (one: Sensed) => (!isKnown || impliedTypes.has(type)) && isTypeWord(one, type)
  const found = words.filter((word) => has(label, word))
  const explained = words.filter((word) => !found.includes(word) && has(inBrackets, word))
  const missing = words.filter((word) => !found.includes(word) && !explained.includes(word) && !isType(word))
  const own = found.filter((word) => !isType(word))
  if (own.length === 0 && !words.every(isType)) return null
  // where the word for the type is left out the others have to be the very same
  const said = found.length + explained.length + missing.length
  const isShortened = said < words.length
  if (isShortened && !own.every((word) => label.some((one) => isSame(one, word)))) return null
  if (
    missing.length > words.length / 3 ||
    missing.some((word) => !isImplied(word, type) && !isContact(word, found))
  )
    return null
  // a number is asked for by its word, or its label says all else and has a number behind it
  const isBareCode = type === 'code' && words.some(isType) && !label.some(isType)
  const last = Math.max(...label.filter((one) => has(words, one)).map(({ end }) => end))
  const colon = colonBehind(part.folded, last)
  const content = label.filter(
    (one) =>
      isContent(one) &&
      !isModifier(one, label, words) &&
      (!isTypeWord(one, type) || has(words, one)) &&
      (colon < 0 || one.end <= colon),
  )
  const before = content.filter(({ end }) => end <= last)
  // behind a label that says nothing else a figure is its value: Reçu n° 2024-0391
  const isFilled =
    before.every((one) => has(words, one)) &&
    isValue(part.text.slice(last), missing.length === 0 && !isBareCode)
  const share = said / Math.max(isFilled ? before.length : content.length, said)
  const isLiteral = words.every((word) => hasWord(label, word) || hasWord(inBrackets, word))
  if (isBareCode && share < 1) return null
  const least = isShortened ? 0.75 : words.length === 1 ? 0.45 : isLiteral ? 0.3 : isKnown ? 1 : 0.5
  if (share < least) return null
  const end = colon >= 0 ? colon + 1 : isFilled ? last : part.folded.length
  return { end, share: 0.7 + 0.3 * share }
}

/** The beginning of a compound whose end is the word: Versicherungsbeginn is when something starts. */
function isModifier(one: Sensed, label: Words, words: Words): boolean {
  const head = label.findLast(({ end }) => end === one.end)
  return head !== undefined && head !== one && !has(words, one) && has(words, head)
}

/** 9:55 is a time, and no label. */
function colonBehind(folded: string, from: number): number {
  const at = folded.slice(from).search(/:(?!\d)|(?<!\d):/)
  return at < 0 ? -1 : from + at
}

/** 緊急電話 is the phone of the emergency contact: whom else would one call? */
function isContact({ senses }: Sensed, found: Words): boolean {
  return found.length >= 2 && !senses.isDisjointFrom(contactSenses)
}

const contactSenses = sensesOfAny('contact')

/** A mailing address has its street, where the city has a line of its own. */
function isImplied({ senses }: Sensed, type: ValueType): boolean {
  return type === 'address' && !senses.isDisjointFrom(streetSenses)
}

const streetSenses = sensesOfAny('street')

/** A figure, or behind a label that is complete a word that begins as a name does: "LN HOLLOWAY", "姓名 林语桐". */
function isValue(rest: string, isComplete: boolean): boolean {
  return /^\P{L}*\p{N}/u.test(rest) || (isComplete && /^\s+[\p{Lu}\p{Lo}]/u.test(rest))
}

/** "Treatment date" is no label of the treatment. */
function isOfOtherType(label: Words, { words, type }: Wish): boolean {
  return (
    (type === 'text' || type === 'name' || type === 'company') &&
    !words.some(({ senses }) => !senses.isDisjointFrom(periodSenses)) &&
    label.some((one) => !one.senses.isDisjointFrom(dateSenses) && !has(words, one))
  )
}

const dateSenses = sensesOfAny('date')
const periodSenses = sensesOfAny('period')

function isContent({ key }: Sensed): boolean {
  return !/^\d+$/.test(key)
}

/** Identification number (SSN or ITIN) */
function matchInBrackets({ part, label, inBrackets }: NamedPart, { words }: Wish): Match | null {
  const isSaid = words.every((word) => hasWord(inBrackets, word)) && inBrackets.length <= words.length
  return isSaid && label.length > 0 ? { end: part.folded.length, share: 0.85 } : null
}

/** "City or town" below the heading "Mailing address" is the mailing address's. */
function matchBelowHeading(
  scene: Scene,
  { part, row, label: own }: NamedPart,
  { words }: Wish,
): Match | null {
  if (words.length < 2 || own.length === 0) return null
  const missing = words.filter((word) => !hasWord(own, word))
  // the heading's words come first in the name
  if (missing.length === 0 || missing.length > words.length / 2 || missing[0] !== words[0]) return null
  const isIn = (rows: readonly Row[], has: (words: Words, one: Sensed) => boolean) =>
    rows
      .flat()
      .some((other) => other !== part && missing.every((word) => has(scene.wordsIn(other).label, word)))
  const end = part.folded.length
  if (isIn(scene.sheet.rows.slice(Math.max(0, row - 3), row), hasWord)) return { end, share: 0.75 }
  return null
}

/** A label that goes on in the line below it. */
function matchAcross(scene: Scene, { part, row, label: own }: NamedPart, { words }: Wish): Match | null {
  const [first] = words
  if (!first || words.length < 2 || !hasWord(own, first)) return null
  const next = scene.sheet.rows
    .slice(row + 1, row + 3)
    .flat()
    .find(
      ({ box }) =>
        Math.abs(box.x0 - part.box.x0) < 2.5 * scene.sheet.unit &&
        box.y0 - part.box.y1 < 0.8 * scene.sheet.unit,
    )
  if (!next) return null
  const all = [...own, ...scene.wordsIn(next).label]
  const share = words.length / Math.max(1, all.filter(isContent).length)
  return words.every((word) => hasWord(all, word)) && share >= 0.3
    ? { end: part.folded.length, share: 0.65 + 0.3 * share }
    : null
}

function labelOf({ part, row, index }: NamedPart, wordsEnd: number): Label {
  const end = wordsEnd + (/^ */.exec(part.folded.slice(wordsEnd))?.[0].length ?? 0)
  const isWhole = !/[\p{L}\p{N}]/u.test(part.folded.slice(end))
  const hasColon = part.folded.charAt(wordsEnd - 1) === ':'
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
