// Colour pictures of three bytes a pixel (red, green, blue), row by row from the top, for the networks.
import sharp, { type Sharp } from 'sharp'
import type { Box } from '../../../shared/page.ts'
import type { GreyImage } from './grey.ts'
import type { Turn } from './turn.ts'

export interface ColourImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

export function colourOf({ width, height, pixels }: GreyImage): ColourImage {
  const colours = new Uint8Array(pixels.length * 3)
  pixels.forEach((level, i) => colours.fill(level, i * 3, i * 3 + 3))
  return { width, height, pixels: colours }
}

/** Uses the weights of ITU-R BT.601, like the decoder. */
export function greyOf({ width, height, pixels }: ColourImage): GreyImage {
  const levels = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < levels.length; i++, at += 3)
    levels[i] = 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)
  return { width, height, pixels: levels }
}

/** Cuts out a part, then turns it by quarters. */
export async function cutAndTurn(image: ColourImage, part: Box | null, by: Turn): Promise<ColourImage> {
  if (!part && by === 0) return image
  const cut = part
    ? openColour(image).extract({
        left: part.x0,
        top: part.y0,
        width: part.x1 - part.x0,
        height: part.y1 - part.y0,
      })
    : openColour(image)
  return toColour(by === 0 ? cut : cut.rotate(by))
}

export function resizeColour(image: ColourImage, width: number, height: number): Promise<ColourImage> {
  return toColour(openColour(image).resize(width, height, { fit: 'fill', kernel: 'cubic' }))
}

export function openColour({ width, height, pixels }: ColourImage): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

async function toColour(picture: Sharp): Promise<ColourImage> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}
