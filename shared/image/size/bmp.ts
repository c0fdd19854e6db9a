// A BMP's size. The length of its second header tells its kind: the oldest has 12 bytes and short numbers.
import { littleEndian } from '../bytes.ts'
import { reason } from '../../reasons.ts'
import type { HeaderSize } from './header-size.ts'

export function bmpSize(bytes: Uint8Array): HeaderSize {
  const length = littleEndian(bytes, 14, 4)
  const isOldest = length === 12
  const width = littleEndian(bytes, 18, isOldest ? 2 : 4)
  const height = littleEndian(bytes, isOldest ? 20 : 22, isOldest ? 2 : 4)
  if (width === null || height === null) return { why: reason('the file ends within its header') }
  // a height below zero says that the rows come from the top
  return isOldest ? { width, height } : { width: Math.abs(width | 0), height: Math.abs(height | 0) }
}

/** Its second number counts all bytes; some writers leave it out. */
export function isTruncatedBmp(bytes: Uint8Array): boolean {
  return bytes.length < (littleEndian(bytes, 2, 4) ?? 0)
}
