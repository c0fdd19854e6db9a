// Scales pictures.
import sharp, { type Sharp } from 'sharp'
import type { GreyImage } from '../pixels/grey.ts'

export async function resize(image: GreyImage, factor: number): Promise<GreyImage> {
  const width = Math.max(1, Math.round(image.width * factor))
  const height = Math.max(1, Math.round(image.height * factor))
  const kernel = factor < 1 ? 'lanczos3' : 'cubic'
  return toGrey(open(image).resize(width, height, { fit: 'fill', kernel }))
}

export function narrow(image: GreyImage, share: number): Promise<GreyImage> {
  const width = Math.max(1, Math.round(image.width * share))
  return toGrey(open(image).resize(width, image.height, { fit: 'fill', kernel: 'lanczos3' }))
}

function open({ width, height, pixels }: GreyImage): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
}

async function toGrey(picture: Sharp): Promise<GreyImage> {
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}
