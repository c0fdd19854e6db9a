// How large the type of some words is: about the height of an em in pixels.
import type { Box, Word } from '../page.ts'
import { isHanLike } from '../text/scripts.ts'
import { heightOf, median, widthOf } from './geometry.ts'

/** How far letters go up and down from the line, and how far they take it along, in ems of a common typeface. */
const above = { high: 0.72, low: 0.53 } as const
const below = 0.2
const hanHeight = 0.9
const advances: ReadonlyMap<string, number> = new Map(
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
const defaultAdvance = 0.55
/** The room on the sides of a word's first and last letter is not part of its box. */
const sideBearing = 0.06
/** The width of a few letters says little, as letters are as wide as the typeface wants. */
const minEms = 3

/**
 * The height of a row varies with the letters that happen to stand in it; so every word is measured by its own. Of
 * a whole line the width tells more than the height, which is a matter of few pixels.
 */
export function typeSize(words: readonly Word[], rowHeight: number, tall = typeHeight(words)): number {
  const measured = withLetters(words)
  const long = measured.filter(({ text }) => text.length > 2)
  const ems = long.reduce((sum, { text }) => sum + widthInEms(text), 0)
  const wide = long.reduce((sum, { box }) => sum + widthOf(box), 0) / (ems || 1)
  if (tall === 0) return rowHeight
  // where Han and Latin meet, the recogniser knows little of where a word ends
  if (measured.some(({ text }) => /\p{Script=Han}/u.test(text))) return tall
  if (ems < minEms) return ems === 0 ? tall : (tall * 2 + wide) / 3
  return (tall + wide * 3) / 4
}

/** The same by heights alone, which the width of letters leaves as it is, be they bold, wide or spaced; 0 for none. */
export function typeHeight(words: readonly Word[]): number {
  return median(withLetters(words).map(({ text, box }) => heightOf(box) / heightInEms(text)))
}

/** How thick the strokes of its letters are, in heights of the type: as most of them have it; 0 where none is known. */
export function typeWeight(words: readonly Word[], height = typeHeight(words)): number {
  const strokes = withLetters(words).flatMap(({ text, stroke }) =>
    stroke === undefined ? [] : Array.from({ length: text.length }, () => stroke),
  )
  return height === 0 ? 0 : median(strokes) / height
}

function withLetters(words: readonly Word[]): Word[] {
  return words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

/** Where the line stands that letters stand on: a g hangs below it. */
export function baselineOf(text: string, box: Box): number {
  return box.y1 - (hasDescender(text) ? (below / heightInEms(text)) * heightOf(box) : 0)
}

function hasDescender(text: string): boolean {
  return /[gjpqy,;|(){}[\]@$Q]/u.test(text) && !Array.from(text).some(isHanLike)
}

function heightInEms(text: string): number {
  if (Array.from(text).some(isHanLike)) return hanHeight
  const up = /[^acegmnopqrsuvwxyz.,:;_-]/u.test(text) ? above.high : above.low
  return up + (hasDescender(text) ? below : 0)
}

/** How wide a word is in a common typeface. */
export function widthInEms(text: string): number {
  return Array.from(text).reduce((sum, c) => sum + advanceOf(c), -sideBearing)
}

function advanceOf(character: string): number {
  return advances.get(character) ?? (isHanLike(character) ? 1 : defaultAdvance)
}
