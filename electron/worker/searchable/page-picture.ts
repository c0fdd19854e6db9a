// Prepares the picture of an image's page for a PDF: an upright JPEG as it is, drawings and scans losslessly, and photos of
// other formats as JPEG.
import type { Metadata, Sharp } from 'sharp'
import type { Page } from '../../../shared/page.ts'
import { fileFormats } from '../../../shared/image/formats.ts'
import { imageLimits } from '../../../shared/limits.ts'
import { pictureOpener } from '../unpack/open-picture.ts'
import { packBits, takePngPixels, type PackedPicture } from './packed-picture.ts'

export interface PagePicture extends PackedPicture {
  /** Dots per inch; null if the file has no plausible value. */
  readonly density: number | null
}

const jpegQuality = 90
/** Size of a lossless picture in units of its JPEG; a larger one is a photo. */
const maxOfJpeg = 2
/** Plausible dots per inch: programs write others if they know none. */
const densities = { min: 100, max: 1200 } as const

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
  if (fileFormats.jpeg.matches(bytes) && turn === 0 && isPlain(facts))
    return { ...jpegOf(bytes, facts), density }
  const upright = picture.autoOrient().flatten({ background: '#fff' }).rotate(turn)
  const isGrey = isLossless(bytes) ? await isColourless(upright) : facts.channels === 1
  const jpeg = await toJpeg(upright.clone(), isGrey)
  const lossless = isLossless(bytes) ? await packLosslessly(upright, isGrey) : null
  const isPhoto = lossless === null || lossless.bytes.length > maxOfJpeg * jpeg.bytes.length
  return { ...(isPhoto ? jpeg : lossless), density }
}

type Size = Pick<Metadata, 'width' | 'height'> & { readonly channels: number }

function jpegOf(bytes: Uint8Array, { width, height, channels }: Size): PackedPicture {
  const colours = channels === 1 ? 'DeviceGray' : 'DeviceRGB'
  return { width, height, bytes, filter: 'DCTDecode', colours, bits: 8, hasPredictor: false }
}

/** Whether any viewer draws a JPEG correctly as it is: upright and in a usual colour space. */
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

/** Scans are often saved in colour although they have none. */
async function isColourless(upright: Sharp): Promise<boolean> {
  const { data, info } = await rawOf(upright, 'srgb')
  if (info.channels < 3) return true
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return false
  return true
}

function rawOf(picture: Sharp, space: 'srgb' | 'b-w') {
  const raw = picture.clone().toColourspace(space).raw({ depth: 'uchar' })
  return raw.toBuffer({ resolveWithObject: true })
}

async function toJpeg(upright: Sharp, isGrey: boolean): Promise<PackedPicture> {
  const { data, info } = await upright
    .toColourspace(isGrey ? 'b-w' : 'srgb')
    .jpeg({ quality: jpegQuality, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return jpegOf(data, info)
}

async function packLosslessly(upright: Sharp, isGrey: boolean): Promise<PackedPicture> {
  const grey = isGrey ? await rawOf(upright, 'b-w') : null
  const { width = 0, height = 0, channels = 0 } = grey?.info ?? {}
  const bilevel = grey && channels === 1 ? packBits({ width, height, pixels: grey.data }) : null
  if (bilevel) return bilevel
  const png = upright.toColourspace(isGrey ? 'b-w' : 'srgb').png({ compressionLevel: 9, palette: false })
  return takePngPixels(await png.toBuffer())
}
