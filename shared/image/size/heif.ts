// Reads the size of a HEIC or AVIF: that of its primary picture as it is shown. Such a file consists of nested boxes; one
// lists properties, another says which of them each picture has and in which order they apply.
import { asciiAt, bigEndian, byteAt } from '../bytes.ts'
import { reason } from '../../reasons.ts'
import type { HeaderSize, PixelSize } from './header-size.ts'

interface Box {
  readonly type: string
  /** Where its content begins. */
  readonly at: number
  readonly end: number
}

const truncated = { why: reason('the file ends within its header') }

export function heifSize(bytes: Uint8Array): HeaderSize {
  const all = readBoxes(bytes, 0, bytes.length)
  const meta = all.find(({ type }) => type === 'meta')
  if (!meta || meta.end > bytes.length) return truncated
  const inMeta = readBoxes(bytes, meta.at + flags, meta.end)
  const primary = readPrimaryId(bytes, inMeta)
  const properties = inMeta.find(({ type }) => type === 'iprp')
  if (primary === null || !properties) return { why: reason('its header names no picture') }
  const inProperties = readBoxes(bytes, properties.at, properties.end)
  const list = inProperties.find(({ type }) => type === 'ipco')
  const known = list ? readBoxes(bytes, list.at, list.end) : []
  const ownProperties = inProperties
    .filter(({ type }) => type === 'ipma')
    .flatMap((box) => propertyIndexes(bytes, box, primary))
  const size = ownProperties.reduce(
    (before: PixelSize | null, i) => withProperty(bytes, before, known[i - 1]),
    null,
  )
  return size ?? { why: reason('its picture has no size') }
}

/** Whether a box ends past the end of the file, or the list of pictures or their data is still missing. */
export function isTruncatedHeif(bytes: Uint8Array): boolean {
  const all = readBoxes(bytes, 0, bytes.length)
  const isThere = (requested: string) => all.some(({ type }) => type === requested)
  return !isThere('meta') || !isThere('mdat') || all.some(({ end }) => end > bytes.length)
}

/** Bytes of the version and flags that begin the content of some boxes. */
const flags = 4
/** More than any camera writes; a file with more was made to keep us busy. */
const maxBoxes = 2000

/** Lists the boxes between two positions. */
function readBoxes(bytes: Uint8Array, start: number, end: number): Box[] {
  const found: Box[] = []
  for (let at = start; at + 8 <= end && found.length < maxBoxes;) {
    const short = bigEndian(bytes, at, 4) ?? 0
    // length 0 reaches to the end of the file; 1 means that a 64-bit length follows
    const length = short === 1 ? (bigEndian(bytes, at + 8, 8) ?? 0) : short === 0 ? end - at : short
    const head = short === 1 ? 16 : 8
    if (length < head) break
    found.push({ type: asciiAt(bytes, at + 4, 4), at: at + head, end: at + length })
    at += length
  }
  return found
}

/** The id of the primary picture. */
function readPrimaryId(bytes: Uint8Array, inMeta: readonly Box[]): number | null {
  const box = inMeta.find(({ type }) => type === 'pitm')
  return box ? bigEndian(bytes, box.at + flags, byteAt(bytes, box.at) === 0 ? 2 : 4) : null
}

/** Returns which of the listed properties a picture has, counted from 1. */
function propertyIndexes(bytes: Uint8Array, { at: start, end }: Box, picture: number): number[] {
  const idSize = byteAt(bytes, start) < 1 ? 2 : 4
  const indexSize = byteAt(bytes, start + 3) & 1 ? 2 : 1
  const pictures = bigEndian(bytes, start + flags, 4) ?? 0
  let at = start + flags + 4
  for (let i = 0; i < pictures && at < end; i++) {
    const id = bigEndian(bytes, at, idSize)
    const count = Math.max(0, byteAt(bytes, at + idSize))
    const first = at + idSize + 1
    // the highest bit only marks the property as essential
    if (id === picture)
      return Array.from(
        { length: count },
        (_, n) =>
          (bigEndian(bytes, first + n * indexSize, indexSize) ?? 0) & (indexSize === 2 ? 0x7fff : 0x7f),
      )
    at = first + count * indexSize
  }
  return []
}

/** Applies a property to the size: its extent, a rotation or a crop. */
function withProperty(bytes: Uint8Array, before: PixelSize | null, box: Box | undefined): PixelSize | null {
  if (!box) return before
  const { type, at } = box
  if (type === 'ispe') {
    const [width, height] = [bigEndian(bytes, at + flags, 4), bigEndian(bytes, at + flags + 4, 4)]
    return width === null || height === null ? null : { width, height }
  }
  if (before === null) return null
  if (type === 'irot' && (byteAt(bytes, at) & 1) === 1) return { width: before.height, height: before.width }
  if (type !== 'clap') return before
  const [width, height] = [quotient(bytes, at), quotient(bytes, at + 8)]
  return width === null || height === null
    ? null
    : { width: Math.min(width, before.width), height: Math.min(height, before.height) }
}

/** Reads a fraction of two numbers as a whole number; null if it has none. */
function quotient(bytes: Uint8Array, at: number): number | null {
  const [upper, lower] = [bigEndian(bytes, at, 4), bigEndian(bytes, at + 4, 4)]
  return upper === null || lower === null || lower === 0 ? null : Math.round(upper / lower)
}
