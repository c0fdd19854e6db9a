// Draws a page of a PDF, or a part of it, as a colour image.
import type { Box } from '../../../shared/page.ts'
import type { ColourImage } from '../pixels/colour.ts'
import type { Pdfium } from './pdfium.ts'

const flags = { annotations: 0x01, redFirst: 0x10, smallCache: 0x200 } as const
const bgr = 2
const white = 0xffffffff

/** Returns null if there is not enough memory. `part` is in pixels of the whole page, which is `width` by `height`. */
export function drawPage(
  pdfium: Pdfium,
  page: number,
  { width, height }: Pick<ColourImage, 'width' | 'height'>,
  part: Box = { x0: 0, y0: 0, x1: width, y1: height },
): ColourImage | null {
  const [columns, rows] = [part.x1 - part.x0, part.y1 - part.y0]
  const bitmap = pdfium.FPDFBitmap_CreateEx(columns, rows, bgr, 0, 0)
  if (bitmap === 0) return null
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, white)
    const options = flags.annotations | flags.redFirst | flags.smallCache
    pdfium.FPDF_RenderPageBitmap(bitmap, page, -part.x0, -part.y0, width, height, 0, options)
    const [from, stride] = [pdfium.FPDFBitmap_GetBuffer(bitmap), pdfium.FPDFBitmap_GetStride(bitmap)]
    const pixels = new Uint8Array(columns * rows * 3)
    for (let y = 0; y < rows; y++) {
      const start = from + y * stride
      pixels.set(pdfium.pdfium.HEAPU8.subarray(start, start + columns * 3), y * columns * 3)
    }
    return { width: columns, height: rows, pixels }
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap)
  }
}
