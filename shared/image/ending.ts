// Whether an image's bytes end where the format says that they end. A copy that is under way, and one into space that
// was set aside before, look like whole files from outside; inside, their end is missing.
import type { ImageFormat } from './formats.ts'

export function looksUnfinished(bytes: Uint8Array, format: ImageFormat): boolean {
  switch (format) {
    case 'png':
      return !hasNearEnd(bytes, [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])
    case 'jpeg':
      return !hasNearEnd(bytes, [0xff, 0xd9])
    case 'gif':
      return !hasNearEnd(bytes, [0x3b])
    case 'webp':
      // The length after RIFF counts all that follows it.
      return bytes.length < 8 + le32(bytes, 4)
  }
}

/** Cameras and editors append a little of their own; more than this is not looked through. */
const tailBytes = 64 * 1024

/** Space that was set aside is zeros: an end that is followed by nothing else was reached all the same. */
function hasNearEnd(bytes: Uint8Array, end: readonly number[]): boolean {
  const first = Math.max(0, bytes.length - tailBytes)
  for (let at = bytes.length - end.length; at >= first; at--) {
    if (end.every((byte, i) => bytes[at + i] === byte)) return true
  }
  return false
}

function le32(bytes: Uint8Array, at: number): number {
  return (
    ((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16)) +
    (bytes[at + 3] ?? 0) * 2 ** 24
  )
}
