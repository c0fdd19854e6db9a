// Reads the size of a BMP. The length of its second header tells its version: the oldest has 12 bytes and short numbers.
import { littleEndian } from '../bytes.ts'
import { reason } from '../../reasons.ts'
import type { HeaderSize } from './header-size.ts'

export function bmpSize(bytes: Uint8Array): HeaderSize {
  const length = littleEndian(bytes, 14, 4)
  const isOldest = length === 12
  const width = littleEndian(bytes, 18, isOldest ? 2 : 4)
  const height = littleEndian(bytes, isOldest ? 20 : 22, isOldest ? 2 : 4)
  if (width === null || height === null) return { why: reason('the file ends within its header') }
  // a negative height means that the rows are stored from the top down
  return isOldest ? { width, height } : { width: Math.abs(width | 0), height: Math.abs(height | 0) }
}

/** Whether the file is shorter than its header states; some writers state 0. */
export function isTruncatedBmp(bytes: Uint8Array): boolean {
  return bytes.length < (littleEndian(bytes, 2, 4) ?? 0)
}
