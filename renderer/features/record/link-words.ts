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

/** The signs that a backslash escapes in Markdown. */
const isEscapable = /[!-/:-@[-`{-~]/

/** A word is first searched for this close after the previous one; further away only if the reading order jumped. */
const nearChars = 400

export function wordsOf(page: Page): readonly Word[] {
  return page.lines.flatMap((line) => line.words)
}

/** Splits the text into segments, each linked to its word or to none; a Markdown escape belongs to its sign. */
export function linkWords(
  content: string,
  words: readonly Word[],
  format: 'plain' | 'markdown' = 'plain',
): readonly Segment[] {
  const { text: plain, starts } = searchable(content, format)
  const taken = new Uint8Array(plain.length)
  const claims: Claim[] = []
  let cursor = 0
  words.forEach(({ text }, word) => {
    const needle = toNarrow(text.trim())
    const found = findWord(plain, needle, taken, cursor)
    if (found < 0) return
    cursor = found + needle.length
    taken.fill(1, found, cursor)
    claims.push({ start: starts[found] ?? 0, end: starts[cursor] ?? content.length, word })
  })
  return toSegments(
    content,
    claims.toSorted((a, b) => a.start - b.start),
  )
}

interface Searchable {
  readonly text: string
  /** The start of each character in the content, with the backslash that escapes it; then the content's end. */
  readonly starts: readonly number[]
}

/** The content as words are searched in it: in Markdown without the backslashes of escapes. */
function searchable(content: string, format: 'plain' | 'markdown'): Searchable {
  const starts: number[] = []
  let text = ''
  for (let at = 0; at < content.length; at++) {
    starts.push(at)
    const isEscape = format === 'markdown' && content[at] === '\\' && isEscapable.test(content[at + 1] ?? '')
    if (isEscape) at++
    text += content[at] ?? ''
  }
  return { text: toNarrow(text), starts: [...starts, content.length] }
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
    const end = at + needle.length
    if (!taken.subarray(at, end).includes(1) && isWholeWord(plain, at, end)) return at
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
