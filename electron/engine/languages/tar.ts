// Extracts a single file from a tar archive in memory.

const block = 512

/** Returns the first requested file of the archive; null if there is none. */
export function fileInTar(archive: Uint8Array, isRequested: (name: string) => boolean): Uint8Array | null {
  for (let at = 0; at + block <= archive.length;) {
    const header = archive.subarray(at, at + block)
    if (header.every((byte) => byte === 0)) return null
    const name = [text(header, 345, 155), text(header, 0, 100)].filter(Boolean).join('/')
    const octal = text(header, 124, 12)
    // A negative size would lead back to what was already read, endlessly.
    if (!/^[0-7]+$/.test(octal)) return null
    const size = parseInt(octal, 8)
    const start = at + block
    if (isRequested(name)) return start + size <= archive.length ? archive.slice(start, start + size) : null
    at = start + Math.ceil(size / block) * block
  }
  return null
}

/** Reads a text field of a header, up to its zero byte. */
function text(header: Uint8Array, from: number, length: number): string {
  const field = header.subarray(from, from + length)
  const end = field.indexOf(0)
  return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end)).trim()
}
