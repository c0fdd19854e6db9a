// A word as the words that it is made of: Besuchsdatum is "besuch" and "datum", 抄表日期 is 抄表 and 日期.
import { isFiller } from './fillers.ts'
import { abbreviations, isGlossaryWord } from '../lexicon/glossary.ts'
import { sensesOf } from './word-senses.ts'

export function piecesOf(key: string): readonly string[] {
  const spelled = abbreviations.get(key)
  if (spelled) return spelled
  if (isDense(key)) return denseWords(key)
  if (hangul.test(key)) return hangulWords(key)
  if (key.length > 1 && key.endsWith('#')) return [...piecesOf(key.slice(0, -1)), '#']
  if (sensesOf(key).size > 0 || key.length < minCompound || key.length > maxCompoundLength) return [key]
  return compound(key) ?? tail(key) ?? [key]
}

const minCompound = 7
const maxCompoundLength = 40
const minPiece = 3
const linkers = ['', 's', 'n', 'en', 'es', 'e']

/** Besuchsdatum: besuch, s, datum. */
function compound(key: string): string[] | null {
  for (let cut = key.length - minPiece; cut >= minPiece; cut--) {
    const rest = key.slice(cut)
    if (sensesOf(rest).size === 0) continue
    const head = key.slice(0, cut)
    for (const linker of linkers) {
      if (!head.endsWith(linker)) continue
      const first = head.slice(0, head.length - linker.length)
      if (first.length < minPiece) continue
      if (isGlossaryWord(first)) return [first, rest]
      const parted = first.length >= minCompound ? compound(first) : null
      if (parted) return [...parted, rest]
    }
  }
  return null
}

const minTail = 6

/** Kleintierpraxis: what it is ends the word, although its beginning is in no glossary. */
function tail(key: string): string[] | null {
  for (let cut = minPiece; key.length - cut >= minTail; cut++)
    if (isGlossaryWord(key.slice(cut))) return [key.slice(0, cut), key.slice(cut)]
  return null
}

const hangul = /^\p{Script=Hangul}{3,}$/u

/** 재직기간 is 재직 and 기간, 작성일 is 작성 and 일: the end of a Korean word says what it is. */
function hangulWords(key: string): string[] {
  if (isGlossaryWord(key)) return [key]
  for (let cut = 1; key.length - cut >= 1; cut++) {
    const [head, tail] = [key.slice(0, cut), key.slice(cut)]
    if (head.length >= 2 && isGlossaryWord(tail)) return [...hangulWords(head), tail]
  }
  return [key]
}

const maxDenseLength = 6

function denseWords(key: string): string[] {
  const characters = Array.from(key)
  const words: string[] = []
  for (let from = 0; from < characters.length;) {
    let count = Math.min(maxDenseLength, characters.length - from)
    while (count > 1 && !isKnown(characters.slice(from, from + count).join(''))) count--
    words.push(characters.slice(from, from + count).join(''))
    from += count
  }
  return words
}

function isKnown(word: string): boolean {
  return isGlossaryWord(word) || isFiller(word)
}

/** Han or Kana, which have no spaces between words. */
export function isDense(key: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]+$/u.test(key)
}
