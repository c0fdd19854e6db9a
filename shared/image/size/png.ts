// Reads the size of a PNG: its first chunk is always IHDR, which begins with width and height.
import { bigEndian, hasAscii } from '../bytes.ts'
import type { HeaderSize } from './header-size.ts'
import { reason } from '../../reasons.ts'

export function pngSize(bytes: Uint8Array): HeaderSize {
  const width = bigEndian(bytes, 16, 4)
  const height = bigEndian(bytes, 20, 4)
  if (width === null || height === null) return { why: reason('the file ends within its header') }
  if (!hasAscii(bytes, 12, 'IHDR')) return { why: reason('its header does not begin with IHDR') }
  return { width, height }
}
