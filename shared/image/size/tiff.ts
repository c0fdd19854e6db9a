// Reads the size of a TIFF: that of its first page. A page is a list of entries anywhere in the file, which points to the
// list of the next page. The newer BigTIFF has the same lists with longer numbers.
import { bigEndian, hasAscii, littleEndian } from '../bytes.ts'
import { reason } from '../../reasons.ts'
import type { HeaderSize } from './header-size.ts'

interface Tiff {
  readonly bytes: Uint8Array
  readonly numberAt: (at: number, size: number) => number | null
  readonly isBig: boolean
}

/** The position of an entry's numbers, all of one size; they are in the entry itself if they fit. */
interface Entry {
  readonly size: number
  readonly count: number
  readonly at: number
}

const truncated = { why: reason('the file ends before its first page') }
const tags = {
  width: 256,
  height: 257,
  strips: 273,
  stripLengths: 279,
  tiles: 324,
  tileLengths: 325,
} as const

export function tiffSize(bytes: Uint8Array): HeaderSize {
  const tiff = openTiff(bytes)
  const page = readPage(tiff, firstPage(tiff))
  if (page === null) return truncated
  const width = lastValue(tiff, page.entries.get(tags.width))
  const height = lastValue(tiff, page.entries.get(tags.height))
  return width === null || height === null ? { why: reason('its first page has no size') } : { width, height }
}

/** Whether a list or pixel data that the file refers to ends past its end; both may come in any order. */
export function isTruncatedTiff(bytes: Uint8Array): boolean {
  const tiff = openTiff(bytes)
  let at = firstPage(tiff)
  for (let pages = 0; at !== 0 && pages < maxPages; pages++) {
    const page = readPage(tiff, at)
    if (page === null || endsPastFile(tiff, page.entries)) return true
    at = page.next
  }
  return false
}

/** Limits against lists that lead back to an earlier one, or that were made to keep us busy. */
const maxPages = 1000
const maxEntries = 1000

/** Detects byte order and kind of TIFF. */
function openTiff(bytes: Uint8Array): Tiff {
  const read = hasAscii(bytes, 0, 'II') ? littleEndian : bigEndian
  return {
    bytes,
    numberAt: (at, size) => read(bytes, at, size),
    isBig: read(bytes, 2, 2) === 43,
  }
}

/** The position of the first page's list; null if there is none. */
function firstPage({ numberAt, isBig }: Tiff): number | null {
  return (isBig ? numberAt(8, 8) : numberAt(4, 4)) || null
}

/** Reads the list of a page; null if the file ends before it, or if it is only allocated space (zeros). */
function readPage(tiff: Tiff, at: number | null): { entries: Map<number, Entry>; next: number } | null {
  const { isBig, numberAt } = tiff
  const [countSize, entrySize, wordSize] = isBig ? [8, 20, 8] : [2, 12, 4]
  const count = at === null ? null : numberAt(at, countSize)
  if (at === null || count === null || count === 0) return null
  const first = at + countSize
  const next = numberAt(first + count * entrySize, wordSize)
  if (next === null) return null
  const entries = new Map<number, Entry>()
  for (let i = 0; i < Math.min(count, maxEntries); i++) {
    const entry = first + i * entrySize
    const size = sizes[numberAt(entry + 2, 2) ?? 0] ?? 0
    const values = numberAt(entry + 4, wordSize) ?? 0
    const valueAt = entry + 4 + wordSize
    const isInside = size * values <= wordSize
    entries.set(numberAt(entry, 2) ?? 0, {
      size,
      count: values,
      at: isInside ? valueAt : (numberAt(valueAt, wordSize) ?? 0),
    })
  }
  return { entries, next }
}

/** The bytes of a value of each type by the type's number; 14 and 15 were never assigned. */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8]

/** The last value of an entry; null if there is none. */
function lastValue({ numberAt }: Tiff, entry: Entry | undefined): number | null {
  if (!entry || entry.size === 0 || entry.count === 0) return null
  return numberAt(entry.at + (entry.count - 1) * entry.size, entry.size)
}

/** Whether the values of an entry, or the last strip or tile, end past the end of the file. */
function endsPastFile(tiff: Tiff, entries: ReadonlyMap<number, Entry>): boolean {
  if ([...entries.values()].some(({ at, size, count }) => at + size * count > tiff.bytes.length)) return true
  const pixels = [
    [tags.strips, tags.stripLengths],
    [tags.tiles, tags.tileLengths],
  ] as const
  return pixels.some(([places, lengths]) => {
    if (!entries.has(places)) return false
    const place = lastValue(tiff, entries.get(places))
    const length = lastValue(tiff, entries.get(lengths))
    return place === null || place + (length ?? 0) > tiff.bytes.length
  })
}
