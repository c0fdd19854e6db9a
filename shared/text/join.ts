// Joins words to text. Whether there is a space between two words depends on the scripts on both sides.
import type { Box, Line, Word } from '../page.ts'
import { inLogicalOrder } from './direction.ts'
import {
  firstCharacter,
  isClosing,
  isFullWidth,
  isHanLike,
  isPhraseScript,
  isSharedMark,
  lastCharacter,
} from './scripts.ts'

export interface Spacing {
  /** The gap between two Han characters, in row heights, above which a space is kept. */
  readonly hanGap: number
}

/** Letter-spaced titles and labels (姓 名) get no spaces; the gap between two columns is wider. */
const defaultSpacing: Spacing = { hanGap: 2.5 }

/**
 * In row heights: the minimum width of a typed space between Han and Latin. Typesetting adds a narrow gap there that is no
 * space. A digit is narrower than its advance width, so the 6 of 5月6日 seems to be set apart without a space.
 */
const minVisibleSpace = { letter: 0.22, digit: 0.4 } as const

/** Joins the words of a line. */
export function joinWords(line: Line, spacing = defaultSpacing): string {
  const words = inLogicalOrder(line.words.filter((word) => word.text.trim() !== ''))
  return words.map((word, i) => spaceBefore(line, words[i - 1], word, spacing) + word.text.trim()).join('')
}

/** Returns the space between two neighbouring words, or ''. */
export function spaceBefore(
  line: Line,
  before: Word | undefined,
  word: Word,
  spacing = defaultSpacing,
): '' | ' ' {
  if (!before) return ''
  const left = lastCharacter(before.text.trim())
  const right = firstCharacter(word.text.trim())
  const gap = gapBetween(before.box, word.box) / (line.rowHeight || 1)
  const [leftHan, rightHan] = [isHanLike(left), isHanLike(right)]
  if (leftHan && rightHan) return gap > spacing.hanGap ? ' ' : ''
  if (leftHan || rightHan) {
    const other = leftHan ? right : left
    if (belongsToHan(left, right)) return gap > spacing.hanGap ? ' ' : ''
    // Overlapping boxes hide the gap; then it is decided like most others of the line.
    if (gap < overlapGap) return setsSpacesAroundHan(line) ? ' ' : ''
    return gap > minSpaceNextTo(other) ? ' ' : ''
  }
  if (isPhraseScript(left) && isPhraseScript(right)) return gap > minVisibleSpace.letter ? ' ' : ''
  return ' '
}

/** In row heights: a gap below this is an overlap of the two boxes. */
const overlapGap = -0.01

/** The smallest gap next to a character that counts as a space. */
function minSpaceNextTo(other: string): number {
  return /\p{N}/u.test(other) ? minVisibleSpace.digit : minVisibleSpace.letter
}

/** Whether most transitions between Han and Latin in the line have a space. */
function setsSpacesAroundHan(line: Line): boolean {
  const shown = line.words.flatMap((word, i) => {
    const before = line.words[i - 1]
    if (!before) return []
    const left = lastCharacter(before.text.trim())
    const right = firstCharacter(word.text.trim())
    const gap = gapBetween(before.box, word.box) / (line.rowHeight || 1)
    if (isHanLike(left) === isHanLike(right) || belongsToHan(left, right) || gap < overlapGap) return []
    return [gap > minSpaceNextTo(isHanLike(left) ? right : left)]
  })
  return shown.filter(Boolean).length * 2 > shown.length
}

/** Whether one side is punctuation that is set without a space next to Han. */
function belongsToHan(left: string, right: string): boolean {
  if (isFullWidth(left) || isFullWidth(right) || isSharedMark(left) || isSharedMark(right)) return true
  return isHanLike(left) && isClosing(right)
}

/**
 * Joins the lines of a paragraph to one text. There are no gaps to measure, so the scripts alone decide about spaces.
 */
export function joinLines(texts: readonly string[]): string {
  return texts.reduce((joined, text) => {
    if (joined === '' || text === '') return joined + text
    const [left, right] = [lastCharacter(joined), firstCharacter(text)]
    if (isBrokenWord(joined, right)) return joined.slice(0, -1) + text
    return joined + (isJoinedAcrossLines(joined, left, right) ? '' : ' ') + text
  }, '')
}

/** Tells whether two lines are joined without a space. */
function isJoinedAcrossLines(joined: string, left: string, right: string): boolean {
  if (isHanLike(left) || isHanLike(right)) return true
  // from a number to a number
  if (/\p{N}[–—]$/u.test(joined) && /\p{N}/u.test(right)) return true
  // a hyphen that belongs to its word stays with it: Anne-Marie, 1990-2000
  return /[\p{L}\p{N}][-\u2010]$/u.test(joined) || (isPhraseScript(left) && isPhraseScript(right))
}

/** Whether a word is hyphenated across lines: a hyphen after a letter, and the next line begins in lowercase. */
function isBrokenWord(joined: string, next: string): boolean {
  return /\p{L}[-\u00ad\u2010]$/u.test(joined) && /\p{Ll}/u.test(next)
}

/** Returns the horizontal gap of two words in either direction, since words of a right-to-left line go leftwards. */
function gapBetween(a: Box, b: Box): number {
  return Math.max(b.x0 - a.x1, a.x0 - b.x1)
}
