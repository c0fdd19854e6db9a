// What kind of page a picture shows. It decides how the page is prepared, laid out and looked at again.
import type { PageKind } from '../../../shared/page.ts'
import type { Features } from './features.ts'

/** A till roll holds 40 letters or so, which are higher than wide; a page of prose holds twice as many. */
const longestReceiptLine = 48
const leastReceiptLetters = 60
const leastReceiptAspect = 1.1
/** Chinese letters are as wide as high, so a page of it has short lines too; but they are full. */
const leastFillOfProse = 0.66
/** Under this a lamp or a shadow falls on the sheet; scanners light evenly. */
const unevenLight = 0.85
/** Drawn by a computer: more of it than not has one and the same level. */
const drawnFlatness = 0.4
const leastRulesOfForm = 12

export function kindOf(features: Features): PageKind {
  const { width, height, letters, lineLength, flatness, evenness, wasCut, fill, rules, isTable } = features
  const isShort = lineLength > 0 && lineLength <= longestReceiptLine && fill < leastFillOfProse
  const isNarrow = letters >= leastReceiptLetters && isShort && !isTable
  if (isNarrow && height >= width * leastReceiptAspect) return 'receipt'
  if (flatness < drawnFlatness && (evenness < unevenLight || wasCut)) return 'photo'
  if (rules >= leastRulesOfForm) return 'form'
  if (flatness >= drawnFlatness && width > height) return 'screenshot'
  return 'prose'
}

/** What is narrow, creased or photographed: one block of lines, worth a second look, with marks that nobody set. */
export function isSlip(kind: PageKind): boolean {
  return kind === 'receipt' || kind === 'photo'
}
