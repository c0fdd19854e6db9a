// A text that a person gave or confirmed, where another document of the kind shows that it is meant: misread there, cut
// short, or passed over.
import type { FoundField } from '../../../contract/field.ts'
import type { Word } from '../../../page.ts'
import { isOfIssuer, valueTypeOf } from '../../score/field-types.ts'
import { findLike } from '../grounding/find-like.ts'
import { ground, type Grounded } from '../grounding/ground.ts'
import { matchedCharacters } from '../grounding/matched.ts'
import type { PageText } from '../grounding/page-text.ts'
import { squash } from '../grounding/squash.ts'
import { hasOtherWord, isSurelyRead } from './other-words.ts'
import type { NearRule } from './near-rules.ts'

/** Letters are misread, and the value is still that one; a short text is soon like another one. */
const minLike = { ofLong: 0.72, longLength: 24, moreByLetter: 0.008 } as const
/** As good as the same: what tells even where the rest of the head is another. */
const plainlyThere = 0.95
/** A reading that is surer than this is not a misread form of what was confirmed. */
const sureReading = 0.95
/** A reading that is less sure than this gives way to a confirmed text that is plainly there. */
const doubtfulReading = 0.75

export interface ShownConstant {
  readonly near: NearRule
  /** Null where the page does not show it, and it is told for another reason. */
  readonly found: Grounded | null
}

/** The constant that the page shows best. */
export function constantFor(
  field: FoundField,
  rules: readonly NearRule[],
  text: PageText,
): ShownConstant | null {
  const shown = rules
    .filter(({ rule }) => rule.isConstant)
    .map((near) => ({ near, found: placeOf(near.rule.value, text) }))
    .toSorted((a, b) => (b.found?.likeness ?? 0) - (a.found?.likeness ?? 0))
  const best = shown.find(
    ({ near, found }) => found !== null || isNameOfSender(near, field) || isSameMistake(near, field),
  )
  return best && isWanted(best, field) ? best : null
}

function placeOf(value: string, text: PageText): Grounded | null {
  const found = ground(text, value, minLikenessFor(value))
  if (!found || !isBorneOut(value, found.raw)) return null
  const words = found.words.map(({ word }) => word)
  return hasOtherWord(words, value) ? null : found
}

/** A stretch of a text, and how much of it must be there. */
const stretch = { length: 10, leastShare: 0.45 } as const

/** Misread characters are scattered. A whole stretch that differs is another text, such as another branch. */
function isBorneOut(value: string, raw: string): boolean {
  const matched = matchedCharacters(squash(value), squash(raw))
  const length = Math.min(stretch.length, matched.length)
  return matched.every((_, start) => {
    const part = matched.slice(start, start + length)
    return part.length < length || part.filter(Boolean).length >= length * stretch.leastShare
  })
}

/** The number of a sender tells its name, whatever was read in its place, unless that was read surely. */
function isNameOfSender({ rule, by }: NearRule, field: FoundField): boolean {
  const isName = isOfIssuer(rule.field) && valueTypeOf(rule.field, rule.value) === 'company'
  if (!isName || by !== 'number') return false
  return (
    field.value === '' ||
    isDoubtful(field) ||
    isLike(field.value, rule.value) ||
    isLike(rule.value, field.value)
  )
}

/**
 * A shop's name that is a picture is read as the same nonsense, or as nothing, on every document. Forms look alike too,
 * and what one person filled in there is not what the next one did.
 */
function isSameMistake({ rule }: NearRule, field: FoundField): boolean {
  if (!isOfIssuer(rule.field)) return false
  const isNonsense = !isLike(rule.read, rule.value) && !isLike(rule.value, rule.read)
  return isNonsense && isLike(field.value, rule.read) && isLike(rule.read, field.value)
}

/** A value that was read right on the example is usually read right: only missing and misread ones are corrected. */
function isWanted({ near, found }: ShownConstant, field: FoundField): boolean {
  const { rule } = near
  const { value, confidence } = field
  const isConfirmed = rule.value === rule.read
  if (squash(value) === squash(rule.value)) return !isConfirmed
  if (isNameOfSender(near, field)) return true
  // Another branch of the sender may have something else there.
  if (!near.isSameLayout && !isDoubtful(field) && !isPartOf(value, rule.value)) return false
  if (isLonger(value, rule.value)) {
    // A stray word may have come in between; a longer word is another name, and so is more than the person took away.
    return isConfirmed ? hasStrayWord(value, rule.value, found) : isLonger(rule.read, rule.value)
  }
  if (!isConfirmed || value === '' || isPartOf(value, rule.value)) return true
  if (lacksWord(value, rule.value, found)) return false
  if ((confidence ?? 0) < sureReading && isLike(value, rule.value)) return true
  return isDoubtful(field) && (found?.likeness ?? 0) >= plainlyThere
}

function isDoubtful({ confidence }: FoundField): boolean {
  return (confidence ?? 0) < doubtfulReading
}

/** Whether a text has all letters of another one, and some besides. */
function isLonger(text: string, than: string): boolean {
  const [longer, shorter] = [squash(text), squash(than)]
  return longer.length > shorter.length && matchedCharacters(shorter, longer).every(Boolean)
}

/** All words of the other text, and besides them none that was read surely. */
function hasStrayWord(text: string, other: string, found: Grounded | null): boolean {
  const [own, wanted] = [wordsOf(text), wordsOf(other)]
  const isMore = ({ text: word }: Word) => own.has(squash(word)) && !wanted.has(squash(word))
  const isSure = found?.words.some(({ word }) => isMore(word) && isSurelyRead(word)) ?? false
  return wanted.isSubsetOf(own) && !isSure
}

/** Without one of its words, and all that are there were read surely: a sister firm. */
function lacksWord(text: string, whole: string, found: Grounded | null): boolean {
  const isSure = found?.words.every(({ word }) => isSurelyRead(word)) ?? false
  return isSure && wordsOf(text).isSubsetOf(wordsOf(whole)) && wordsOf(text).size < wordsOf(whole).size
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).map(squash))
}

function isPartOf(part: string, whole: string): boolean {
  const squashed = squash(part)
  return squashed.length >= 5 && squash(whole).includes(squashed)
}

/** Whether something like the second stands in the first. */
function isLike(a: string, b: string): boolean {
  const [one, other] = [squash(a), squash(b)]
  return one === other || (one !== '' && findLike(one, other, minLikenessFor(other)) !== null)
}

function minLikenessFor(text: string): number {
  const { ofLong, longLength, moreByLetter } = minLike
  return ofLong + Math.max(0, longLength - squash(text).length) * moreByLetter
}
