// Decodes BMP files of Windows and scanners: 1 to 32 bits, with or without palette and run lengths. Embedded JPEG or
// PNG data, which only printers get, is refused.
import { littleEndian } from '../../../shared/image/bytes.ts'
import { bmpSize } from '../../../shared/image/size/bmp.ts'
import { imageLimits } from '../../../shared/limits.ts'
import { reason } from '../../../shared/reasons.ts'
import type { Pixels } from './pixels.ts'

interface Header {
  readonly width: number
  readonly height: number
  readonly isTopDown: boolean
  readonly bits: number
  /** Offset of the palette. Entries have three bytes in the oldest kind, else four. */
  readonly paletteAt: number
  readonly colourBytes: 3 | 4
  readonly pixelsAt: number
  readonly packing: number
  /** Bit masks of red, green, blue and alpha. */
  readonly masks: readonly [number, number, number, number]
}

const [plain, runs8, runs4, fields, fieldsWithAlpha] = [0, 1, 2, 3, 6]

export function unpackBmp(bytes: Uint8Array): Pixels {
  const header = headerOf(bytes)
  const { width, height, bits, packing } = header
  if (width * height > imageLimits.maxPixels)
    throw new Error(reason('its picture is larger than its header says'))
  const isPlain = packing === plain || packing === fields || packing === fieldsWithAlpha
  if (isPlain && [16, 24, 32].includes(bits)) return coloured(bytes, header)
  if (isPlain && [1, 2, 4, 8].includes(bits)) return fromPalette(bytes, header, indicesOf(bytes, header))
  if ((packing === runs8 && bits === 8) || (packing === runs4 && bits === 4))
    return fromPalette(bytes, header, indicesOfRuns(bytes, header))
  throw new Error(reason('a kind of BMP that is not read'))
}

function headerOf(bytes: Uint8Array): Header {
  const size = bmpSize(bytes)
  if ('why' in size) throw new Error(size.why)
  const at = (offset: number, length = 4) => littleEndian(bytes, offset, length) ?? 0
  const length = at(14)
  const isOldest = length === 12
  const bits = at(isOldest ? 24 : 28, 2)
  const packing = isOldest ? plain : at(30)
  // the masks follow the shortest of the newer headers, at the offset that they have in longer ones
  const hasMasks = packing === fields || packing === fieldsWithAlpha
  const withAlpha = packing === fieldsWithAlpha || length >= 56
  const masksEnd = hasMasks && length === 40 ? (withAlpha ? 16 : 12) : 0
  return {
    ...size,
    isTopDown: !isOldest && (at(22) | 0) < 0,
    bits,
    paletteAt: 14 + length + masksEnd,
    colourBytes: isOldest ? 3 : 4,
    pixelsAt: at(10),
    packing,
    masks: hasMasks ? [at(54), at(58), at(62), withAlpha ? at(66) : 0] : (usual[bits] ?? [0, 0, 0, 0]),
  }
}

const usual: Readonly<Record<number, Header['masks']>> = {
  16: [0x7c00, 0x3e0, 0x1f, 0],
  24: [0xff0000, 0xff00, 0xff, 0],
  32: [0xff0000, 0xff00, 0xff, 0],
}

/** Rows are padded to four bytes, and the lowest usually comes first. */
function rowsOf(bytes: Uint8Array, { width, height, bits, pixelsAt, isTopDown }: Header) {
  const stride = Math.ceil((width * bits) / 32) * 4
  if (pixelsAt + stride * (height - 1) + Math.ceil((width * bits) / 8) > bytes.length)
    throw new Error(reason('premature end of BMP image'))
  return (y: number) => pixelsAt + stride * (isTopDown ? y : height - 1 - y)
}

function coloured(bytes: Uint8Array, header: Header): Pixels {
  const { width, height, bits, masks } = header
  const rowAt = rowsOf(bytes, header)
  const step = bits / 8
  const channels = masks[3] === 0 ? 3 : 4
  const readers = masks.slice(0, channels).map(channelReader)
  const pixels = new Uint8Array(width * height * channels)
  let to = 0
  let seen = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0, from = rowAt(y); x < width; x++, from += step) {
      let value = 0
      for (let i = step - 1; i >= 0; i--) value = ((value << 8) | (bytes[from + i] ?? 0)) >>> 0
      for (const readChannel of readers) pixels[to++] = readChannel(value)
      if (channels === 4) seen |= pixels[to - 1] ?? 0
    }
  }
  // many writers set alpha to zero and mean opaque
  if (channels === 4 && seen === 0) for (let i = 3; i < pixels.length; i += 4) pixels[i] = 255
  return { width, height, channels, pixels }
}

/** Returns a function that extracts the masked bits and scales them to eight. */
function channelReader(mask: number): (value: number) => number {
  if (mask === 0) return () => 0
  const shift = 31 - Math.clz32(mask & -mask)
  const max = mask >>> shift
  return (value) => Math.round((((value & mask) >>> shift) * 255) / max)
}

function fromPalette(bytes: Uint8Array, header: Header, indices: Uint8Array): Pixels {
  const { width, height, paletteAt, colourBytes } = header
  const pixels = new Uint8Array(indices.length * 3)
  indices.forEach((index, i) => {
    const at = paletteAt + index * colourBytes
    for (let channel = 0; channel < 3; channel++) pixels[i * 3 + channel] = bytes[at + 2 - channel] ?? 0
  })
  return { width, height, channels: 3, pixels }
}

function indicesOf(bytes: Uint8Array, header: Header): Uint8Array {
  const { width, height, bits } = header
  const rowAt = rowsOf(bytes, header)
  const indices = new Uint8Array(width * height)
  const mask = 2 ** bits - 1
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const bit = x * bits
      indices[y * width + x] = ((bytes[rowAt(y) + (bit >> 3)] ?? 0) >> (8 - bits - (bit & 7))) & mask
    }
  }
  return indices
}

/**
 * Decodes pairs of count and value. After a count of 0, the value ends the row (0) or the image (1), jumps (2), or
 * counts literal bytes.
 */
function indicesOfRuns(bytes: Uint8Array, { width, height, bits, pixelsAt, isTopDown }: Header): Uint8Array {
  const indices = new Uint8Array(width * height)
  const valueOf = (byte: number, i: number) => (bits === 8 ? byte : i % 2 === 0 ? byte >> 4 : byte & 15)
  let [x, y, at] = [0, 0, pixelsAt]
  const put = (value: number) => {
    if (x < width) indices[(isTopDown ? y : height - 1 - y) * width + x] = value
    x++
  }
  while (y < height) {
    const [count, value] = [bytes[at], bytes[at + 1]]
    if (count === undefined || value === undefined) throw new Error(reason('premature end of BMP image'))
    at += 2
    if (count > 0) for (let i = 0; i < count; i++) put(valueOf(value, i))
    else if (value === 0) [x, y] = [0, y + 1]
    else if (value === 1) break
    else if (value === 2) {
      x += bytes[at] ?? 0
      y += bytes[at + 1] ?? 0
      at += 2
    } else {
      const length = Math.ceil((value * bits) / 8)
      for (let i = 0; i < value; i++) put(valueOf(bytes[at + Math.floor((i * bits) / 8)] ?? 0, i))
      // literals fill whole pairs
      at += length + (length % 2)
    }
  }
  return indices
}
