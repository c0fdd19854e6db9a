// Looks at bytes by place; what lies past the end reads as -1, which equals no byte.

export function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? -1
}

/** Whether the characters of `text` stand at that place, one byte each. */
export function hasAscii(bytes: Uint8Array, at: number, text: string): boolean {
  if (at + text.length > bytes.length) return false
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false
  return true
}

export function asciiAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

/** An unsigned number of `size` bytes, highest byte first; null where the bytes end before it. */
export function bigEndian(bytes: Uint8Array, at: number, size: number): number | null {
  if (at + size > bytes.length) return null
  let value = 0
  for (let i = 0; i < size; i++) value = value * 256 + byteAt(bytes, at + i)
  return value
}

/** An unsigned number of `size` bytes, lowest byte first; null where the bytes end before it. */
export function littleEndian(bytes: Uint8Array, at: number, size: number): number | null {
  if (at + size > bytes.length) return null
  let value = 0
  for (let i = size - 1; i >= 0; i--) value = value * 256 + byteAt(bytes, at + i)
  return value
}
