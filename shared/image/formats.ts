// Every kind of file that is told apart by its bytes: those that are read, everywhere or by some ways in, and those whose refusal
// says what they are. What the page, dialogs, watch folders, the service and the sentences of errors say of formats comes
// from here; a new one is its row and a reader of its size.
import { beginsWith, hasAscii, lacksEnd, littleEndian } from './bytes.ts'
import { isAvif, isBmp, isIsoMedia, isHeic, isHtml, isPdf, isSvg, isText } from './other-files.ts'
import { bmpSize, isTruncatedBmp } from './size/bmp.ts'
import { gifSize } from './size/gif.ts'
import type { HeaderSize } from './size/header-size.ts'
import { heifSize, isTruncatedHeif } from './size/heif.ts'
import { jpegSize } from './size/jpeg.ts'
import { pngSize } from './size/png.ts'
import { isTruncatedTiff, tiffSize } from './size/tiff.ts'
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
  readonly extensions: readonly [string, ...string[]]
  readonly entrances: readonly Entrance[]
  /** So that it fits "it is ...", where an entrance refuses it; null where none does. */
  readonly refusalName: string | null
  readonly matches: (bytes: Uint8Array) => boolean
  /** Null where each page has a size of its own, which only opening the file tells. */
  readonly size: ((bytes: Uint8Array) => HeaderSize) | null
  /** Whether the bytes stop before the format's own end: the file is still being written. */
  readonly isTruncated: (bytes: Uint8Array) => boolean
  /** Whether every browser shows it as it is. */
  readonly showsInBrowser: boolean
  /** Whether it may have several pages, each of which is read by itself. */
  readonly hasPages: boolean
}

const acceptedEverywhere = {
  entrances: ['contract', 'own'],
  refusalName: null,
  showsInBrowser: true,
  hasPages: false,
} as const

/** In this order they are looked for. */
export const fileFormats = {
  jpeg: {
    ...acceptedEverywhere,
    name: 'JPEG',
    mediaTypes: ['image/jpeg'],
    extensions: ['jpg', 'jpeg'],
    matches: beginsWith([0xff, 0xd8, 0xff]),
    size: jpegSize,
    isTruncated: lacksEnd([0xff, 0xd9]),
  },
  png: {
    ...acceptedEverywhere,
    name: 'PNG',
    mediaTypes: ['image/png'],
    extensions: ['png'],
    matches: beginsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    size: pngSize,
    isTruncated: lacksEnd([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]),
  },
  gif: {
    ...acceptedEverywhere,
    name: 'GIF',
    mediaTypes: ['image/gif'],
    extensions: ['gif'],
    matches: beginsWith('GIF87a', 'GIF89a'),
    size: gifSize,
    isTruncated: lacksEnd([0x3b]),
  },
  webp: {
    ...acceptedEverywhere,
    name: 'WebP',
    mediaTypes: ['image/webp'],
    extensions: ['webp'],
    matches: (bytes) => hasAscii(bytes, 0, 'RIFF') && hasAscii(bytes, 8, 'WEBP'),
    size: webpSize,
    // The length after RIFF counts all that follows it.
    isTruncated: (bytes) => bytes.length < 8 + (littleEndian(bytes, 4, 4) ?? 0),
  },
  tiff: {
    name: 'TIFF',
    mediaTypes: ['image/tiff'],
    extensions: ['tif', 'tiff'],
    entrances: ['own'],
    refusalName: reason('a TIFF image'),
    matches: beginsWith('II*\0', 'MM\0*', 'II+\0', 'MM\0+'),
    size: tiffSize,
    isTruncated: isTruncatedTiff,
    showsInBrowser: false,
    hasPages: true,
  },
  avif: {
    name: 'AVIF',
    mediaTypes: ['image/avif'],
    extensions: ['avif'],
    entrances: ['own'],
    refusalName: reason('an AVIF image'),
    matches: isAvif,
    size: heifSize,
    isTruncated: isTruncatedHeif,
    showsInBrowser: true,
    hasPages: false,
  },
  heic: {
    name: 'HEIC',
    mediaTypes: ['image/heic', 'image/heif'],
    extensions: ['heic', 'heif', 'hif'],
    entrances: ['own'],
    refusalName: reason('a HEIC image'),
    matches: isHeic,
    size: heifSize,
    isTruncated: isTruncatedHeif,
    showsInBrowser: false,
    hasPages: false,
  },
  bmp: {
    name: 'BMP',
    mediaTypes: ['image/bmp', 'image/x-ms-bmp'],
    extensions: ['bmp', 'dib'],
    entrances: ['own'],
    refusalName: reason('a BMP image'),
    matches: isBmp,
    size: bmpSize,
    isTruncated: isTruncatedBmp,
    showsInBrowser: true,
    hasPages: false,
  },
  pdf: {
    name: 'PDF',
    mediaTypes: ['application/pdf'],
    extensions: ['pdf'],
    entrances: ['own'],
    refusalName: reason('a PDF document'),
    matches: isPdf,
    size: null,
    isTruncated: lacksEnd([0x25, 0x25, 0x45, 0x4f, 0x46]),
    showsInBrowser: false,
    hasPages: true,
  },
} as const satisfies Record<string, FormatRow>

