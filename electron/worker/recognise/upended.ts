// Letters of several rows that were taken for one line from the top down, as the numbers and letters in front of rows
// are at times: each of them is looked at again with its row.
import { heightOf, widthOf } from '../../../shared/layout/geometry.ts'
import type { Line } from '../../../shared/page.ts'
import { isHanLike } from '../../../shared/text/scripts.ts'
import { meanConfidence } from './certainty.ts'

/** Han may be written so; and so may a label of a table be, but then it is read with certainty. */
const leastAspect = 3
const mostSure = 0.75

export function withoutUpended(lines: readonly Line[]): Line[] {
  return lines.filter((line) => !isUpended(line))
}

function isUpended({ words, box }: Line): boolean {
  const hasHan = words.some(({ text }) => Array.from(text).some(isHanLike))
  const isTall = words.length > 1 && heightOf(box) >= leastAspect * widthOf(box)
  return isTall && !hasHan && meanConfidence(words) < mostSure
}
