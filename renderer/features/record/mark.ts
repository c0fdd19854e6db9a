// Marks: boxes on the image that belong to a word, a field or a code of the result.
import type { RecordCode } from '../../../shared/contract/code.ts'
import type { UnreadPlace } from '../../../shared/contract/unread-place.ts'
import type { Field } from '../../../shared/contract/record.ts'
import type { Box, Word } from '../../../shared/page.ts'
import { isDoubtful } from '../../../shared/doubt.ts'

export interface Mark {
  readonly box: Box
  readonly isDoubtful: boolean
  readonly confidence: number | null
}

/** Makes a mark for each word. */
export function marksOfWords(words: readonly Word[]): readonly Mark[] {
  return words.map(({ box, confidence }) => ({ box, confidence, isDoubtful: isDoubtful(confidence) }))
}

/**
 * The marks of the fields, one per field, so that the indices agree; null for a field that has no box on this
 * page.
 */
export function marksOfFields(fields: readonly Field[], number: number | null): readonly (Mark | null)[] {
  return fields.map(({ box, page, confidence }) =>
    box && page === number ? { box, confidence, isDoubtful: isDoubtful(confidence) } : null,
  )
}

/** The marks of the codes, one per code; null for a code on another page. */
export function marksOfCodes(codes: readonly RecordCode[], number: number | null): readonly (Mark | null)[] {
  return codes.map(({ box, page }) => (page === number ? { box, confidence: null, isDoubtful: false } : null))
}

/** The marks of the places that were not read; null for a place on another page. */
export function marksOfUnread(
  places: readonly UnreadPlace[],
  number: number | null,
): readonly (Mark | null)[] {
  return places.map(({ box, page }) => (page === number ? { box, confidence: 0, isDoubtful: true } : null))
}

/** The index of the smallest mark at a point of the image. */
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

/** Points this close to a box count as inside, since pointing is imprecise. */
const slackPx = 2

/** Tells whether the point is in the box, or just outside of it. */
function contains(box: Box, x: number, y: number): boolean {
  return x >= box.x0 - slackPx && x <= box.x1 + slackPx && y >= box.y0 - slackPx && y <= box.y1 + slackPx
}

export type Level = 'poor' | 'fair' | 'good'

/**
 * How sure a value is, in steps that have a colour. A value without a confidence was entered by a person and
 * counts as good.
 */
export function confidenceLevel(confidence: number | null): Level {
  if (confidence === null || confidence >= 0.85) return 'good'
  return isDoubtful(confidence) ? 'poor' : 'fair'
}

/** The box between two opposite corners, in any order. */
export function boxBetween(a: { x: number; y: number }, b: { x: number; y: number }): Box {
  return { x0: Math.min(a.x, b.x), y0: Math.min(a.y, b.y), x1: Math.max(a.x, b.x), y1: Math.max(a.y, b.y) }
}
