// Images at the service's bounds, made on the spot.
import sharp, { type Sharp } from 'sharp'

const paper = { r: 255, g: 255, b: 255 }

/** Blank paper. */
export function blank(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: paper } })
}

/** A JPEG may be followed by anything, which no reader looks at. */
export async function jpegOfSize(bytes: number): Promise<Buffer> {
  const picture = await blank(300, 200).jpeg().toBuffer()
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
}
