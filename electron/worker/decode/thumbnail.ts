// A small picture of an image, for lists.
import type { Sharp } from 'sharp'

/** Rows show 36 px, twice that on a fine screen; tiles a little more. */
const sidePx = 128

/** Null where the image can't be shown small: then its row has none, and nothing else is the worse for it. */
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
