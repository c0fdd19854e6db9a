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

/** Text stands for its characters, one byte each. */
export type Signature = string | readonly number[]

/** Whether bytes begin with one of these. */
export function beginsWith(...marks: readonly Signature[]): (bytes: Uint8Array) => boolean {
  return (bytes) =>
    marks.some((mark) =>
      typeof mark === 'string' ? hasAscii(bytes, 0, mark) : mark.every((byte, i) => bytes[i] === byte),
    )
}

/** Cameras and editors append a little of their own; more than this is not looked through. */
const tailBytes = 64 * 1024

/** Whether these bytes stand nowhere near the end. What comes after them may be zeros: space that was set aside before. */
export function lacksEnd(end: readonly number[]): (bytes: Uint8Array) => boolean {
  return (bytes) => {
    const first = Math.max(0, bytes.length - tailBytes)
    for (let at = bytes.length - end.length; at >= first; at--) {
      if (end.every((byte, i) => bytes[at + i] === byte)) return false
    }
    return true
  }
}
