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

export function linkWords(content: string, words: readonly Word[]): readonly Segment[] {
  const plain = plainForm(content)
  const taken = new Uint8Array(plain.length)
  const claims: Claim[] = []
  let cursor = 0
  words.forEach(({ text }, word) => {
    const wanted = plainForm(text.trim())
    const start = placeOf(plain, wanted, taken, cursor)
    if (start < 0) return
    cursor = start + wanted.length
    taken.fill(1, start, cursor)
    claims.push({ start, end: cursor, word })
  })
  return segmentsOf(
    content,
    claims.toSorted((a, b) => a.start - b.start),
  )
}

/** The indices of the linked words, in the order of the text. */
export function orderOf(segments: readonly Segment[]): readonly number[] {
  return segments.flatMap(({ word }) => (word === null ? [] : [word]))
}

function placeOf(plain: string, wanted: string, taken: Uint8Array, cursor: number): number {
  if (wanted === '') return -1
  const near = search(plain, wanted, taken, cursor, cursor + nearChars)
  return near < 0 ? search(plain, wanted, taken, 0, plain.length) : near
}

function search(plain: string, wanted: string, taken: Uint8Array, from: number, to: number): number {
  for (let at = plain.indexOf(wanted, from); at >= 0 && at <= to; at = plain.indexOf(wanted, at + 1)) {
    if (taken[at] === 0 && standsAlone(plain, at, at + wanted.length)) return at
  }
  return -1
}

const letter = /[\p{L}\p{N}]/u
/** Scripts without spaces have no word boundaries. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Rejects a match inside a longer word, such as 'a' in 'Total'. */
function standsAlone(plain: string, start: number, end: number): boolean {
  return !joins(plain[start - 1], plain[start]) && !joins(plain[end - 1], plain[end])
}

function joins(left: string | undefined, right: string | undefined): boolean {
  if (left === undefined || right === undefined) return false
  return [left, right].every((char) => letter.test(char) && !unspaced.test(char))
}

/** Narrows full-width characters, since the result may have widened them. Keeps the length, so that indices agree. */
function plainForm(text: string): string {
  return text.replace(/[！-～。、]/g, (char) => {
    if (char === '。') return '.'
    return char === '、' ? ',' : String.fromCharCode(char.charCodeAt(0) - 0xfee0)
  })
}

function segmentsOf(content: string, claims: readonly Claim[]): readonly Segment[] {
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
