// Makes images at the limits of the service.
import sharp, { type Sharp } from 'sharp'

const paper = { r: 255, g: 255, b: 255 }

/** A blank page. */
export function blank(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: paper } })
}

/** Enlarges a JPEG by bytes after its end, which every reader ignores. */
export async function jpegOfSize(bytes: number): Promise<Buffer> {
  const picture = await blank(300, 200).jpeg().toBuffer()
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
}
