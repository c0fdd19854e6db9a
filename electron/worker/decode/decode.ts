// Decodes an image file to grey pixels, upright and without transparency.
import sharp, { type Sharp } from 'sharp'
import { isTooLargeToFit } from '../../../shared/image/fitted.ts'
import { detectFormat, describeFormat } from '../../../shared/image/sniff.ts'
import { imageLimits } from '../../../shared/limits.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { ColourImage } from '../pixels/colour.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { isFaint, withBestContrast } from '../measure/hues.ts'
import { flattenAlpha } from './flatten-alpha.ts'
import { pictureOpener } from '../unpack/open-picture.ts'
import { reason } from '../../../shared/reasons.ts'

// Each core has a process already, and no image is decoded twice.
sharp.concurrency(1)
sharp.cache(false)

/** Decodes the first frame of an animation, or the first of several pages. */
export async function decode(bytes: Uint8Array, name: string): Promise<Result<GreyImage>> {
  try {
    // only the header, so that the error for a too large image can state its size
    const open = await pictureOpener(bytes)
    const header = await open({ limitInputPixels: false }).metadata()
    const { width, height } = header
    if (!detectFormat(bytes))
      return err('image.format', { name, found: describeFormat(bytes), entrance: 'own' })
    if (isTooLargeToFit({ width, height }))
      return err('image.tooLarge', { name, width, height, maxPx: imageLimits.maxSidePx })
    const grey = await decodeChannel(bytes, (picture) => picture.toColourspace('b-w'))
    if (!header.hasAlpha) {
      const rgb = isFaint(grey) && header.space !== 'b-w' ? await decodeColour(bytes) : null
      return ok(rgb ? withBestContrast(grey, rgb.pixels) : grey)
    }
    const alpha = await decodeChannel(bytes, (picture) => picture.extractChannel('alpha'))
    return ok({ ...grey, pixels: flattenAlpha(grey.pixels, alpha.pixels) })
  } catch (error) {
    return err('image.broken', { name, why: reasonOf(error) })
  }
}

/**
 * Decodes the image again in colour. Returns null if it has no colours, or transparent parts, which the grey image
 * shows on white.
 */
export async function decodeColour(bytes: Uint8Array): Promise<ColourImage | null> {
  const open = await pictureOpener(bytes)
  const { hasAlpha } = await open().metadata()
  const rgb = hasAlpha ? null : await decodeChannel(bytes, (picture) => picture.toColourspace('srgb'))
  return rgb && rgb.pixels.length === rgb.width * rgb.height * 3 ? rgb : null
}

async function decodeChannel(bytes: Uint8Array, take: (picture: Sharp) => Sharp): Promise<GreyImage> {
  const open = await pictureOpener(bytes)
  const picture = fitted(
    open({
      limitInputPixels: imageLimits.maxPixels,
      // refuses truncated images, but not the harmless deviations that many scanners write
      failOn: 'error',
    }).autoOrient(),
  )
  const { data, info } = await take(picture).raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** Scales down large images, which are read no better and only slower. Places refer to the smaller image. */
function fitted(picture: Sharp): Sharp {
  const { maxSidePx } = imageLimits
  return picture.resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true })
}

/** Returns the first line of the decoder's message without its name, such as "premature end of JPEG image". */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const [first = ''] = message.replace(/^Input buffer (contains|has corrupt header:) ?/, '').split('\n')
  return first.replace(/^\w+: /, '') || reason('corrupt header')
}
