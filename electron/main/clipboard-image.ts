// The image on the clipboard, in a format that is read; null where there is none.
import { clipboard } from 'electron'
import { fileFormats, formatsAt, type FormatRow } from '../../shared/image/formats.ts'

/** The first that is there; what a system puts on its clipboard besides is the same picture again, perhaps with losses. */
const formats: readonly FormatRow[] = [fileFormats.png, ...formatsAt('own')]

export interface GivenImage {
  readonly name: string
  readonly bytes: Buffer
}

export async function clipboardImage(): Promise<GivenImage | null> {
  const items = await clipboard.read()
  for (const item of items) {
    const format = formats.find(({ mediaTypes }) => mediaTypes.some((type) => item.types.includes(type)))
    const type = format?.mediaTypes.find((type) => item.types.includes(type))
    if (format === undefined || type === undefined) continue
    const blob = await item.getType(type)
    if (!('arrayBuffer' in blob)) continue
    return { name: `clipboard.${format.endings[0]}`, bytes: Buffer.from(await blob.arrayBuffer()) }
  }
  return null
}
