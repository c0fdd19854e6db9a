// Every kind of file that is told apart by its bytes: those that are read, everywhere or by some ways in, and those whose refusal
// says what they are. What the page, dialogs, watch folders, the service and the sentences of errors say of formats comes
// from here; a new one is its row and a reader of its size.
import { beginsWith, hasAscii, lacksEnd, littleEndian } from './bytes.ts'
import { isAvif, isBmp, isBoxed, isHeic, isHtml, isPdf, isSvg, isText } from './other-files.ts'
import { bmpSize, isCutOffBmp } from './size/bmp.ts'
import { gifSize } from './size/gif.ts'
import type { HeaderSize } from './size/header-size.ts'
import { heifSize, isCutOffHeif } from './size/heif.ts'
import { jpegSize } from './size/jpeg.ts'
import { pngSize } from './size/png.ts'
import { isCutOffTiff, tiffSize } from './size/tiff.ts'
import { webpSize } from './size/webp.ts'
import { reason } from '../reasons.ts'

/** Where a file comes in: by the contract's four operations, or by any of the owner's own ways. */
export type Entrance = 'contract' | 'own'

export interface FormatRow {
  /** As sentences have it. */
  readonly name: string
  /** The one that it is sent out with, and others that it may come with. */
  readonly mediaTypes: readonly [string, ...string[]]
  /** What names of files end in; one that we name ourselves gets the first. */
  readonly endings: readonly [string, ...string[]]
  readonly entrances: readonly Entrance[]
  /** So that it fits "it is ...", where an entrance refuses it; null where none does. */
  readonly what: string | null
  readonly isIn: (bytes: Uint8Array) => boolean
  /** Null where each page has a size of its own, which only opening the file tells. */
  readonly size: ((bytes: Uint8Array) => HeaderSize) | null
  /** Whether the bytes stop before the format's own end: the file is still being written. */
  readonly isCutOff: (bytes: Uint8Array) => boolean
  /** Whether every browser shows it as it is. */
  readonly isShown: boolean
  /** Whether it may have several pages, each of which is read by itself. */
  readonly hasPages: boolean
}

const everywhere = { entrances: ['contract', 'own'], what: null, isShown: true, hasPages: false } as const

/** In this order they are looked for. */
export const fileFormats = {
  jpeg: {
    ...everywhere,
    name: 'JPEG',
    mediaTypes: ['image/jpeg'],
    endings: ['jpg', 'jpeg'],
    isIn: beginsWith([0xff, 0xd8, 0xff]),
    size: jpegSize,
    isCutOff: lacksEnd([0xff, 0xd9]),
  },
  png: {
    ...everywhere,
    name: 'PNG',
    mediaTypes: ['image/png'],
    endings: ['png'],
    isIn: beginsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    size: pngSize,
    isCutOff: lacksEnd([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]),
  },
  gif: {
    ...everywhere,
    name: 'GIF',
    mediaTypes: ['image/gif'],
    endings: ['gif'],
    isIn: beginsWith('GIF87a', 'GIF89a'),
    size: gifSize,
    isCutOff: lacksEnd([0x3b]),
  },
  webp: {
    ...everywhere,
    name: 'WebP',
    mediaTypes: ['image/webp'],
    endings: ['webp'],
    isIn: (bytes) => hasAscii(bytes, 0, 'RIFF') && hasAscii(bytes, 8, 'WEBP'),
    size: webpSize,
    // The length after RIFF counts all that follows it.
    isCutOff: (bytes) => bytes.length < 8 + (littleEndian(bytes, 4, 4) ?? 0),
  },
  tiff: {
    name: 'TIFF',
    mediaTypes: ['image/tiff'],
    endings: ['tif', 'tiff'],
    entrances: ['own'],
    what: reason('a TIFF image'),
    isIn: beginsWith('II*\0', 'MM\0*', 'II+\0', 'MM\0+'),
    size: tiffSize,
    isCutOff: isCutOffTiff,
    isShown: false,
    hasPages: true,
  },
  avif: {
    name: 'AVIF',
    mediaTypes: ['image/avif'],
    endings: ['avif'],
    entrances: ['own'],
    what: reason('an AVIF image'),
    isIn: isAvif,
    size: heifSize,
    isCutOff: isCutOffHeif,
    isShown: true,
    hasPages: false,
  },
  heic: {
    name: 'HEIC',
    mediaTypes: ['image/heic', 'image/heif'],
    endings: ['heic', 'heif', 'hif'],
    entrances: ['own'],
    what: reason('a HEIC image'),
    isIn: isHeic,
    size: heifSize,
    isCutOff: isCutOffHeif,
    isShown: false,
    hasPages: false,
  },
  bmp: {
    name: 'BMP',
    mediaTypes: ['image/bmp', 'image/x-ms-bmp'],
    endings: ['bmp', 'dib'],
    entrances: ['own'],
    what: reason('a BMP image'),
    isIn: isBmp,
    size: bmpSize,
    isCutOff: isCutOffBmp,
    isShown: true,
    hasPages: false,
  },
  pdf: {
    name: 'PDF',
    mediaTypes: ['application/pdf'],
    endings: ['pdf'],
    entrances: ['own'],
    what: reason('a PDF document'),
    isIn: isPdf,
    size: null,
    isCutOff: lacksEnd([0x25, 0x25, 0x45, 0x4f, 0x46]),
    isShown: false,
    hasPages: true,
  },
} as const satisfies Record<string, FormatRow>

