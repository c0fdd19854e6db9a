// Decodes base64 (RFC 4648) by hand, since no decoder exists in every process that imports this.

/** Returns the number of bytes that the text stands for, and whether its length is complete. Whitespace is ignored. */
export function measureBase64(text: string): { sizeBytes: number; isWhole: boolean } {
  const end = contentEnd(text)
  // For an image of megabytes, searching for four characters takes a hundredth of the time of a loop over all.
  const content = [' ', '\n', '\r', '\t'].some((space) => text.includes(space))
    ? countContent(text, end)
    : end
  let padding = 0
  for (let i = end; i < text.length; i++) if (text.charCodeAt(i) === 0x3d) padding++
  return { sizeBytes: Math.floor((content * 3) / 4), isWhole: (content + padding) % 4 === 0 }
}

/** Counts the characters before `end` that are no white space. */
function countContent(text: string, end: number): number {
  let content = 0
  for (let i = 0; i < end; i++) if (!isSpace(text.charCodeAt(i))) content++
  return content
}

/** Returns the bytes, or the position of the first character that is not base64. */
export function decodeBase64(text: string, sizeBytes: number): Uint8Array | { readonly badAt: number } {
  const bytes = new Uint8Array(sizeBytes)
  const end = contentEnd(text)
  let bits = 0
  let held = 0
  let to = 0
  for (let i = 0; i < end; i++) {
    // nearly all of a text is whole groups of four characters, which are decoded three bytes at a time
    while (held === 0 && i + 4 <= end) {
      const group = groupAt(text, i)
      if (group < 0) break
      bytes[to++] = group >> 16
      bytes[to++] = (group >> 8) & 0xff
      bytes[to++] = group & 0xff
      i += 4
    }
    if (i === end) break
    const value = valueOf(text.charCodeAt(i))
    if (value === notBase64) {
      if (isSpace(text.charCodeAt(i))) continue
      return { badAt: i }
    }
    bits = (bits << 6) | value
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[to++] = (bits >> held) & 0xff
  }
  return bytes
}

/** Returns the 24 bits of four characters; negative if one of them is not base64. */
function groupAt(text: string, at: number): number {
  const a = valueOf(text.charCodeAt(at))
  const b = valueOf(text.charCodeAt(at + 1))
  const c = valueOf(text.charCodeAt(at + 2))
  const d = valueOf(text.charCodeAt(at + 3))
  return (a | b | c | d) > 63 ? -1 : (a << 18) | (b << 12) | (c << 6) | d
}

/** The 6-bit value of a base64 character. */
function valueOf(code: number): number {
  return code < 128 ? (values[code] ?? notBase64) : notBase64
}

const notBase64 = 255
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const values = new Uint8Array(128).fill(notBase64)
for (let i = 0; i < alphabet.length; i++) values[alphabet.charCodeAt(i)] = i

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}

/** Returns where the trailing padding and whitespace begin. */
function contentEnd(text: string): number {
  let end = text.length
  let padding = 0
  while (end > 0) {
    const code = text.charCodeAt(end - 1)
    if (code === 0x3d && padding < 2) padding++
    else if (!isSpace(code)) break
    end--
  }
  return end
}
