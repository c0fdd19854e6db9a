// Headings: short lines of a type that is clearly larger or bolder than the body's.
import type { Box } from '../page.ts'
import { heightOf, overlapX, widthOf } from './geometry.ts'
import { fitsPitch, pitchSamples } from './pitch.ts'
import type { Segment } from './segment.ts'

/** In body sizes. Smaller differences are those of measuring. */
const minRatio = 1.1
/** Type this much larger is a heading even right above its text. */
const largeRatio = 1.25
/** A line drawn below a heading makes one of a line that is little larger. */
const ruledRatio = 1.05
/** In weights of the body: bold type of its size. Short words are measured less surely. */
const boldRatio = 1.25
const minBoldLetters = 4
const minBoldSize = 0.85
/** In heights of the body: type that is lower is no larger, however wide. */
const minHeight = 0.98
const maxHeadingLength = 110
const receiptRatio = 1.4
const minConfidence = 0.6
/** In ems: between two words of a heading. */
const maxWordGap = 2.5
const maxHeadingLines = 2

/** A kind of type, as far as it is measured. */
export type TypeStyle = Pick<Segment, 'size' | 'height' | 'weight'>

/** What most of the page's text has: the medians over its characters. */
export function bodyType(segments: readonly Segment[]): TypeStyle {
  return {
    size: medianOverLetters(segments, ({ size }) => size),
    height: medianOverLetters(segments, ({ height }) => height),
    weight: medianOverLetters(
      segments.filter(({ weight }) => weight > 0),
      ({ weight }) => weight,
    ),
  }
}

function medianOverLetters(segments: readonly Segment[], valueOf: (segment: Segment) => number): number {
  const sorted = segments.toSorted((a, b) => valueOf(a) - valueOf(b))
  let left = sorted.reduce((sum, { text }) => sum + text.length, 0) / 2
  const middle = sorted.find(({ text }) => (left -= text.length) <= 0)
  return middle ? valueOf(middle) : 0
}

/** Where a quarter of all lines is as large, as labels above what explains them, that is the type to compare with. */
const minLines = 8
const largeShare = 0.25

export function referenceType(segments: readonly Segment[], body: TypeStyle): TypeStyle {
  const sizes = segments.map(({ size }) => size).sort((a, b) => b - a)
  const large = sizes[Math.floor(sizes.length * largeShare)] ?? 0
  const areLabels = sizes.length >= minLines && large >= minRatio * body.size
  return areLabels ? { ...body, size: large } : body
}

export interface HeadingEvidence {
  readonly body: TypeStyle
  /** Whether there is more room above it than between two lines of a text. */
  readonly isApart: boolean
  /** Whether the next line is right below it and further in, and explains it; or it is one of several with labels. */
  readonly isTerm: boolean
  readonly rules: readonly Box[]
  /** A receipt has sums set large, and all sorts of emphasis; only the name at its top is a heading. */
  readonly isOnReceipt: boolean
  readonly isAtTop: boolean
}

export function isHeading(segment: Segment, evidence: HeadingEvidence): boolean {
  const { text, size, box } = segment
  const { body, isApart, isTerm, rules, isOnReceipt, isAtTop } = evidence
  if (text.length > maxHeadingLength || !/\p{L}/u.test(text) || body.size === 0 || isUncertain(segment))
    return false
  const ratio = size / body.size
  if (isOnReceipt) return isAtTop && ratio >= receiptRatio && !/\d/u.test(text)
  if (ratio >= largeRatio) return true
  if (ratio >= ruledRatio && rules.some((rule) => isRuleUnder(rule, box))) return true
  if (!isApart || /[.。,，;；]$/u.test(text) || isMostlyDigits(text)) return false
  if (ratio >= minRatio && !isWide(segment, body)) return true
  return isBold(segment, body) && ratio >= minBoldSize && !isTerm && !/[:：]$/u.test(text)
}

export function isBold({ text, weight }: Segment, body: TypeStyle): boolean {
  return body.weight > 0 && weight >= boldRatio * body.weight && countLetters(text) >= minBoldLetters
}

function countLetters(text: string): number {
  return text.replace(/\p{Script=Han}/gu, 'xx').length
}

/** Typewriter type, whose letters take more room than those of the text. */
function isWide({ words, height }: Segment, body: TypeStyle): boolean {
  const [sample] = pitchSamples(words)
  return height < minHeight * body.height || (sample !== undefined && fitsPitch(words, sample.pitch))
}

/** As a date or a telephone number, whose digits are as high as capitals and so look larger than the text. */
function isMostlyDigits(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return count(/\p{N}/gu) > count(/\p{L}/gu)
}

/** Read with doubt, so that its size may be that of dirt; or in parts that stand apart, as in a row of a form. */
function isUncertain({ words, size }: Segment): boolean {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const certain = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0)
  if (certain < minConfidence * letters) return true
  return words.some(({ box }, i) => {
    const before = words[i - 1]
    return before !== undefined && box.x0 - before.box.x1 > maxWordGap * size
  })
}

/** A heading may take two lines; more of them in a row are large text and no heading. */
export function isHeadingLength(lineCount: number): boolean {
  return lineCount <= maxHeadingLines
}

/** A line right below a heading that is longer than it, as wide as the column. */
export function isRuleUnder(rule: Box, text: Box): boolean {
  const distance = rule.y0 - text.y1
  const isClose = distance > 0 && distance < 1.2 * heightOf(text)
  return isClose && overlapX(rule, text) > 0.9 * widthOf(text)
}
