// A small picture of an image, for lists.
import sharp from 'sharp'
import { imageLimits } from '../../shared/limits.ts'
import { readAcceptedBytes } from './accepted-bytes.ts'

/** Rows show 36 px, twice that on a fine screen; tiles a little more. */
const sidePx = 128

/** Null where the image can't be shown small: then its row has none, and nothing else is the worse for it. */
export async function thumbnailOf(path: string, hash: string): Promise<string | null> {
  const bytes = await readAcceptedBytes(path, hash)
  if (!bytes.ok) return null
  try {
    const small = await sharp(bytes.value, { limitInputPixels: imageLimits.maxPixels, failOn: 'none' })
      .autoOrient()
      .resize(sidePx, sidePx, { fit: 'cover', position: 'top' })
      .flatten({ background: '#fff' })
      .webp({ quality: 70 })
      .toBuffer()
    return small.toString('base64')
  } catch {
    return null
  }
}
