// How much a printed label says what a field is called, where neither need know the other's words: by what both mean,
// and by the characters that two words of Han, Kana or Hangul share.
import type { ValueType } from '../lexicon/concept.ts'
import { isTypeWord } from '../words/sense-groups.ts'
import { isSameSense, sensedOf, type Sensed } from '../words/senses.ts'
import { tokensOf } from '../words/tokens.ts'

export interface Likeness {
  /** From 0 to 1. */
  readonly share: number
  /** Both are known words, and they mean different things. */
  readonly isOther: boolean
}

export function likenessOf(name: readonly Sensed[], type: ValueType, label: string): Likeness {
  const words = sensedOf(tokensOf(label))
  const own = name.filter((word) => !isTypeWord(word, type))
  const said = words.filter((word) => !isTypeWord(word, type))
  const shared = (list: readonly Sensed[], others: readonly Sensed[]) =>
    list.filter((one) => others.some((other) => isSameSense(one, other))).length / Math.max(1, list.length)
  const byWords = own.length === 0 || said.length === 0 ? 0 : (shared(own, said) + shared(said, own)) / 2
  const share = Math.max(byWords, byCharacters(own, said))
  const areKnown = [own, said].every((list) => list.length > 0 && list.every(({ senses }) => senses.size > 0))
  return { share, isOther: areKnown && share === 0 && shared(name, words) === 0 }
}

/** 委托方 and 委托单位: neighbours that both have, of the shorter one's. */
function byCharacters(a: readonly Sensed[], b: readonly Sensed[]): number {
  const [one, other] = [neighboursIn(a), neighboursIn(b)]
  const least = Math.min(one.size, other.size)
  return least === 0 ? 0 : one.intersection(other).size / least
}

function neighboursIn(words: readonly Sensed[]): Set<string> {
  const text = words.map(({ key }) => key).join('')
  return new Set(text.match(/(?=([\p{Script=Han}\p{Script=Hangul}]{2}))/gu) ? pairsIn(text) : [])
}

function pairsIn(text: string): string[] {
  return [...text.matchAll(/(?=([\p{Script=Han}\p{Script=Hangul}]{2}))/gu)].map((match) => match[1] ?? '')
}
