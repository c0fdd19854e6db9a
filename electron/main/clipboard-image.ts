// Gets the image on the clipboard in a format that Fovea reads; null if there is none.
import { clipboard } from 'electron'
import { fileFormats, formatsAt, type FormatRow } from '../../shared/image/formats.ts'

/** In order of preference: further formats on the clipboard hold the same picture again, perhaps with losses. */
const formats: readonly FormatRow[] = [fileFormats.png, ...formatsAt('own')]

export interface NamedImage {
  readonly name: string
  readonly bytes: Buffer
}

export async function clipboardImage(): Promise<NamedImage | null> {
  const items = await clipboard.read()
  for (const item of items) {
    const format = formats.find(({ mediaTypes }) => mediaTypes.some((type) => item.types.includes(type)))
    const type = format?.mediaTypes.find((type) => item.types.includes(type))
    if (format === undefined || type === undefined) continue
    const blob = await item.getType(type)
    if (!('arrayBuffer' in blob)) continue
    return { name: `clipboard.${format.extensions[0]}`, bytes: Buffer.from(await blob.arrayBuffer()) }
  }
  return null
}
