// Reads the size of a JPEG: goes from marker to marker up to the frame header, past thumbnails inside other segments.
import { bigEndian, byteAt } from '../bytes.ts'
import type { HeaderSize } from './header-size.ts'
import { reason } from '../../reasons.ts'

const truncated = { why: reason('the file ends before its frame header') }
const endOfImage = 0xd9
const startOfScan = 0xda

export function jpegSize(bytes: Uint8Array): HeaderSize {
  let at = 2
  for (;;) {
    // decoders skip bytes between two segments, and any number of 0xff may precede a marker
    while (at < bytes.length && byteAt(bytes, at) !== 0xff) at++
    while (byteAt(bytes, at) === 0xff) at++
    const marker = byteAt(bytes, at)
    at++
    if (marker === -1) return truncated
    if (standsAlone(marker)) continue
    if (marker === endOfImage || marker === startOfScan) return { why: reason('its frame header is missing') }
    if (isFrameHeader(marker)) return frameSize(bytes, at)
    const length = bigEndian(bytes, at, 2)
    if (length === null) return truncated
    if (length < 2) return { why: reason('a segment of its header has no length') }
    at += length
  }
}

/** Reads the size in a frame header. */
function frameSize(bytes: Uint8Array, at: number): HeaderSize {
  const height = bigEndian(bytes, at + 3, 2)
  const width = bigEndian(bytes, at + 5, 2)
  return height === null || width === null ? truncated : { width, height }
}

/** Whether a marker has no length: fillers, restarts and repeated starts of the image. */
function standsAlone(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)
}

/** Whether it is 0xc0 to 0xcf, except the three markers of tables. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}
