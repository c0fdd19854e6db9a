// Reads bytes, numbers and characters at a position. A byte past the end reads as -1, which equals no byte.

export function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? -1
}

/** Whether the characters of `text` are at that position, one byte each. */
export function hasAscii(bytes: Uint8Array, at: number, text: string): boolean {
  if (at + text.length > bytes.length) return false
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false
  return true
}

/** Returns the bytes as ASCII characters. */
export function asciiAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

/** Reads an unsigned number of `size` bytes, highest byte first; null past the end. */
export function bigEndian(bytes: Uint8Array, at: number, size: number): number | null {
  if (at + size > bytes.length) return null
  let value = 0
  for (let i = 0; i < size; i++) value = value * 256 + byteAt(bytes, at + i)
  return value
}

/** Reads an unsigned number of `size` bytes, lowest byte first; null past the end. */
export function littleEndian(bytes: Uint8Array, at: number, size: number): number | null {
  if (at + size > bytes.length) return null
  let value = 0
  for (let i = size - 1; i >= 0; i--) value = value * 256 + byteAt(bytes, at + i)
  return value
}

/** The first bytes of a format; a text stands for its characters, one byte each. */
export type Signature = string | readonly number[]

/** Returns a test for bytes that begin with one of these signatures. */
export function beginsWith(...signatures: readonly Signature[]): (bytes: Uint8Array) => boolean {
  return (bytes) =>
    signatures.some((signature) =>
      typeof signature === 'string'
        ? hasAscii(bytes, 0, signature)
        : signature.every((byte, i) => bytes[i] === byte),
    )
}

/** Cameras and editors append some bytes of their own after a format's end mark; no more than this is searched. */
const tailBytes = 64 * 1024

/**
 * Returns a test for bytes that lack the end mark of their format in the last 64 KB. Zeros in its place are space that was
 * allocated for a file that is still being written.
 */
export function lacksEnd(end: readonly number[]): (bytes: Uint8Array) => boolean {
  return (bytes) => {
    const first = Math.max(0, bytes.length - tailBytes)
    for (let at = bytes.length - end.length; at >= first; at--) {
      if (end.every((byte, i) => bytes[at + i] === byte)) return false
    }
    return true
  }
}
