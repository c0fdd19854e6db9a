// Tells the kind of page that a picture shows. The kind decides how the page is prepared, laid out and reread.
import type { PageKind } from '../../../shared/page.ts'
import type { Features } from './features.ts'
import { tooSmallPx } from './scale.ts'

/** The longest line of a till roll in letter heights: it holds about 40 letters, a page of prose twice as many. */
const maxReceiptLine = 48
const minReceiptLetters = 60
const minReceiptAspect = 1.1
/** The fill that tells prose from a till roll: Chinese pages have short lines in letter heights too, but full ones. */
const minFillOfProse = 0.66
/** A scan that is so much higher than wide is a receipt, even with small type and fuller rows. */
const strip = { minAspect: 1.7, maxLine: 80, maxFill: 0.75 } as const
/** Below this evenness a lamp or a shadow falls on the sheet; scanners light evenly. */
const unevenLight = 0.85
/** From this evenness on a picture is a scan; one photo of a receipt in ten is as even. */
const scannedLight = 0.95
/** The least flatness of a picture that a computer drew. */
const drawnFlatness = 0.4
const minRulesOfForm = 12

export function kindOf(features: Features): PageKind {
  const { width, height, letters, lineLength, flatness, evenness, wasCut, fill, rules } = features
  const isShort = lineLength > 0 && lineLength <= maxReceiptLine && fill < minFillOfProse
  const isText = letters >= minReceiptLetters
  if (isText && isShort && height >= width * minReceiptAspect) return 'receipt'
  if (flatness < drawnFlatness && (evenness < unevenLight || wasCut)) return 'photo'
  if (isText && isStrip(features)) return 'receipt'
  if (rules >= minRulesOfForm) return 'form'
  if (flatness >= drawnFlatness && width > height) return 'screenshot'
  return 'prose'
}

/** Whether a page is a scan with letters that are large enough; cameras blur letters of that size, and tills print smaller ones badly. */
export function isClear({ evenness, letterHeight }: Features): boolean {
  return evenness >= scannedLight && letterHeight >= tooSmallPx
}

function isStrip({ width, height, lineLength, fill, flatness }: Features): boolean {
  const isHigh = height >= width * strip.minAspect
  return isHigh && flatness < drawnFlatness && lineLength <= strip.maxLine && fill < strip.maxFill
}

/** Whether a page is narrow, creased or photographed: it is one block of lines, and its marks are not real. */
export function isSlip(kind: PageKind): boolean {
  return kind === 'receipt' || kind === 'photo'
}
