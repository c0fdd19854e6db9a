// Draws barcodes with an encoder that shares no code with the reader: alone on white, or on a page with text.
import bwipjs from 'bwip-js/node'
import sharp, { type Sharp } from 'sharp'
import type { GreyImage } from '../../../electron/worker/pixels/grey.ts'

/** `module`: the size of its smallest element in whole pixels. */
export async function drawCode(kind: string, text: string, module: number): Promise<GreyImage> {
  const isLinear = /^(?:code|ean|upc|interleaved|gs1-128)/.test(kind)
  const png = await bwipjs.toBuffer({
    bcid: kind,
    text,
    scale: module,
    paddingwidth: 10,
    paddingheight: 5,
    backgroundcolor: 'FFFFFF',
    ...(isLinear ? { height: 12, includetext: true } : {}),
    ...(kind === 'pdf417' ? { columns: 4 } : {}),
  })
  return toGreyImage(sharp(png))
}

/** Places a code on a page with lines of text around it. */
export async function placeOnPage(code: GreyImage, seed: number): Promise<GreyImage> {
  const [width, height] = [code.width + 500, code.height + 500]
  const lines = Array.from({ length: Math.floor(height / 26) }, (_, i) => {
    const y = 26 * (i + 1)
    const isNextToCode = y > 180 && y < 260 + code.height
    const text = 'Delivered with thanks, payable within thirty days of the invoice. '.repeat(3)
    const shown = text.slice(
      (seed * 7 + i) % 40,
      ((seed * 7 + i) % 40) + (isNextToCode ? 12 : Math.floor(width / 11)),
    )
    return `<text x="24" y="${y}" font-family="DejaVu Sans" font-size="17">${shown}</text>`
  })
  const page = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>`,
  )
  const { pixels } = code
  const input = await sharp(pixels, { raw: { width: code.width, height: code.height, channels: 1 } })
    .png()
    .toBuffer()
  return toGreyImage(sharp(page).composite([{ input, left: 250, top: 220 }]))
}

async function toGreyImage(picture: Sharp): Promise<GreyImage> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) }
}