export type FileFormat = keyof typeof fileFormats

interface OtherFormat {
  /** So that it fits "it is ...". */
  readonly what: string
  readonly isIn: (bytes: Uint8Array) => boolean
}

/** What is refused by its name everywhere. The first that fits is told, so what is told by less comes later. */
export const otherFormats: readonly OtherFormat[] = [
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
  { what: reason('a video or audio file'), isIn: isBoxed },
  { what: reason('a web page (HTML)'), isIn: isHtml },
  { what: reason('an SVG drawing'), isIn: isSvg },
  { what: reason('a text file'), isIn: isText },
]

/** The rows of what an entrance takes. */
export function formatsAt(entrance: Entrance): readonly FormatRow[] {
  const rows: readonly FormatRow[] = Object.values(fileFormats)
  return rows.filter(({ entrances }) => entrances.includes(entrance))
}

/** JPEG, PNG, ... */
export const formatNames = (entrance: Entrance) => formatsAt(entrance).map(({ name }) => name)
/** image/jpeg, image/png, ... */
export const mediaTypes = (entrance: Entrance) => formatsAt(entrance).flatMap((row) => row.mediaTypes)
/** jpg, jpeg, png, ... */
export const fileEndings = (entrance: Entrance) => formatsAt(entrance).flatMap(({ endings }) => endings)
/** As a file picker is told: by what it takes for a file's kind, which not every system knows of each, and by its name. */
export const pickedFormats = (entrance: Entrance) =>
  [...mediaTypes(entrance), ...fileEndings(entrance).map((ending) => `.${ending}`)].join(',')

/** Whether every browser shows a file of this type as it is. */
export const isShown = (mediaType: string | null) => rowOf(mediaType)?.isShown ?? false

/** Whether a file of this type may have several pages. */
export const hasPages = (mediaType: string | null) => rowOf(mediaType)?.hasPages ?? false

/** Whether a file of this type may bring its text. */
export const bringsText = (mediaType: string | null) => rowOf(mediaType) === fileFormats.pdf

function rowOf(mediaType: string | null): FormatRow | undefined {
  const rows: readonly FormatRow[] = Object.values(fileFormats)
  return rows.find(({ mediaTypes }) => mediaTypes.some((type) => type === mediaType))
}