export type FileFormat = keyof typeof fileFormats

interface OtherFormat {
  /** So that it fits "it is ...". */
  readonly refusalName: string
  readonly matches: (bytes: Uint8Array) => boolean
}

/** What is refused by its name everywhere. The first that fits is told, so what is told by less comes later. */
export const otherFormats: readonly OtherFormat[] = [
  { refusalName: reason('a ZIP archive or an Office document'), matches: beginsWith('PK\x03\x04') },
  { refusalName: reason('an empty ZIP archive'), matches: beginsWith('PK\x05\x06') },
  { refusalName: reason('a Photoshop image (PSD)'), matches: beginsWith('8BPS') },
  {
    refusalName: reason('an old Office document'),
    matches: beginsWith([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  },
  { refusalName: reason('an icon (ICO)'), matches: beginsWith([0x00, 0x00, 0x01, 0x00]) },
  { refusalName: reason('a gzip archive'), matches: beginsWith([0x1f, 0x8b]) },
  { refusalName: reason('a RAR archive'), matches: beginsWith('Rar!\x1a\x07') },
  { refusalName: reason('a 7z archive'), matches: beginsWith("7z\xbc\xaf'\x1c") },
  { refusalName: reason('a JPEG XL image'), matches: beginsWith([0xff, 0x0a], '\0\0\0\x0cJXL ') },
  {
    refusalName: reason('a JPEG 2000 image'),
    matches: beginsWith('\0\0\0\x0cjP  ', [0xff, 0x4f, 0xff, 0x51]),
  },
  { refusalName: reason('a video or audio file'), matches: isIsoMedia },
  { refusalName: reason('a web page (HTML)'), matches: isHtml },
  { refusalName: reason('an SVG drawing'), matches: isSvg },
  { refusalName: reason('a text file'), matches: isText },
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
export const fileExtensions = (entrance: Entrance) =>
  formatsAt(entrance).flatMap(({ extensions }) => extensions)
/** As a file picker is told: by what it takes for a file's kind, which not every system knows of each, and by its name. */
export const filePickerAccept = (entrance: Entrance) =>
  [...mediaTypes(entrance), ...fileExtensions(entrance).map((ending) => `.${ending}`)].join(',')

/** Whether every browser shows a file of this type as it is. */
export const showsInBrowser = (mediaType: string | null) => rowOf(mediaType)?.showsInBrowser ?? false

/** Whether a file of this type may have several pages. */
export const hasPages = (mediaType: string | null) => rowOf(mediaType)?.hasPages ?? false

/** Whether a file of this type may bring its text. */
export const mayHaveTextLayer = (mediaType: string | null) => rowOf(mediaType) === fileFormats.pdf

function rowOf(mediaType: string | null): FormatRow | undefined {
  const rows: readonly FormatRow[] = Object.values(fileFormats)
  return rows.find(({ mediaTypes }) => mediaTypes.some((type) => type === mediaType))
}
