// The meanings of the words of a label or of a field's name, in any language: Mietbeginn is "rent" and "start", 抄表日期
// is "meter" and "date".
import { isFiller } from './fillers.ts'
import { spacedWords } from '../lexicon/glossary.ts'
import type { Token } from '../lexicon/tokens.ts'
import { isDense, piecesOf } from './word-pieces.ts'
import { rootOf } from './word-root.ts'
import { sensesOf } from './word-senses.ts'

/** A word, or a part of a compound one, with its senses; none for a word that the glossary does not know. */
export interface Sensed {
  readonly key: string
  readonly senses: ReadonlySet<number>
  /** The root that it shares with its cousins in other languages. */
  readonly root: string | null
  /** Where its token ends. */
  readonly end: number
  /** Where it ends itself. */
  readonly pieceEnd: number
}

type Word = Omit<Sensed, 'end' | 'pieceEnd'>

/** Without the words that say nothing. */
export function sensedOf(tokens: readonly Token[]): Sensed[] {
  return runsOf(withSpacedWords(tokens))
    .flatMap(({ key, end }) => {
      const pieces = piecesOf(key)
      const behind = lengthsBehind(pieces, key)
      return pieces.map((piece, i) => ({
        key: piece,
        end,
        pieceEnd: end - (behind[i] ?? 0),
        senses: sensesOf(piece),
        root: rootOf(piece),
      }))
    })
    .filter(({ key }) => key !== '' && !isFiller(key))
}

/** For each piece of a word how long those are that stand behind it; what is spelled out stands nowhere. */
function lengthsBehind(pieces: readonly string[], key: string): number[] {
  const lengths = pieces.map(() => 0)
  let length = 0
  for (let i = pieces.length - 2; i >= 0; i--) {
    const next = pieces[i + 1] ?? ''
    const at = key.length - length - next.length
    if (at < 0 || !key.startsWith(next, at)) break
    length += next.length
    lengths[i] = length
  }
  return lengths
}

const maxSyllables = Math.max(...[...spacedWords.values()].map(({ count }) => count))
const firstSyllables = new Set([...spacedWords.values()].map(({ first }) => first))

/** số công tơ is one word of three syllables, "best before" one of two; the longest that is known. */
function withSpacedWords(tokens: readonly Token[]): readonly Token[] {
  // most labels have none of them
  if (!tokens.some(({ key }) => firstSyllables.has(key))) return tokens
  const words: Token[] = []
  for (let from = 0; from < tokens.length;) {
    const isFirst = firstSyllables.has(tokens[from]?.key ?? '')
    let count = isFirst ? Math.min(maxSyllables, tokens.length - from) : 1
    while (count > 1 && !isSpacedWord(tokens.slice(from, from + count))) count--
    const span = tokens.slice(from, from + count)
    const [first, last] = [span[0], span.at(-1)]
    if (first && last) words.push({ key: keyOfAll(span), start: first.start, end: last.end })
    from += count
  }
  return words
}

function isSpacedWord(span: readonly Token[]): boolean {
  return spacedWords.get(keyOfAll(span))?.count === span.length
}

function keyOfAll(span: readonly Token[]): string {
  return span.map(({ key }) => key).join('')
}

/** The same word, in the plural too or misread at its end, or one of the same sense. */
export function isSameSense(a: Word, b: Word): boolean {
  return isSameWord(a.key, b.key) || isSame(a, b)
}

/** Not misread, and no other word that only begins so: report and reported, but not sign and signer. */
export function isSame(a: Word, b: Word): boolean {
  if (a.key === b.key || !a.senses.isDisjointFrom(b.senses)) return true
  if (a.root !== null && a.root === b.root) return true
  return Math.min(a.key.length, b.key.length) >= longStem && isSameWord(a.key, b.key)
}

const longStem = 6

export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < 4 || long.length - short.length > 2 || !long.startsWith(short)) return false
  // a tester is no test
  return !/^(?:er|or|ee)$/.test(long.slice(short.length))
}

/** Han and Kana that touch are one word until the glossary parts them. */
function runsOf(tokens: readonly Token[]): { key: string; end: number }[] {
  const runs: { key: string; end: number; isDense: boolean }[] = []
  for (const { key, start, end } of tokens) {
    const last = runs.at(-1)
    const dense = isDense(key)
    // 姓 名: a label of two characters is set as wide as one of four
    const isSpaced = runs.length === 1 && last?.key.length === 1
    if (last && (last.end === start || isSpaced) && dense && last.isDense)
      runs.splice(-1, 1, { key: last.key + key, end, isDense: dense })
    else runs.push({ key, end, isDense: dense })
  }
  return runs
}
