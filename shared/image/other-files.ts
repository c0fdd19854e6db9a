// Recognises file formats that take more than a signature at the start of the file.
import { asciiAt, beginsWith, byteAt, hasAscii, littleEndian } from './bytes.ts'

/** A BMP begins with only two letters, as a text may, but its reserved bytes are 0. */
export function isBmp(bytes: Uint8Array): boolean {
  return hasAscii(bytes, 0, 'BM') && littleEndian(bytes, 6, 4) === 0
}

/** Some writers put a few lines before the start of a PDF. An archive that contains a PDF is none. */
export function isPdf(bytes: Uint8Array): boolean {
  return !hasAscii(bytes, 0, 'PK') && asciiAt(bytes, 0, 1024).includes('%PDF-')
}

export function isAvif(bytes: Uint8Array): boolean {
  return /avi[fs]/.test(readBrands(bytes))
}

/** Whether it is a HEIC, by its brands. */
export function isHeic(bytes: Uint8Array): boolean {
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(readBrands(bytes))
}

/** Whether it is an ISO base media file, the container of HEIC, AVIF and films. */
export function isIsoMedia(bytes: Uint8Array): boolean {
  return hasAscii(bytes, 4, 'ftyp')
}

/** Reads the list of brands of an ISO base media file, which tells HEIC, AVIF and films apart. */
function readBrands(bytes: Uint8Array): string {
  if (!isIsoMedia(bytes)) return ''
  const end = Math.min(bytes.length, 64, (byteAt(bytes, 2) << 8) + byteAt(bytes, 3))
  return asciiAt(bytes, 8, Math.max(4, end - 8))
}

export function isHtml(bytes: Uint8Array): boolean {
  return /^[^a-z]*<(!doctype html|html|head|body)/.test(lowercaseStart(bytes))
}

export function isSvg(bytes: Uint8Array): boolean {
  const text = lowercaseStart(bytes)
  return /^[^a-z]*<(\?xml|!doctype svg|!--|svg)/.test(text) && /<svg[\s>]/.test(text)
}

const isUtf16 = beginsWith([0xff, 0xfe], [0xfe, 0xff])

export function isText(bytes: Uint8Array): boolean {
  return isUtf16(bytes) || !bytes.subarray(0, maxSniffedBytes).some(isControl)
}

const maxSniffedBytes = 4096

/** Returns the start of a text in lowercase; '' for other files. */
function lowercaseStart(bytes: Uint8Array): string {
  return isText(bytes) ? asciiAt(bytes, 0, maxSniffedBytes).toLowerCase() : ''
}

/** Whether a byte is a control character that no text contains. */
function isControl(byte: number): boolean {
  return byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d
}
