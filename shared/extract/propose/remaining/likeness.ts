// How much a label says of what a field's name says, by far less than it takes to be its label: a word of the same
// sense, or one that is spelt much like it in another language.
import { hasForm } from '../../kinds/kinds.ts'
import { isSame, type Sensed } from '../../words/senses.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import type { FieldName } from '../../words/names.ts'

export interface Likeness {
  /** From 0 to 1: the share of the name's words that the label says. */
  readonly share: number
  /** All of what both say is known, and it is not the same; or it says of which other type the value is. */
  readonly isOther: boolean
}

/** The weight of a word that only names the type, beside one that names the meaning. */
const ofType = 0.3
const ofCousin = 0.7
const ofGroup = 0.4
const ofWholeGroup = 0.5

export function likenessOf({ phrases, type, group }: FieldName, label: readonly Sensed[]): Likeness {
  const words = phrases.at(-1) ?? []
  const weight = (word: Sensed) => (isTypeWord(word, type) ? ofType : 1)
  const sum = (list: readonly Sensed[]) => list.reduce((total, word) => total + weight(word), 0)
  const said = words.reduce((total, word) => total + weight(word) * saidBy(label, word), 0)
  // other words of the label count against it, but compound words say much
  const others = Math.max(0, sum(label) - words.length)
  const byWords = said === 0 ? 0 : said / (sum(words) + others / 2)
  const isOwn = (word: Sensed) => !isTypeWord(word, type)
  const share = Math.max(byWords, sharedCharacters(words.filter(isOwn), label.filter(isOwn)))
  const isOfGroup = (one: Sensed) => group?.words.some((word) => isSame(one, word)) ?? false
  // 利用者番号 is whichever number of the borrower is asked for
  const isGroupsOwn =
    hasForm(type) && label.some(isOfGroup) && label.every((one) => isOfGroup(one) || isTypeWord(one, type))
  const shared = isGroupsOwn
    ? ofWholeGroup
    : group?.words.some((word) => saidBy(label, word) > 0)
      ? ofGroup
      : 0
  // 编号 is the number of whatever the page is, an id or not
  const isBareNumber = type === 'code' && label.every((word) => isTypeWord(word, type))
  const isKnown = (list: readonly Sensed[]) => list.length > 0 && list.every(({ senses }) => senses.size > 0)
  return {
    share: Math.max(share, shared),
    isOther: share + shared === 0 && isKnown(label) && isKnown(words) && !isBareNumber,
  }
}

function saidBy(label: readonly Sensed[], word: Sensed): number {
  if (label.some((one) => isSame(one, word))) return 1
  return Math.max(0, ...label.map((one) => kinshipOf(one, word)))
}

const minLength = 4
const [minAlike, minLike] = [0.6, 0.5]
const ofLike = 0.5

/** Words of whose pairs of letters most are the same, as turistico and turismo; prep and preparation. */
export function kinshipOf(one: Sensed, other: Sensed): number {
  const [a, b] = [one.key, other.key]
  const areBothKnown = one.senses.size > 0 && other.senses.size > 0
  const isShort = Math.min(a.length, b.length) < minLength
  if (areBothKnown || isShort || a.charAt(0) !== b.charAt(0) || !/^[a-z]+$/.test(a + b)) return 0
  const start = sharedStart(a, b)
  const [own, others] = [pairsIn(a), pairsIn(b)]
  const shared = own.filter((pair) => others.includes(pair)).length
  const likeness = (2 * shared) / (own.length + others.length)
  const isStart = start === Math.min(a.length, b.length) || start >= minAlike * Math.max(a.length, b.length)
  if ((start >= minLength && isStart) || likeness >= minAlike) return ofCousin
  return likeness >= minLike || start >= Math.max(minLength, minLike * Math.min(a.length, b.length))
    ? ofLike
    : 0
}

function pairsIn(word: string): string[] {
  return Array.from(word.slice(1), (letter, i) => word.charAt(i) + letter)
}

function sharedStart(a: string, b: string): number {
  const at = Array.from(a).findIndex((letter, i) => letter !== b.charAt(i))
  return at < 0 ? a.length : at
}

/** 委托方 and 委托单位: the neighbours that both have, of the shorter one's. */
function sharedCharacters(words: readonly Sensed[], others: readonly Sensed[]): number {
  const one = neighboursIn(words)
  if (one.size === 0) return 0
  const other = neighboursIn(others)
  const min = Math.min(one.size, other.size)
  return min === 0 ? 0 : one.intersection(other).size / min
}

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u

function neighboursIn(words: readonly Sensed[]): Set<string> {
  const text = words.map(({ key }) => key).join('')
  return new Set(dense.test(text) ? pairsIn(text).filter((pair) => dense.test(pair)) : [])
}
