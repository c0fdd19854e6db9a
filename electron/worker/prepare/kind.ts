// What kind of page a picture shows. It decides how the page is prepared, laid out and looked at again.
import type { PageKind } from '../../../shared/page.ts'
import type { Features } from './features.ts'
import { tooSmallPx } from './scale.ts'

/** A till roll holds 40 letters or so, which are higher than wide; a page of prose holds twice as many. */
const longestReceiptLine = 48
const leastReceiptLetters = 60
const leastReceiptAspect = 1.1
/** Chinese letters are as wide as high, so a page of it has short lines too; but they are full. */
const leastFillOfProse = 0.66
/** What was scanned and is so much higher than wide is a slip, though its type be small and its rows be fuller. */
const strip = { leastAspect: 1.7, longestLine: 80, mostFill: 0.75 } as const
/** Under this a lamp or a shadow falls on the sheet; scanners light evenly. */
const unevenLight = 0.85
/** From here on there was no lamp at all: of photos of slips, one in ten comes so near to a scan. */
const scannedLight = 0.95
/** Drawn by a computer: more of it than not has one and the same level. */
const drawnFlatness = 0.4
const leastRulesOfForm = 12

export function kindOf(features: Features): PageKind {
  const { width, height, letters, lineLength, flatness, evenness, wasCut, fill, rules, isTable } = features
  const isShort = lineLength > 0 && lineLength <= longestReceiptLine && fill < leastFillOfProse
  const isText = letters >= leastReceiptLetters && !isTable
  if (isText && isShort && height >= width * leastReceiptAspect) return 'receipt'
  if (flatness < drawnFlatness && (evenness < unevenLight || wasCut)) return 'photo'
  if (isText && isStrip(features)) return 'receipt'
  if (rules >= leastRulesOfForm) return 'form'
  if (flatness >= drawnFlatness && width > height) return 'screenshot'
  return 'prose'
}

/** Of a scan; a camera spoils letters of that size too, and a till prints those that are smaller badly. */
export function isClear({ evenness, letterHeight }: Features): boolean {
  return evenness >= scannedLight && letterHeight >= tooSmallPx
}

function isStrip({ width, height, lineLength, fill, flatness }: Features): boolean {
  const isHigh = height >= width * strip.leastAspect
  return isHigh && flatness < drawnFlatness && lineLength <= strip.longestLine && fill < strip.mostFill
}

/** What is narrow, creased or photographed: one block of lines, worth a second look, with marks that nobody set. */
export function isSlip(kind: PageKind): boolean {
  return kind === 'receipt' || kind === 'photo'
}
