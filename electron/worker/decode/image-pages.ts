// Images that have pages: TIFF, as scanners and faxes write it. An animation is one image, its first.
import sharp from 'sharp'
import { beginsWith } from '../../../shared/image/bytes.ts'
import { documentLimits } from '../../../shared/limits.ts'
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

/** The bytes of an image that is that page alone. */
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
    return ok(
      await sharp(bytes, { page: number - 1 })
        .autoOrient()
        .png({ compressionLevel: 1 })
        .toBuffer(),
    )
  } catch (error) {
    return err('document.pageBroken', { name, number, why: reasonOf(error) })
  }
}
