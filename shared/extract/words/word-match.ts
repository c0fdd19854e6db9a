// Whether the words of a label say what a field's name says: all of them, without the word for its type, or in brackets.
import type { NamedPart } from './label-words.ts'
import { hasTrait, type ValueType } from '../kinds/kinds.ts'
import { isTypeWord } from './sense-groups.ts'
import { isSame, isSameSense, isSameWord, type Sensed } from './senses.ts'
import { isDense } from './word-pieces.ts'
import { sensesOfAny } from './word-senses.ts'

export type Words = readonly Sensed[]

export interface Wish {
  readonly words: Words
  readonly type: ValueType
  /** The lexicon has its labels: other words have to say exactly the same. */
  readonly isKnown: boolean
}

export interface Match {
  readonly end: number
  readonly share: number
  readonly isPartial?: boolean
}

export function matchIn(
  { part, label, inBrackets }: NamedPart,
  { words, type, isKnown }: Wish,
): Match | null {
  const isType = (one: Sensed) => (!isKnown || hasTrait(type, 'implied')) && isTypeWord(one, type)
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
      !isModifier(one, label, { words, type }) &&
      (!isTypeWord(one, type) || has(words, one)) &&
      (colon < 0 || one.end <= colon),
  )
  const before = content.filter(({ end }) => end <= last)
  // behind a label that says nothing else a figure is its value: Reçu n° 2024-0391
  const rest = part.text.slice(last)
  // "Report of examination no. 26/00418": behind its own sign stands a number, whatever else the label says
  const isNumbered =
    type === 'code' &&
    label.some((one) => one.end === last && isTypeWord(one, type)) &&
    (isValue(rest, false) || framed.test(rest))
  const isFilled =
    isNumbered ||
    (before.every((one) => has(words, one)) &&
      !goesOnToColon.test(rest) &&
      isValue(rest, missing.length === 0 && !isBareCode))
  // 客服专线 says twice that it is a hotline
  const all = isFilled ? before : content
  const counted = Math.min(all.length, all.filter((one) => !has(words, one)).length + found.length)
  const share = said / Math.max(counted, said)
  const isLiteral = words.every((word) => hasWord(label, word) || hasWord(inBrackets, word))
  if (isBareCode && share < 1) return null
  const min = isShortened ? 0.75 : words.length === 1 ? 0.45 : isLiteral ? 0.3 : isKnown ? 1 : 0.5
  if (share < min) return null
  const end = colon >= 0 ? colon + 1 : isFilled ? last : part.folded.length
  return { end, share: 0.7 + 0.3 * share }
}

/** 許可番号公園第0716号: room between Han characters is easily lost. */
const framed = /^ ?\p{Script=Han}{0,7}第 ?\d/u

/** "Guided Walk: Hidden Courtyards" is no label of the guide. */
const goesOnToColon = /^ \p{L}+(?: \p{L}+)?:/u

/** The beginning of a compound whose end is the word: Versicherungsbeginn is when something starts. */
function isModifier(one: Sensed, label: Words, { words, type }: Pick<Wish, 'words' | 'type'>): boolean {
  const head = label.findLast(({ end }) => end === one.end)
  const isOfHead = head !== undefined && head !== one && !has(words, one) && has(words, head)
  if (!isOfHead || !isDense(head.key) || words.some(({ key }) => key === head.key)) return isOfHead
  // 單堂費用 is a fee, and so is 會費, but neither is the other
  const isVague = isTypeWord(head, type) || head.key.length === 1
  return !isVague || (words.length > 1 && words.every((word) => has(label, word)))
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

export function has(words: Words, one: Sensed): boolean {
  return words.some((other) => isSameSense(other, one))
}

export function hasWord(words: Words, { key }: Sensed): boolean {
  return words.some((other) => isSameWord(other.key, key))
}

/** 9:55 is a time, and no label. */
export function colonBehind(folded: string, from: number): number {
  const at = folded.slice(from).search(colonOrAnswer)
  return at < 0 ? -1 : from + at
}

/** "Were the police called? No": a question is the label of its answer. */
const colonOrAnswer =
  /:(?!\d)|(?<!\d):|\?(?= *(?:yes|no|ja|nein|oui|non|sí|si|sì|sim|não|nee|tak|nie|да|нет|是|否|有|无|無|はい|いいえ)\.?$)/u

/** A figure, or behind a label that is complete a word that begins as a name does: "LN HOLLOWAY", "姓名 林语桐". */
export function isValue(rest: string, isComplete: boolean): boolean {
  // 契約編號YD-113-00528: letters may begin a number
  return (
    /^\P{L}*\p{N}|^ ?\p{Lu}{1,5}[-/]?\p{N}/u.test(rest) || (isComplete && /^\s+[\p{Lu}\p{Lo}]/u.test(rest))
  )
}

export function isContent({ key }: Sensed): boolean {
  return !/^\d+$/.test(key)
}
