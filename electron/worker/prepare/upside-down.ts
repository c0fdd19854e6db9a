// Tells pages that may be upside down. In most alphabets more letters rise above a row of small letters than hang below
// it: capitals, b, d, f, h, k, l and t against g, j, p, q and y.
import { heightOf, median } from '../../../shared/layout/geometry.ts'
import type { Box } from '../../../shared/page.ts'
import { rowsOf } from './rows.ts'

/** Distances in heights of the row's letters. */
const maxGap = 2
const minBeyond = 0.2
/** The fewest letters of a row; a shorter one does not show its baseline. */
const minRowLetters = 8
const minHanging = 15
const minLead = 1.5

export function maybeUpsideDown(letters: readonly Box[]): boolean {
  const usual = median(letters.map(heightOf))
  let [rising, hanging] = [0, 0]
  for (const row of rowsOf(letters, usual * maxGap)) {
    if (row.length < minRowLetters) continue
    const [top, bottom] = [median(row.map(({ y0 }) => y0)), median(row.map(({ y1 }) => y1))]
    const beyond = (bottom - top) * minBeyond
    for (const { y0, y1 } of row) {
      const [isRising, isHanging] = [top - y0 > beyond, y1 - bottom > beyond]
      if (isRising && !isHanging) rising++
      if (isHanging && !isRising) hanging++
    }
  }
  return hanging >= minHanging && hanging >= minLead * rising
}
