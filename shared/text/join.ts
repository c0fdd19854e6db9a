// Words of a line to text: where a space belongs depends on the scripts on its two sides.
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
  /** How wide a gap between two Han characters must be to be kept, in row heights. */
  readonly hanGap: number
}

/** Letter-spaced titles and labels (姓 名) stay whole; the gap between two columns is wider than this. */
const defaultSpacing: Spacing = { hanGap: 2.5 }

/**
 * Where Han meets Latin many set a hair's breadth, which is no space; a typed space is about this wide or more.
 * A figure is narrow in its room, so that the 6 of 5月6日 seems to stand apart without a space.
 */
const minVisibleSpace = { letter: 0.22, digit: 0.4 } as const

export function joinWords(line: Line, spacing = defaultSpacing): string {
  const words = inLogicalOrder(line.words.filter((word) => word.text.trim() !== ''))
  return words.map((word, i) => spaceBefore(line, words[i - 1], word, spacing) + word.text.trim()).join('')
}

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
    // Boxes that overlap hide what is between the characters; who sets a space sets it all along the line.
    if (gap < overlapGap) return setsSpacesAroundHan(line) ? ' ' : ''
    return gap > minSpaceNextTo(other) ? ' ' : ''
  }
  if (isPhraseScript(left) && isPhraseScript(right)) return gap > minVisibleSpace.letter ? ' ' : ''
  return ' '
}

const overlapGap = -0.01

function minSpaceNextTo(other: string): number {
  return /\p{N}/u.test(other) ? minVisibleSpace.digit : minVisibleSpace.letter
}

/** Whether most of the places in a line where Han meets Latin show a space. */
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

/** Punctuation between Han and something else: it never stands apart from the Han, nor anything from it. */
function belongsToHan(left: string, right: string): boolean {
  if (isFullWidth(left) || isFullWidth(right) || isSharedMark(left) || isSharedMark(right)) return true
  return isHanLike(left) && isClosing(right)
}

/** Two lines of one paragraph as one text: here no gap tells anything, only the scripts do. */
export function joinLines(texts: readonly string[]): string {
  return texts.reduce((joined, text) => {
    if (joined === '' || text === '') return joined + text
    const [left, right] = [lastCharacter(joined), firstCharacter(text)]
    if (isBrokenWord(joined, right)) return joined.slice(0, -1) + text
    return joined + (isJoinedAcrossLines(joined, left, right) ? '' : ' ') + text
  }, '')
}

function isJoinedAcrossLines(joined: string, left: string, right: string): boolean {
  if (isHanLike(left) || isHanLike(right)) return true
  // from a number to a number
  if (/\p{N}[–—]$/u.test(joined) && /\p{N}/u.test(right)) return true
  // a hyphen that belongs to its word stays with it: Anne-Marie, 1990-2000
  return /[\p{L}\p{N}][-\u2010]$/u.test(joined) || (isPhraseScript(left) && isPhraseScript(right))
}

/** A hyphen after a letter at the end of a line, and a small letter at the start of the next. */
function isBrokenWord(joined: string, next: string): boolean {
  return /\p{L}[-\u00ad\u2010]$/u.test(joined) && /\p{Ll}/u.test(next)
}

/** Words of a right-to-left line follow each other leftwards. */
function gapBetween(a: Box, b: Box): number {
  return Math.max(b.x0 - a.x1, a.x0 - b.x1)
}
