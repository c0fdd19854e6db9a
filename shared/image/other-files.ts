// How files that are not read are known, where it takes more than how they begin.
import { asciiAt, beginsWith, byteAt, hasAscii, littleEndian } from './bytes.ts'

/** It begins with two letters only; its reserved bytes are 0, and a text's are not. */
export function isBmp(bytes: Uint8Array): boolean {
  return hasAscii(bytes, 0, 'BM') && littleEndian(bytes, 6, 4) === 0
}

/** Some writers put a few lines before a PDF's first one; an archive may have one in it. */
export function isPdf(bytes: Uint8Array): boolean {
  return !hasAscii(bytes, 0, 'PK') && asciiAt(bytes, 0, 1024).includes('%PDF-')
}

export function isAvif(bytes: Uint8Array): boolean {
  return /avi[fs]/.test(readBrands(bytes))
}

export function isHeic(bytes: Uint8Array): boolean {
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(readBrands(bytes))
}

export function isIsoMedia(bytes: Uint8Array): boolean {
  return hasAscii(bytes, 4, 'ftyp')
}

/** HEIC, AVIF and films share one container, and say in a list of brands which of them they are. */
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

/** In small letters; empty where it is no text. */
function lowercaseStart(bytes: Uint8Array): string {
  return isText(bytes) ? asciiAt(bytes, 0, maxSniffedBytes).toLowerCase() : ''
}

function isControl(byte: number): boolean {
  return byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d
}
