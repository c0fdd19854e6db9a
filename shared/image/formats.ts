// Every kind of file that is told apart by its bytes: the image formats that are read, and those whose refusal says what
// they are. What the page, dialogs, watch folders, the service and the sentences of errors say of formats comes from here;
// a new one is its row and a reader of its size.
import { beginsWith, hasAscii, lacksEnd, littleEndian } from './bytes.ts'
import { isAvif, isBmp, isBoxed, isHeic, isHtml, isPdf, isSvg, isText } from './other-files.ts'
import { gifSize } from './size/gif.ts'
import type { HeaderSize } from './size/header-size.ts'
import { jpegSize } from './size/jpeg.ts'
import { pngSize } from './size/png.ts'
import { webpSize } from './size/webp.ts'
import { reason } from '../reasons.ts'

export interface ImageFormatRow {
  /** As sentences have it. */
  readonly name: string
  readonly mediaType: string
  /** What names of files end in; one that we name ourselves gets the first. */
  readonly endings: readonly [string, ...string[]]
  readonly isIn: (bytes: Uint8Array) => boolean
  readonly size: (bytes: Uint8Array) => HeaderSize
  /** Whether the bytes stop before the format's own end: the file is still being written. */
  readonly isCutOff: (bytes: Uint8Array) => boolean
}

/** What all four operations take. The decoder knows them by the same words. */
export const imageFormats = {
  jpeg: {
    name: 'JPEG',
    mediaType: 'image/jpeg',
    endings: ['jpg', 'jpeg'],
    isIn: beginsWith([0xff, 0xd8, 0xff]),
    size: jpegSize,
    isCutOff: lacksEnd([0xff, 0xd9]),
  },
  png: {
    name: 'PNG',
    mediaType: 'image/png',
    endings: ['png'],
    isIn: beginsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    size: pngSize,
    isCutOff: lacksEnd([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]),
  },
  gif: {
    name: 'GIF',
    mediaType: 'image/gif',
    endings: ['gif'],
    isIn: beginsWith('GIF87a', 'GIF89a'),
    size: gifSize,
    isCutOff: lacksEnd([0x3b]),
  },
  webp: {
    name: 'WebP',
    mediaType: 'image/webp',
    endings: ['webp'],
    isIn: (bytes) => hasAscii(bytes, 0, 'RIFF') && hasAscii(bytes, 8, 'WEBP'),
    size: webpSize,
    // The length after RIFF counts all that follows it.
    isCutOff: (bytes) => bytes.length < 8 + (littleEndian(bytes, 4, 4) ?? 0),
  },
} as const satisfies Record<string, ImageFormatRow>

export type ImageFormat = keyof typeof imageFormats

interface OtherFormat {
  /** So that it fits "it is ...". */
  readonly what: string
  readonly isIn: (bytes: Uint8Array) => boolean
}

/** What is refused by its name. The first that fits is told, so what is told by less comes later. */
export const otherFormats: readonly OtherFormat[] = [
  { what: reason('a TIFF image'), isIn: beginsWith('II*\0', 'MM\0*', 'II+\0', 'MM\0+') },
  { what: reason('a ZIP archive or an Office document'), isIn: beginsWith('PK\x03\x04') },
  { what: reason('an empty ZIP archive'), isIn: beginsWith('PK\x05\x06') },
  { what: reason('a Photoshop image (PSD)'), isIn: beginsWith('8BPS') },
  {
    what: reason('an old Office document'),
    isIn: beginsWith([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  },
  { what: reason('an icon (ICO)'), isIn: beginsWith([0x00, 0x00, 0x01, 0x00]) },
  { what: reason('a gzip archive'), isIn: beginsWith([0x1f, 0x8b]) },
  { what: reason('a RAR archive'), isIn: beginsWith('Rar!\x1a\x07') },
  { what: reason('a 7z archive'), isIn: beginsWith("7z\xbc\xaf'\x1c") },
  { what: reason('a JPEG XL image'), isIn: beginsWith([0xff, 0x0a], '\0\0\0\x0cJXL ') },
  { what: reason('a JPEG 2000 image'), isIn: beginsWith('\0\0\0\x0cjP  ', [0xff, 0x4f, 0xff, 0x51]) },
  { what: reason('a BMP image'), isIn: isBmp },
  { what: reason('a PDF document'), isIn: isPdf },
  { what: reason('an AVIF image'), isIn: isAvif },
  { what: reason('a HEIC image'), isIn: isHeic },
  { what: reason('a video or audio file'), isIn: isBoxed },
  { what: reason('a web page (HTML)'), isIn: isHtml },
  { what: reason('an SVG drawing'), isIn: isSvg },
  { what: reason('a text file'), isIn: isText },
]

const rows: readonly ImageFormatRow[] = Object.values(imageFormats)

/** JPEG, PNG, ... */
export const imageFormatNames = rows.map(({ name }) => name)
/** image/jpeg, image/png, ... */
export const imageMediaTypes = rows.map(({ mediaType }) => mediaType)
/** jpg, jpeg, png, ... */
export const imageEndings = rows.flatMap(({ endings }) => endings)
