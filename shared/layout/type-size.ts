// Measures the type of words: its size (about an em in pixels), its stroke weight and the baseline.
import type { Box, Word } from '../page.ts'
import { isHanLike } from '../text/scripts.ts'
import { heightOf, median, widthOf } from './geometry.ts'

/** In ems of a common typeface: how far letters reach above and below the baseline, and how wide they are. */
const above = { high: 0.72, low: 0.53 } as const
const below = 0.2
const hanHeight = 0.9
const letterWidths: ReadonlyMap<string, number> = new Map(
  (
    [
      [0.94, 'mMW@%—…'],
      [0.78, 'wDGHNOQ&'],
      [0.71, 'ACKRUVXY'],
      [0.65, 'BEPSTZ+<>=~#^'],
      [0.6, 'bdghnopquFL'],
      [0.49, 'cszJ_'],
      [0.4, 'r"{}*'],
      [0.34, 'ftI!()[]/\\`|-'],
      [0.28, "ijl.,:;'"],
    ] as const
  ).flatMap(([ems, letters]) => Array.from(letters, (letter) => [letter, ems] as const)),
)
const defaultLetterWidth = 0.55
/** In ems: the blank beside a word's first and last letter, which its box does not include. */
const sideBearing = 0.06
/** In ems: the width of less text says little, since it depends on the typeface. */
const minEms = 3

/**
 * Returns the em in pixels. Each word is measured by its own letters, since the height of a row depends on which letters
 * it contains. The width of a whole line weighs more than its height, which is only a few pixels.
 */
export function typeSize(words: readonly Word[], rowHeight: number, tall = typeHeight(words)): number {
  const measured = withLetters(words)
  const long = measured.filter(({ text }) => text.length > 2)
  const ems = long.reduce((sum, { text }) => sum + widthInEms(text), 0)
  const wide = long.reduce((sum, { box }) => sum + widthOf(box), 0) / (ems || 1)
  if (tall === 0) return rowHeight
  // where Han meets Latin, the recogniser's word ends are unreliable
  if (measured.some(({ text }) => /\p{Script=Han}/u.test(text))) return tall
  if (ems < minEms) return ems === 0 ? tall : (tall * 2 + wide) / 3
  return (tall + wide * 3) / 4
}

/**
 * Returns the em in pixels by heights alone, so that bold, wide or spaced letters do not change it; 0 without
 * letters.
 */
export function typeHeight(words: readonly Word[]): number {
  return median(withLetters(words).map(({ text, box }) => heightOf(box) / heightInEms(text)))
}

/** Returns the median stroke thickness as a share of the type's height; 0 if none was measured. */
export function typeWeight(words: readonly Word[], height = typeHeight(words)): number {
  const strokes = withLetters(words).flatMap(({ text, stroke }) =>
    stroke === undefined ? [] : Array.from({ length: text.length }, () => stroke),
  )
  return height === 0 ? 0 : median(strokes) / height
}

/** The words that contain a letter or a digit. */
function withLetters(words: readonly Word[]): Word[] {
  return words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

/** Returns the y of the baseline; letters such as g reach below it. */
export function baselineOf(text: string, box: Box): number {
  return box.y1 - (hasDescender(text) ? (below / heightInEms(text)) * heightOf(box) : 0)
}

/** Tells whether a character goes below the baseline. */
function hasDescender(text: string): boolean {
  return /[gjpqy,;|(){}[\]@$Q]/u.test(text) && !Array.from(text).some(isHanLike)
}

/** The height of the text's ink in ems. */
function heightInEms(text: string): number {
  if (Array.from(text).some(isHanLike)) return hanHeight
  const up = /[^acegmnopqrsuvwxyz.,:;_-]/u.test(text) ? above.high : above.low
  return up + (hasDescender(text) ? below : 0)
}

/** Returns the width of a word in a common typeface, in ems. */
export function widthInEms(text: string): number {
  return Array.from(text).reduce((sum, c) => sum + letterWidth(c), -sideBearing)
}

/** The usual width of a character in ems. */
function letterWidth(character: string): number {
  return letterWidths.get(character) ?? (isHanLike(character) ? 1 : defaultLetterWidth)
}
