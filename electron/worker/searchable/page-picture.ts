// The picture of an image's page as a PDF holds it: a JPEG as it stands, where it stands upright; drawings and scans without
// loss; photos of other formats as JPEG.
import { deflateSync } from 'node:zlib'
import type { Metadata, Sharp } from 'sharp'
import type { Page } from '../../../shared/page.ts'
import { fileFormats } from '../../../shared/image/formats.ts'
import { imageLimits } from '../../../shared/limits.ts'
import { pictureOpener } from '../unpack/open-picture.ts'
import { packedBits } from './packed-bits.ts'
import type { PackedPicture } from './packed-picture.ts'
import { pngPixels } from './png-pixels.ts'

export interface PagePicture extends PackedPicture {
  /** Dots an inch, as the file tells; null where it tells none that can be. */
  readonly density: number | null
}

const jpegQuality = 90
/** A picture without loss may be so many times larger than its JPEG; beyond, it is a photo. */
const maxOfJpeg = 2
/** Dots an inch: others are what a program writes that knows none. */
const densities = { min: 100, max: 1200 } as const

/** `number`: which page of several; the file is of one page where it is 1 and no other is there. */
export async function pagePicture(
  bytes: Uint8Array,
  { number, pages, turn }: { number: number; pages: number; turn: Page['turn'] },
): Promise<PagePicture> {
  const open = await pictureOpener(bytes)
  const picture = open({
    limitInputPixels: imageLimits.maxPixels,
    failOn: 'none',
    ...(pages > 1 && { page: number - 1 }),
  })
  const facts = await picture.metadata()
  const density = densityOf(facts)
  if (fileFormats.jpeg.matches(bytes) && turn === 0 && isPlain(facts)) {
    const colours = facts.channels === 1 ? 'DeviceGray' : 'DeviceRGB'
    const { width, height } = facts
    return { width, height, bytes, filter: 'DCTDecode', colours, bits: 8, hasPredictor: false, density }
  }
  const upright = picture.autoOrient().flatten({ background: '#fff' }).rotate(turn)
  const isGrey = isLossless(bytes) ? await isColourless(upright) : facts.channels === 1
  const jpeg = await asJpeg(upright.clone(), isGrey)
  const lossless = isLossless(bytes) ? await withoutLoss(upright, isGrey) : null
  const isPhoto = lossless === null || lossless.bytes.length > maxOfJpeg * jpeg.bytes.length
  return { ...(isPhoto ? jpeg : lossless), density }
}

/** Any viewer draws it as it is: upright, and in the colours that it is shown in. */
function isPlain({ orientation = 1, space, channels, icc, depth }: Metadata): boolean {
  const isUsual = (space === 'srgb' && channels === 3) || (space === 'b-w' && channels === 1)
  return orientation === 1 && isUsual && depth === 'uchar' && (!icc || icc.includes('sRGB'))
}

function densityOf({ density }: Metadata): number | null {
  return density !== undefined && density >= densities.min && density <= densities.max ? density : null
}

function isLossless(bytes: Uint8Array): boolean {
  const { png, gif, bmp, tiff, webp } = fileFormats
  return [png, gif, bmp, tiff, webp].some((format) => format.matches(bytes))
}

/** Scans are often saved in colours that they don't have. */
async function isColourless(upright: Sharp): Promise<boolean> {
  const { data, info } = await upright
    .clone()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (info.channels < 3) return true
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return false
  return true
}

async function asJpeg(upright: Sharp, isGrey: boolean): Promise<PackedPicture> {
  const { data, info } = await upright
    .toColourspace(isGrey ? 'b-w' : 'srgb')
    .jpeg({ quality: jpegQuality, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return {
    ...sizeOf(info),
    bytes: data,
    filter: 'DCTDecode',
    colours: info.channels === 1 ? 'DeviceGray' : 'DeviceRGB',
    bits: 8,
    hasPredictor: false,
  }
}

async function withoutLoss(upright: Sharp, isGrey: boolean): Promise<PackedPicture> {
  if (isGrey) {
    const { data, info } = await upright
      .clone()
      .toColourspace('b-w')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const bits = info.channels === 1 ? packedBits({ ...sizeOf(info), pixels: data }) : null
    if (bits) {
      const bytes = deflateSync(bits, { level: 9 })
      const rest = { filter: 'FlateDecode', colours: 'DeviceGray', bits: 1, hasPredictor: false } as const
      return { ...sizeOf(info), bytes, ...rest }
    }
  }
  const png = await upright
    .toColourspace(isGrey ? 'b-w' : 'srgb')
    .png({ compressionLevel: 9, palette: false })
    .toBuffer()
  return pngPixels(png)
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height }
}
