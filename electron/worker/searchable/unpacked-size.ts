// Limits the size of the unpacked object streams of a PDF. The PDF writer unpacks all of them when it opens a file, also unused
// ones, and a stream that is packed twice can grow a millionfold.
import { inflateSync } from 'node:zlib'

/** The objects of real documents take far less. */
export const maxUnpackedBytes = 128 * 1024 * 1024

/** A dictionary before its stream is shorter than this. */
const maxDictionaryBytes = 4096
/** A stream can be packed several times. */
const maxLayers = 4

/** Whether the object streams and reference streams together unpack to more than the limit. */
export function unpacksTooLarge(pdf: Uint8Array, limitBytes = maxUnpackedBytes): boolean {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  let leftBytes = limitBytes
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 1)) {
    const dictionary = unescapeNames(bytes.toString('latin1', Math.max(0, at - maxDictionaryBytes), at))
    if (dictionary.endsWith('end') || !/\/(?:ObjStm|XRef)\b/.test(lastObject(dictionary))) continue
    const begin = at + 'stream'.length + (bytes[at + 'stream'.length] === 0x0d ? 2 : 1)
    const end = bytes.indexOf('endstream', begin)
    const size = sizeOf(bytes.subarray(begin, end < 0 ? bytes.length : end), leftBytes)
    if (size === null) return true
    leftBytes -= size
  }
  return false
}

/** Returns the size of a stream after all its layers; null if one is larger than the limit. */
function sizeOf(stream: Buffer, limitBytes: number): number | null {
  let data = stream
  for (let layer = 0; layer < maxLayers && isDeflated(data); layer++) {
    try {
      data = inflateSync(data, { maxOutputLength: Math.max(1, limitBytes) })
    } catch (error) {
      if (error instanceof RangeError) return null
      // other programs do not unpack an invalid stream any further either
      return data.length
    }
  }
  return data.length
}

/** Whether the data has a zlib header; the dictionary may say otherwise. */
function isDeflated([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0
}

function lastObject(text: string): string {
  return text.slice(text.lastIndexOf('obj') + 1)
}

/** Decodes names, any characters of which may be hexadecimal. */
function unescapeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
