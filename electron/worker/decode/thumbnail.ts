// Makes the thumbnail of an image, for lists.
import type { Sharp } from 'sharp'

/** Lists show 36 px, twice that on a high-density screen; tiles a little more. */
const sidePx = 128

/** Returns null if the image can't be scaled down; lists then show none. */
export async function thumbnailOf(picture: Sharp): Promise<string | null> {
  try {
    const small = await picture
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
