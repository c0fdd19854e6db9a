// The image on the clipboard, in a format that is read; null where there is none.
import { clipboard } from 'electron'
import { imageFormats, type ImageFormatRow } from '../../shared/image/formats.ts'

/** The first that is there; what a system puts on its clipboard besides is the same picture again, perhaps with losses. */
const formats: readonly ImageFormatRow[] = [imageFormats.png, ...Object.values(imageFormats)]

export interface GivenImage {
  readonly name: string
  readonly bytes: Buffer
}

export async function clipboardImage(): Promise<GivenImage | null> {
  const items = await clipboard.read()
  for (const item of items) {
    const format = formats.find(({ mediaType }) => item.types.includes(mediaType))
    if (format === undefined) continue
    const blob = await item.getType(format.mediaType)
    if (!('arrayBuffer' in blob)) continue
    return { name: `clipboard.${format.endings[0]}`, bytes: Buffer.from(await blob.arrayBuffer()) }
  }
  return null
}
