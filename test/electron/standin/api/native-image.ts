// nativeImage: the bytes of a file, and a PNG's size. Nothing is decoded, scaled or drawn.
import { existsSync, readFileSync } from 'node:fs'
import { loud } from '../core/loud.ts'

type Surface = 'createEmpty' | 'createFromPath' | 'createFromBuffer' | 'createFromDataURL'
type ImageSurface =
  'isEmpty' | 'toPNG' | 'toDataURL' | 'getSize' | 'resize' | 'setTemplateImage' | 'isTemplateImage'

// Outside electron.d.ts a NativeImage is a class that can't be implemented in part, so these check shapes by hand.
type Image = Omit<Pick<Electron.NativeImage, ImageSurface>, 'resize'> & {
  resize(options: Electron.ResizeOptions): Image
}

/** An image of these bytes. */
function image(bytes: Buffer): Image {
  let isTemplate = false
  return loud('nativeImage', {
    isEmpty: () => bytes.length === 0,
    toPNG: () => bytes,
    toDataURL: () => `data:image/png;base64,${bytes.toString('base64')}`,
    getSize: () => pngSize(bytes),
    resize: () => image(bytes),
    setTemplateImage: (option: boolean) => void (isTemplate = option),
    isTemplateImage: () => isTemplate,
  })
}

function pngSize(bytes: Buffer): Electron.Size {
  const isPng = bytes.length > 24 && bytes.toString('latin1', 12, 16) === 'IHDR'
  return isPng ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : { width: 0, height: 0 }
}

export const nativeImage = loud('nativeImage', {
  createEmpty: () => image(Buffer.alloc(0)),
  createFromPath: (path: string) => image(existsSync(path) ? readFileSync(path) : Buffer.alloc(0)),
  createFromBuffer: (buffer: Buffer) => image(buffer),
  createFromDataURL: (url: string) => image(Buffer.from(url.split(',')[1] ?? '', 'base64')),
}) satisfies Record<Surface, unknown>
