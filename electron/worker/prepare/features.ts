// Measurements of a picture that tell its kind of page.
import { median } from '../../../shared/layout/geometry.ts'
import type { Rule } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { evenness } from './background.ts'
import { levelsOf } from './ink.ts'
import { rowsOf } from './rows.ts'
import { type TextSize } from './text-size.ts'

/** The largest gap within a part of a row, in letter heights; a price at the edge is another part. */
const maxGap = 3
/** The fewest letters of a row. */
const minRow = 5

export interface Features {
  readonly width: number
  readonly height: number
  /** The ratio of the darkest to the lightest parts of the background: 1 for a scan, 0.5 for a lamp at one side. */
  readonly evenness: number
  /** Whether a sheet was cut out of its surroundings. */
  readonly wasCut: boolean
  /** The share of pixels with exactly the commonest level; it is small for cameras and scanners. */
  readonly flatness: number
  readonly letters: number
  readonly letterHeight: number
  /** The distance of the quartiles of letter heights, in median heights. */
  readonly spread: number
  /** The width of the text in letter heights; it is small for a till roll. */
  readonly lineLength: number
  /** The share of the width of the text that a long row fills with letters: nearly 1 for prose, a third for a till roll. */
  readonly fill: number
  /** The number of ruling lines. */
  readonly rules: number
}

/** Measures the background on the original picture, and the text on the cleaned one. */
export function featuresOf(
  original: GreyImage,
  cleaned: GreyImage,
  text: TextSize,
  rules: readonly Rule[],
): Features {
  const heights = text.letters.map(({ y0, y1 }) => y1 - y0).sort((a, b) => a - b)
  const lefts = text.letters.map(({ x0 }) => x0).sort((a, b) => a - b)
  const rights = text.letters.map(({ x1 }) => x1).sort((a, b) => a - b)
  const letterHeight = median(heights)
  const textWidth = at(rights, 0.98) - at(lefts, 0.02)
  return {
    width: cleaned.width,
    height: cleaned.height,
    evenness: evenness(original),
    wasCut: cleaned.width < original.width || cleaned.height < original.height,
    flatness: flatness(original),
    letters: heights.length,
    letterHeight,
    spread: letterHeight === 0 ? 0 : (at(heights, 0.75) - at(heights, 0.25)) / letterHeight,
    lineLength: letterHeight === 0 ? 0 : textWidth / letterHeight,
    fill: textWidth > 0 ? fillOf(text, letterHeight) / textWidth : 0,
    rules: rules.length,
  }
}

/** Returns the third quartile, because headings and last rows of paragraphs are short. */
function fillOf({ letters }: TextSize, letterHeight: number): number {
  const rows = rowsOf(letters, letterHeight * maxGap).filter((row) => row.length >= minRow)
  const widths = rows.map((row) => row.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0))
  return at(
    widths.sort((a, b) => a - b),
    0.75,
  )
}

function flatness(image: GreyImage): number {
  const levels = levelsOf(image)
  return Math.max(...levels) / levels.reduce((sum, n) => sum + n, 0)
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
