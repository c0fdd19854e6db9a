// Damages a clean page: rotation, blur, low resolution, JPEG, low contrast, dim light. Each returns the file to read.
import sharp, { type Sharp } from 'sharp'
import { normal, seededRandom } from '../../bench/images/random.ts'

export interface Damaged {
  readonly bytes: Buffer
  readonly extension: 'png' | 'jpg'
}

export type Damage = (page: Buffer) => Promise<Damaged>

export const untouched: Damage = (bytes) => Promise.resolve({ bytes, extension: 'png' })

export function rotated(degrees: number): Damage {
  return async (page) => png(sharp(page).flatten().rotate(degrees, { background: '#fff' }))
}

/** Turns the page by quarters, like a sheet that was scanned sideways or upside down, without EXIF orientation. */
export function turned(degrees: 90 | 180 | 270): Damage {
  return async (page) => png(sharp(page).rotate(degrees))
}

export const blurred: Damage = async (page) => png(sharp(page).blur(1.6))

/** A scan at a lower resolution; the page is drawn at 150 dpi. */
export function scannedAt(dpi: number): Damage {
  return async (page) => {
    const { width } = await sharp(page).metadata()
    return png(sharp(page).resize({ width: Math.round((width * dpi) / 150), kernel: 'cubic' }))
  }
}

export const strongJpeg: Damage = async (page) => {
  const { width } = await sharp(page).metadata()
  const bytes = await sharp(page)
    .resize({ width: Math.round(width * 0.8) })
    .jpeg({ quality: 40 })
    .toBuffer()
  return { bytes, extension: 'jpg' }
}

/** Pale ink on greyish paper. */
export const lowContrast: Damage = async (page) => png(sharp(page).greyscale().linear(0.22, 150))

/** Dim light from one corner, with its noise. */
export const dimLight: Damage = async (page) => {
  const { data, info } = await sharp(page).greyscale().raw().toBuffer({ resolveWithObject: true })
  const random = seededRandom(7)
  const pixels = data.map((value, i) => {
    const x = (i % info.width) / info.width
    const y = Math.floor(i / info.width) / info.height
    const light = 0.16 + 0.62 * (1 - x) * (1 - 0.5 * y)
    return Math.max(0, Math.min(255, Math.round(value * light + normal(random) * 3)))
  })
  const raw = { width: info.width, height: info.height, channels: 1 } as const
  const bytes = await sharp(pixels, { raw }).jpeg({ quality: 80 }).toBuffer()
  return { bytes, extension: 'jpg' }
}

async function png(image: Sharp): Promise<Damaged> {
  return { bytes: await image.png().toBuffer(), extension: 'png' }
}
