// What can be measured on a picture to tell what kind of page it shows.
import type { Rule } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { evenness } from './background.ts'
import { levelsOf } from './ink.ts'
import { isPicturedTable } from './pictured-table.ts'
import { rowsOf } from './rows.ts'
import { median, type TextSize } from './text-size.ts'

/** In letter heights: what lies further apart is another part of the row, a price at the edge. */
const mostGap = 3
/** Fewer letters than this are no row. */
const leastRow = 5

export interface Features {
  readonly width: number
  readonly height: number
  /** How dark the darkest parts of the ground are against the lightest: 1 is a scan, 0.5 a lamp at one side. */
  readonly evenness: number
  /** Whether a sheet was cut out of its surroundings. */
  readonly wasCut: boolean
  /** Share of pixels with exactly the level that most have: a camera and a scanner never give the same level twice. */
  readonly flatness: number
  readonly letters: number
  readonly letterHeight: number
  /** How far the heights of letters spread: quartiles apart, in median heights. */
  readonly spread: number
  /** How many letter heights fit into the width of the text: a till roll holds few. */
  readonly lineLength: number
  /** How much of the width of the text a long row fills with letters: prose nearly all, a till roll a third. */
  readonly fill: number
  /** How many ruling lines there are. */
  readonly rules: number
  /** Whether all of it is a table between ruling lines. */
  readonly isTable: boolean
}

/** The ground is judged as it came, the text as it was cleaned. */
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
    isTable: isPicturedTable(rules, text),
  }
}

/** The third quartile: the last rows of paragraphs are short, and headings too. */
function fillOf({ letters }: TextSize, letterHeight: number): number {
  const rows = rowsOf(letters, letterHeight * mostGap).filter((row) => row.length >= leastRow)
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
