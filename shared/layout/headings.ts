// Recognises headings: short lines whose type is clearly larger or bolder than that of the body text.
import type { Box } from '../page.ts'
import { heightOf, overlapX, widthOf } from './geometry.ts'
import { fitsPitch, pitchSamples } from './pitch.ts'
import type { Segment } from './segment.ts'

/** In body sizes: smaller differences are measurement noise. */
const minRatio = 1.1
/** In body sizes: a line this large is a heading even right above its text. */
const certainRatio = 1.25
/** In body sizes: enough for a heading if a rule is drawn below the line. */
const ruledRatio = 1.05
/** In body weights: the stroke of bold type. Short words are measured too imprecisely to tell. */
const boldRatio = 1.25
const minBoldLetters = 4
const minBoldSize = 0.85
/** In body heights: type that is lower counts as no larger than the body, however wide it is. */
const minHeight = 0.98
/** In characters. */
const maxHeadingLength = 110
/** In body sizes: the name of the shop on a receipt. */
const receiptRatio = 1.4
const minConfidence = 0.6
/** In ems: the gap between two words of a heading. */
const maxWordGap = 2.5
const maxHeadingLines = 2

/** The measured properties of a kind of type. */
export type TypeStyle = Pick<Segment, 'size' | 'height' | 'weight'>

/** Measures the type of the body text: the medians over all characters. */
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

/** The median of a measure, in which each segment counts by its letters. */
function medianOverLetters(segments: readonly Segment[], valueOf: (segment: Segment) => number): number {
  const sorted = segments.toSorted((a, b) => valueOf(a) - valueOf(b))
  let left = sorted.reduce((sum, { text }) => sum + text.length, 0) / 2
  const middle = sorted.find(({ text }) => (left -= text.length) <= 0)
  return middle ? valueOf(middle) : 0
}

/**
 * If a quarter of the lines is larger than the body (labels above their explanations), headings are compared with
 * those.
 */
const minLines = 8
const largeShare = 0.25

/** Returns the type that headings of these lines are compared with. */
export function referenceType(segments: readonly Segment[], body: TypeStyle): TypeStyle {
  const sizes = segments.map(({ size }) => size).sort((a, b) => b - a)
  const large = sizes[Math.floor(sizes.length * largeShare)] ?? 0
  const areLabels = sizes.length >= minLines && large >= minRatio * body.size
  return areLabels ? { ...body, size: large } : body
}

export interface HeadingEvidence {
  readonly body: TypeStyle
  /** Whether the gap above it is larger than between two lines of a text. */
  readonly isApart: boolean
  /** Whether the indented line right below explains it, or it is one of several lines of the form "label: value". */
  readonly isTermOrPair: boolean
  readonly rules: readonly Box[]
  /** On a receipt only the name at the top is a heading: sums are set large there, and much else is emphasised. */
  readonly isOnReceipt: boolean
  readonly isAtTop: boolean
}

/** Tells whether a segment is a heading, from its type and its surroundings. */
export function isHeading(segment: Segment, evidence: HeadingEvidence): boolean {
  const { text, size, box } = segment
  const { body, isApart, isTermOrPair, rules, isOnReceipt, isAtTop } = evidence
  if (text.length > maxHeadingLength || !/\p{L}/u.test(text) || body.size === 0 || isUncertain(segment))
    return false
  const ratio = size / body.size
  if (isOnReceipt) return isAtTop && ratio >= receiptRatio && !/\d/u.test(text)
  if (ratio >= certainRatio) return true
  if (ratio >= ruledRatio && rules.some((rule) => isRuleUnder(rule, box))) return true
  if (!isApart || /[.。,，;；]$/u.test(text) || isMostlyDigits(text)) return false
  if (ratio >= minRatio && !isWide(segment, body)) return true
  return isBold(segment, body) && ratio >= minBoldSize && !isTermOrPair && !/[:：]$/u.test(text)
}

/** Tells whether the strokes of a segment are clearly thicker than those of the body text. */
export function isBold({ text, weight }: Segment, body: TypeStyle): boolean {
  return body.weight > 0 && weight >= boldRatio * body.weight && countLetters(text) >= minBoldLetters
}

/** Counts characters; a Han character counts twice. */
function countLetters(text: string): number {
  return text.replace(/\p{Script=Han}/gu, 'xx').length
}

/** Whether the line only seems larger: it is typewriter type with wide letters, or lower than the body. */
function isWide({ words, height }: Segment, body: TypeStyle): boolean {
  const [sample] = pitchSamples(words)
  return height < minHeight * body.height || (sample !== undefined && fitsPitch(words, sample.pitch))
}

/**
 * Whether it is a date, a telephone number or the like: digits are as high as capitals and so look larger than text.
 */
function isMostlyDigits(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return count(/\p{N}/gu) > count(/\p{L}/gu)
}

/** Whether it was read with low confidence (its size may be that of dirt) or has wide gaps like the row of a form. */
function isUncertain({ words, size }: Segment): boolean {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const certain = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0)
  if (certain < minConfidence * letters) return true
  return words.some(({ box }, i) => {
    const before = words[i - 1]
    return before !== undefined && box.x0 - before.box.x1 > maxWordGap * size
  })
}

/** Whether a heading may have this many lines: up to two; more in a row are large text. */
export function isHeadingLength(lineCount: number): boolean {
  return lineCount <= maxHeadingLines
}

/** Whether a rule is right below a text and at least about as wide. */
export function isRuleUnder(rule: Box, text: Box): boolean {
  const distance = rule.y0 - text.y1
  const isClose = distance > 0 && distance < 1.2 * heightOf(text)
  return isClose && overlapX(rule, text) > 0.9 * widthOf(text)
}
