// What a file really is, by its bytes: one of the formats that are read, or the name of something else.
import { asciiAt, byteAt, hasAscii, littleEndian } from './bytes.ts'
import type { ImageFormat } from './formats.ts'

/** The format of an image that can be read; null for everything else. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (hasAscii(bytes, 0, 'GIF87a') || hasAscii(bytes, 0, 'GIF89a')) return 'gif'
  if (hasAscii(bytes, 0, 'RIFF') && hasAscii(bytes, 8, 'WEBP')) return 'webp'
  return null
}

/** What to call a file that can't be read, so that it fits "it is ...". */
export function nameOfOther(bytes: Uint8Array): string {
  return signatureName(bytes) ?? boxedName(bytes) ?? textName(bytes) ?? 'of an unknown format'
}

const signatures: readonly (readonly [start: readonly number[] | string, name: string])[] = [
  ['II*\0', 'a TIFF image'],
  ['MM\0*', 'a TIFF image'],
  ['II+\0', 'a TIFF image'],
  ['MM\0+', 'a TIFF image'],
  ['PK\x03\x04', 'a ZIP archive or an Office document'],
  ['PK\x05\x06', 'an empty ZIP archive'],
  ['8BPS', 'a Photoshop image (PSD)'],
  [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], 'an old Office document'],
  [[0x00, 0x00, 0x01, 0x00], 'an icon (ICO)'],
  [[0x1f, 0x8b], 'a gzip archive'],
  ['Rar!\x1a\x07', 'a RAR archive'],
  ["7z\xbc\xaf'\x1c", 'a 7z archive'],
  [[0xff, 0x0a], 'a JPEG XL image'],
  ['\0\0\0\x0cJXL ', 'a JPEG XL image'],
  ['\0\0\0\x0cjP  ', 'a JPEG 2000 image'],
  [[0xff, 0x4f, 0xff, 0x51], 'a JPEG 2000 image'],
]

function signatureName(bytes: Uint8Array): string | null {
  for (const [start, name] of signatures)
    if (typeof start === 'string' ? hasAscii(bytes, 0, start) : startsWith(bytes, start)) return name
  // a BMP begins with two letters only; its reserved bytes are 0, and a text's are not
  if (hasAscii(bytes, 0, 'BM') && littleEndian(bytes, 6, 4) === 0) return 'a BMP image'
  // some writers put a few lines before a PDF's first one
  if (asciiAt(bytes, 0, 1024).includes('%PDF-')) return 'a PDF document'
  return null
}

/** HEIC, AVIF and films share one container, and say in a list of brands which of them they are. */
function boxedName(bytes: Uint8Array): string | null {
  if (!hasAscii(bytes, 4, 'ftyp')) return null
  const end = Math.min(bytes.length, 64, (byteAt(bytes, 2) << 8) + byteAt(bytes, 3))
  const brands = asciiAt(bytes, 8, Math.max(4, end - 8))
  if (/avi[fs]/.test(brands)) return 'an AVIF image'
  if (/hei[cxms]|hev[cx]|mif1|msf1/.test(brands)) return 'a HEIC image'
  return 'a video or audio file'
}

function textName(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, 4096)
  const isUtf16 = startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])
  if (!isUtf16 && start.some(isControl)) return null
  const text = asciiAt(start, 0, start.length).toLowerCase()
  if (/^[^a-z]*<(!doctype html|html|head|body)/.test(text)) return 'a web page (HTML)'
  if (/^[^a-z]*<(\?xml|!doctype svg|!--|svg)/.test(text) && /<svg[\s>]/.test(text)) return 'an SVG drawing'
  return 'a text file'
}

function isControl(byte: number): boolean {
  return byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, i) => bytes[i] === byte)
}
