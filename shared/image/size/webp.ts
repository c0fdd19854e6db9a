// Reads the size of a WebP: its first chunk is lossy (VP8), lossless (VP8L) or extended (VP8X).
import { byteAt, hasAscii, littleEndian } from '../bytes.ts'
import type { HeaderSize } from './header-size.ts'
import { reason } from '../../reasons.ts'

const truncated = { why: reason('the file ends within its header') }
const chunk = 20

export function webpSize(bytes: Uint8Array): HeaderSize {
  if (hasAscii(bytes, 12, 'VP8 ')) return lossySize(bytes)
  if (hasAscii(bytes, 12, 'VP8L')) return losslessSize(bytes)
  if (hasAscii(bytes, 12, 'VP8X')) return extendedSize(bytes)
  return bytes.length < 16 ? truncated : { why: reason('its header names no known kind of WebP') }
}

/** Reads the size of a lossy file. */
function lossySize(bytes: Uint8Array): HeaderSize {
  const width = littleEndian(bytes, chunk + 6, 2)
  const height = littleEndian(bytes, chunk + 8, 2)
  if (width === null || height === null) return truncated
  if (!hasAscii(bytes, chunk + 3, '\x9d\x01\x2a')) return { why: reason('its frame lacks its start code') }
  // the two high bits of each are a scaling hint
  return { width: width & 0x3fff, height: height & 0x3fff }
}

/** Reads the size of a lossless file. */
function losslessSize(bytes: Uint8Array): HeaderSize {
  const bits = littleEndian(bytes, chunk + 1, 4)
  if (bits === null) return truncated
  if (byteAt(bytes, chunk) !== 0x2f) return { why: reason('its frame lacks its signature') }
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** Reads the size of an extended file, which may be animated. */
function extendedSize(bytes: Uint8Array): HeaderSize {
  const width = littleEndian(bytes, chunk + 4, 3)
  const height = littleEndian(bytes, chunk + 7, 3)
  return width === null || height === null ? truncated : { width: width + 1, height: height + 1 }
}
