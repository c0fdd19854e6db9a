// Decimal points that the network passed over or took for the end of a word. On a slip they are a pixel or two, and
// without its point 2.70 is 270: so they are looked for in the pixels, and only where they are seen.
import { heightOf, widthOf } from '../../../shared/layout/geometry.ts'
import { unite, type Box, type Line, type Word } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { findComponents } from '../prepare/components.ts'
import { histogramOf, quantile } from '../prepare/histogram.ts'
import { median } from '../prepare/text-size.ts'
import { cutOut } from './part.ts'

/** Nothing but digits, and perhaps a sign of money or a mark around them: letters would make it a code. */
const plainNumber = /^([A-Z]{0,3}\p{Sc}|RM|[~:*@(-]{0,2})(\d+)(\d\d)([%)*]?)$/u
const wholePart = /^(?:[A-Z]{0,3}\p{Sc}|RM|[~:*@(-]{0,2})\d{1,6}$/u
const wholePartWithPoint = /^\D{0,3}\d{1,6}[.,]$/u
const decimals = /^\d\d[%)*]?$/
const numberOfItem = /^\d{1,2}\.$/
/** In widths of a digit; other numbers that stand beside each other are further apart, or have no point between. */
const mostGap = 1.5

/** `isSlip`: a till sets its points wide; elsewhere "in 2018, 12 people" may end a clause between two numbers. */
export function withPoints(line: Line, image: GreyImage, isSlip: boolean): Line {
  const words: Word[] = []
  line.words.forEach((word, i) => {
    const last = words.at(-1)
    const isItem = words.length === 1 && numberOfItem.test(last?.text ?? '') && i + 1 < line.words.length
    const joined = isSlip && last && !isItem ? joinedDecimals(last, word, image) : null
    if (joined) words[words.length - 1] = joined
    else words.push(withPoint(word, image))
  })
  return { ...line, words }
}

function joinedDecimals(whole: Word, rest: Word, image: GreyImage): Word | null {
  const digit = widthOf(rest.box) / rest.text.length
  if (!decimals.test(rest.text) || rest.box.x0 - whole.box.x1 > mostGap * digit) return null
  const hasPoint = wholePartWithPoint.test(whole.text)
  const box = unite([whole.box, rest.box])
  if (!hasPoint && !(wholePart.test(whole.text) && isPointSeen(`${whole.text}${rest.text}`, box, image)))
    return null
  return {
    ...whole,
    box,
    text: `${whole.text}${hasPoint ? '' : '.'}${rest.text}`,
    confidence: Math.min(whole.confidence, rest.confidence),
  }
}

function withPoint(word: Word, image: GreyImage): Word {
  const [, before = '', whole = '', rest = '', after = ''] = plainNumber.exec(word.text) ?? []
  if (rest === '' || !isPointSeen(word.text, word.box, image)) return word
  return { ...word, text: `${before}${whole}.${rest}${after}` }
}

/** In heights of the digits. */
const point = { most: 0.34, foot: 0.15, leastMoreRoom: 0.06 } as const
const leastDigit = 0.7
const leastDigitPx = 7
/** A point is paler than a digit, as it is smaller than what a pixel shows. */
const faint = 0.6
/** In pixels of full ink: less is the grain of the paper. */
const leastInk = 0.8

/**
 * Whether there is a spot on the line on which the digits stand, with room around it, before the last two of them.
 * Where digits touch, or have fallen into pieces, it is not known which the last two are.
 */
function isPointSeen(text: string, box: Box, image: GreyImage): boolean {
  const cut = cutOut(image, grown(box, image))
  const counts = histogramOf(cut.pixels)
  const [ink, paper] = [quantile(counts, 0.05), quantile(counts, 0.75)]
  const spots = findComponents(cut, ink + (paper - ink) * faint)
  const height = Math.max(0, ...spots.map(heightOf))
  const digits = spots.filter((spot) => heightOf(spot) >= leastDigit * height).sort((a, b) => a.x0 - b.x0)
  const [left, right] = [digits.at(-3), digits.at(-2)]
  const characters = text.replace(/[^\p{L}\p{N}\p{Sc}]/gu, '').length
  if (height < leastDigitPx || digits.length !== characters || !left || !right) return false
  const rooms = digits.slice(1).map((digit, i) => digit.x0 - (digits[i]?.x1 ?? 0))
  const usual = median(rooms.filter((_, i) => i !== rooms.length - 2))
  if (right.x0 - left.x1 < usual + Math.max(1, point.leastMoreRoom * height)) return false
  const foot = median(digits.map(({ y1 }) => y1))
  return spots.some((spot) => {
    const isBetween = spot.x0 >= left.x1 && spot.x1 <= right.x0
    const isSmall = Math.max(heightOf(spot), widthOf(spot)) <= point.most * height
    const isOnLine = Math.abs(spot.y1 - foot) <= Math.max(1, point.foot * height)
    return isBetween && isSmall && isOnLine && inkOf(spot, cut, ink, paper) >= leastInk
  })
}

function inkOf({ x0, y0, x1, y1 }: Box, { width, pixels }: GreyImage, ink: number, paper: number): number {
  let sum = 0
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++)
      sum += Math.max(0, Math.min(1, (paper - (pixels[y * width + x] ?? paper)) / (paper - ink)))
  return sum
}

function grown({ x0, y0, x1, y1 }: Box, { width, height }: GreyImage): Box {
  return {
    x0: Math.max(0, Math.floor(x0) - 1),
    y0: Math.max(0, Math.floor(y0) - 1),
    x1: Math.min(width, Math.ceil(x1) + 1),
    y1: Math.min(height, Math.ceil(y1) + 2),
  }
}
