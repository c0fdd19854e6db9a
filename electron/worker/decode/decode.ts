// Bytes of an image file -> grey pixels, upright, on paper.
import sharp, { type Sharp } from 'sharp'
import { isTooLargeToFit } from '../../../shared/image/fitted.ts'
import { detectFormat, describeFormat } from '../../../shared/image/sniff.ts'
import { imageLimits } from '../../../shared/limits.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { ColourImage } from '../pixels/colour.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { isFaint, maxTelling } from '../measure/hues.ts'
import { layOnPaper } from './paper.ts'
import { openedPicture } from '../unpack/unpacked.ts'
import { reason } from '../../../shared/reasons.ts'

// There is a process for each core already, and no image is decoded twice.
sharp.concurrency(1)
sharp.cache(false)

/** Without a page number sharp takes the first frame of an animation, and the first page of several. */
export async function decode(bytes: Uint8Array, name: string): Promise<Result<GreyImage>> {
  try {
    // The header alone, so that an image of any claimed size gets an answer with its size in it.
    const open = await openedPicture(bytes)
    const header = await open({ limitInputPixels: false }).metadata()
    const { width, height } = header
    if (!detectFormat(bytes))
      return err('image.format', { name, found: describeFormat(bytes), entrance: 'own' })
    if (isTooLargeToFit({ width, height }))
      return err('image.tooLarge', { name, width, height, maxPx: imageLimits.maxSidePx })
    const grey = await decodeChannel(bytes, (picture) => picture.toColourspace('b-w'))
    if (!header.hasAlpha)
      return ok(isFaint(grey) && header.space !== 'b-w' ? await inColour(bytes, grey) : grey)
    const alpha = await decodeChannel(bytes, (picture) => picture.extractChannel('alpha'))
    return ok({ ...grey, pixels: layOnPaper(grey.pixels, alpha.pixels) })
  } catch (error) {
    return err('image.broken', { name, why: reasonOf(error) })
  }
}

/**
 * Decodes the image again in colour. Returns null if it has no colours, or transparent parts, which the grey image
 * shows on white.
 */
export async function decodeColour(bytes: Uint8Array): Promise<ColourImage | null> {
  const open = await openedPicture(bytes)
  const { hasAlpha } = await open().metadata()
  const rgb = hasAlpha ? null : await decodeChannel(bytes, (picture) => picture.toColourspace('srgb'))
  return rgb && rgb.pixels.length === rgb.width * rgb.height * 3 ? rgb : null
}

async function inColour(bytes: Uint8Array, grey: GreyImage): Promise<GreyImage> {
  const rgb = await decodeChannel(bytes, (picture) => picture.toColourspace('srgb'))
  const isColoured = rgb.pixels.length === grey.pixels.length * 3
  return isColoured ? maxTelling(grey, rgb.pixels) : grey
}

async function decodeChannel(bytes: Uint8Array, take: (picture: Sharp) => Sharp): Promise<GreyImage> {
  const open = await openedPicture(bytes)
  const picture = fitted(
    open({
      limitInputPixels: imageLimits.maxPixels,
      // Half an image is refused; the harmless oddities that many scanners write are not.
      failOn: 'error',
    }).autoOrient(),
  )
  const { data, info } = await take(picture).raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** Larger ones are read no better, and only slower: all places on them are those of the smaller picture. */
function fitted(picture: Sharp): Sharp {
  const { maxSidePx } = imageLimits
  return picture.resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true })
}

/** The decoder's own words, without its name and its further lines: "premature end of JPEG image". */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const [first = ''] = message.replace(/^Input buffer (contains|has corrupt header:) ?/, '').split('\n')
  return first.replace(/^\w+: /, '') || reason('corrupt header')
}
