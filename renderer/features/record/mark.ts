// A place on the image that goes with something in the result: a word, or a field.
import type { RecordCode } from '../../../shared/contract/code.ts'
import type { Field } from '../../../shared/contract/record.ts'
import type { Box, Word } from '../../../shared/page.ts'
import { isDoubtful } from '../../../shared/doubt.ts'

export interface Mark {
  readonly box: Box
  readonly isDoubtful: boolean
  readonly confidence: number | null
}

export function marksOfWords(words: readonly Word[]): readonly Mark[] {
  return words.map(({ box, confidence }) => ({ box, confidence, isDoubtful: isDoubtful(confidence) }))
}

/** One for each field, so that their places in both lists agree; null for a field without a place on this page. */
export function marksOfFields(fields: readonly Field[], number: number | null): readonly (Mark | null)[] {
  return fields.map(({ box, page, confidence }) =>
    box && page === number ? { box, confidence, isDoubtful: isDoubtful(confidence) } : null,
  )
}

/** As of fields: one for each. */
export function marksOfCodes(codes: readonly RecordCode[], number: number | null): readonly (Mark | null)[] {
  return codes.map(({ box, page }) => (page === number ? { box, confidence: null, isDoubtful: false } : null))
}

/** The mark under a point of the image; of several the smallest, which lies on top. */
export function markAt(marks: readonly (Mark | null)[], x: number, y: number): number | null {
  let found: { index: number; area: number } | null = null
  marks.forEach((mark, index) => {
    if (!mark || !contains(mark.box, x, y)) return
    const area = (mark.box.x1 - mark.box.x0) * (mark.box.y1 - mark.box.y0)
    if (!found || area < found.area) found = { index, area }
  })
  return indexOf(found)
}

function indexOf(found: { index: number } | null): number | null {
  return found ? found.index : null
}

/** A pointer is not as exact as a box. */
const slackPx = 2

function contains(box: Box, x: number, y: number): boolean {
  return x >= box.x0 - slackPx && x <= box.x1 + slackPx && y >= box.y0 - slackPx && y <= box.y1 + slackPx
}

export type Level = 'poor' | 'fair' | 'good'

/** Somebody who gave a value without a confidence was sure. */
export function levelOf(confidence: number | null): Level {
  if (confidence === null || confidence >= 0.85) return 'good'
  return isDoubtful(confidence) ? 'poor' : 'fair'
}

/** Drawn from any corner to the other. */
export function boxFrom(a: { x: number; y: number }, b: { x: number; y: number }): Box {
  return { x0: Math.min(a.x, b.x), y0: Math.min(a.y, b.y), x1: Math.max(a.x, b.x), y1: Math.max(a.y, b.y) }
}
