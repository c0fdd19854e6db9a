// The image on the clipboard, in a format that is read; null where there is none.
import { clipboard } from 'electron'

/** The first that is there; what a system puts on its clipboard besides is the same picture again. */
const mediaTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

export interface GivenImage {
  readonly name: string
  readonly bytes: Buffer
}

export async function clipboardImage(): Promise<GivenImage | null> {
  const items = await clipboard.read()
  for (const item of items) {
    const type = mediaTypes.find((each) => item.types.includes(each))
    if (type === undefined) continue
    const blob = await item.getType(type)
    if (!('arrayBuffer' in blob)) continue
    return { name: `clipboard.${type.slice('image/'.length)}`, bytes: Buffer.from(await blob.arrayBuffer()) }
  }
  return null
}
