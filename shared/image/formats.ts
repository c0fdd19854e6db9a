// The table of file formats that are recognised by their bytes: those that are read, and those that are refused by name.
// The interface, dialogs, watch folders, the service and error messages take their formats from here. A new format needs a
// row here and a reader of its size.
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

/** How a file comes in: by the four operations of the service contract, or by any of the owner's own ways. */
export type Entrance = 'contract' | 'own'

export interface FormatRow {
  /** The name in sentences. */
  readonly name: string
  /** The media type that it is sent with, and others that it may come with. */
  readonly mediaTypes: readonly [string, ...string[]]
  /** The extensions of file names; a file that we name gets the first. */
  readonly extensions: readonly [string, ...string[]]
  readonly entrances: readonly Entrance[]
  /** The name in a refusal, after "it is ..."; null if no entrance refuses it. */
  readonly refusalName: string | null
  readonly matches: (bytes: Uint8Array) => boolean
  /** Reads the size; null if each page has its own, so that the file must be opened. */
  readonly size: ((bytes: Uint8Array) => HeaderSize) | null
  /** Whether the bytes stop before the end of the format, since the file is still being written. */
  readonly isTruncated: (bytes: Uint8Array) => boolean
  /** Whether every browser can show it. */
  readonly showsInBrowser: boolean
  /** Whether it may have several pages, each of which is read separately. */
  readonly hasPages: boolean
}

const acceptedEverywhere = {
  entrances: ['contract', 'own'],
  refusalName: null,
  showsInBrowser: true,
  hasPages: false,
} as const

/** The formats that are read, in the order in which they are tried. */
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
    // The length after RIFF counts all bytes after it.
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
  /** The name in a refusal, after "it is ...". */
  readonly refusalName: string
  readonly matches: (bytes: Uint8Array) => boolean
}

/** The formats that are refused by name everywhere. The first match counts, so less specific ones come later. */
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

/** The formats that an entrance accepts. */
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
/** The `accept` attribute of a file picker: media types and also extensions, since not every system knows each type. */
export const filePickerAccept = (entrance: Entrance) =>
  [...mediaTypes(entrance), ...fileExtensions(entrance).map((ending) => `.${ending}`)].join(',')

/** Whether every browser can show a file of this media type. */
export const showsInBrowser = (mediaType: string | null) => rowOf(mediaType)?.showsInBrowser ?? false

/** Whether a file of this media type may have several pages. */
export const hasPages = (mediaType: string | null) => rowOf(mediaType)?.hasPages ?? false

/** Whether a file of this media type may have a text layer. */
export const mayHaveTextLayer = (mediaType: string | null) => rowOf(mediaType) === fileFormats.pdf

/** The format with this media type. */
function rowOf(mediaType: string | null): FormatRow | undefined {
  const rows: readonly FormatRow[] = Object.values(fileFormats)
  return rows.find(({ mediaTypes }) => mediaTypes.some((type) => type === mediaType))
}
