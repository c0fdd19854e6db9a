// Counts and extracts the pages of an image. Only TIFF has pages; of an animation only the first frame is read.
import sharp from 'sharp'
import { beginsWith } from '../../../shared/image/bytes.ts'
import { isTooLargeToFit } from '../../../shared/image/fitted.ts'
import { documentLimits, imageLimits } from '../../../shared/limits.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { reasonOf } from './decode.ts'

const isTiff = beginsWith('II*\0', 'MM\0*', 'II+\0', 'MM\0+')

export async function imagePages(bytes: Uint8Array, name: string): Promise<Result<number>> {
  if (!isTiff(bytes)) return ok(1)
  try {
    const { pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { maxPages } = documentLimits
    return pages > maxPages ? err('document.tooLong', { name, pages, maxPages }) : ok(pages)
  } catch (error) {
    return err('image.broken', { name, why: reasonOf(error) })
  }
}

/** Returns an image of this page alone. Its size is checked, because the intake knows only that of the first page. */
export async function imagePage(
  bytes: Uint8Array,
  number: number,
  name: string,
): Promise<Result<Uint8Array>> {
  const pages = await imagePages(bytes, name)
  if (!pages.ok) return pages
  if (number > pages.value) return err('document.noPage', { name, number, pages: pages.value })
  if (pages.value === 1) return ok(bytes)
  try {
    // like `decode`, ignores harmless deviations, and damage of other pages
    const page = { page: number - 1, failOn: 'error' } as const
    const { width, height } = await sharp(bytes, { ...page, limitInputPixels: false }).metadata()
    if (isTooLargeToFit({ width, height }))
      return err('image.tooLarge', { name, width, height, maxPx: imageLimits.maxSidePx })
    return ok(await sharp(bytes, page).autoOrient().png({ compressionLevel: 1 }).toBuffer())
  } catch (error) {
    return err('document.pageBroken', { name, number, why: reasonOf(error) })
  }
}
