// Reads the size of a GIF: that of its screen, enlarged to hold the first frame, as viewers do it.
import { byteAt, littleEndian } from '../bytes.ts'
import type { HeaderSize } from './header-size.ts'
import { reason } from '../../reasons.ts'

const truncated = { why: reason('the file ends before its first frame') }

export function gifSize(bytes: Uint8Array): HeaderSize {
  const width = littleEndian(bytes, 6, 2)
  const height = littleEndian(bytes, 8, 2)
  if (width === null || height === null) return { why: reason('the file ends within its header') }
  let at = 13 + colourTableLength(byteAt(bytes, 10))
  while (byteAt(bytes, at) === 0x21) {
    const after = afterExtension(bytes, at)
    if (after === null) return truncated
    at = after
  }
  const kind = byteAt(bytes, at)
  if (kind === 0x3b) return { why: reason('it has no frame') }
  if (kind === -1) return truncated
  if (kind !== 0x2c) return { why: reason('its first frame is not where its header says') }
  if (at + 9 > bytes.length) return truncated
  return {
    width: Math.max(width, uint16At(bytes, at + 1) + uint16At(bytes, at + 5)),
    height: Math.max(height, uint16At(bytes, at + 3) + uint16At(bytes, at + 7)),
  }
}

function uint16At(bytes: Uint8Array, at: number): number {
  return byteAt(bytes, at) + byteAt(bytes, at + 1) * 256
}

/** The length in bytes of the colour table that these flags announce. */
function colourTableLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}

/**
 * Returns the position after an extension, null past the end. An extension is a label and pieces of up to 255 bytes, each
 * after its length; a length of 0 ends it.
 */
function afterExtension(bytes: Uint8Array, start: number): number | null {
  let at = start + 2
  for (;;) {
    const length = byteAt(bytes, at)
    if (length === -1) return null
    at += 1 + length
    if (length === 0) return at
  }
}
