// Links the result text to the words on the image.
// The text has its own order and punctuation, so each word is searched for in it.
import type { Page, Word } from '../../../shared/page.ts'

export interface Segment {
  readonly text: string
  /** The index among the page's words; null for text between words. */
  readonly word: number | null
}

interface Claim {
  readonly start: number
  readonly end: number
  readonly word: number
}

/** A word is first searched for this close after the previous one; further away only if the reading order jumped. */
const nearChars = 400

export function wordsOf(page: Page): readonly Word[] {
  return page.lines.flatMap((line) => line.words)
}

/** Splits the text into segments, each linked to its word or to none. */
export function linkWords(content: string, words: readonly Word[]): readonly Segment[] {
  const plain = toNarrow(content)
  const taken = new Uint8Array(plain.length)
  const claims: Claim[] = []
  let cursor = 0
  words.forEach(({ text }, word) => {
    const needle = toNarrow(text.trim())
    const start = findWord(plain, needle, taken, cursor)
    if (start < 0) return
    cursor = start + needle.length
    taken.fill(1, start, cursor)
    claims.push({ start, end: cursor, word })
  })
  return toSegments(
    content,
    claims.toSorted((a, b) => a.start - b.start),
  )
}

/** The indices of the linked words, in the order of the text. */
export function wordOrder(segments: readonly Segment[]): readonly number[] {
  return segments.flatMap(({ word }) => (word === null ? [] : [word]))
}

/** Finds the word soon after the cursor, else anywhere; -1 if it is not in the text. */
function findWord(plain: string, needle: string, taken: Uint8Array, cursor: number): number {
  if (needle === '') return -1
  const near = findInRange(plain, needle, taken, cursor, cursor + nearChars)
  return near < 0 ? findInRange(plain, needle, taken, 0, plain.length) : near
}

/** Finds the word as a whole word that no other word has claimed; -1 if there is none. */
function findInRange(plain: string, needle: string, taken: Uint8Array, from: number, to: number): number {
  for (let at = plain.indexOf(needle, from); at >= 0 && at <= to; at = plain.indexOf(needle, at + 1)) {
    if (taken[at] === 0 && isWholeWord(plain, at, at + needle.length)) return at
  }
  return -1
}

const letter = /[\p{L}\p{N}]/u
/** Scripts without spaces have no word boundaries. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Rejects a match inside a longer word, such as 'a' in 'Total'. */
function isWholeWord(plain: string, start: number, end: number): boolean {
  return !isInsideWord(plain[start - 1], plain[start]) && !isInsideWord(plain[end - 1], plain[end])
}

/** Tells whether both characters are letters of one word, in scripts that put spaces between words. */
function isInsideWord(left: string | undefined, right: string | undefined): boolean {
  if (left === undefined || right === undefined) return false
  return [left, right].every((char) => letter.test(char) && !unspaced.test(char))
}

/** Narrows full-width characters, since the result may have widened them. Keeps the length, so that indices agree. */
function toNarrow(text: string): string {
  return text.replace(/[！-～。、]/g, (char) => {
    if (char === '。') return '.'
    return char === '、' ? ',' : String.fromCharCode(char.charCodeAt(0) - 0xfee0)
  })
}

/** Cuts the text into linked words and the pieces between them. */
function toSegments(content: string, claims: readonly Claim[]): readonly Segment[] {
  const segments: Segment[] = []
  let at = 0
  for (const { start, end, word } of claims) {
    if (start > at) segments.push({ text: content.slice(at, start), word: null })
    segments.push({ text: content.slice(start, end), word })
    at = end
  }
  if (at < content.length) segments.push({ text: content.slice(at), word: null })
  return segments
}
