import { expect, it } from 'vitest'
import { copyIn, loadPdfium } from './pdfium.ts'

it('PDFium is given no more memory than a gigabyte', async () => {
  const pdfium = await loadPdfium()
  expect(copyIn(pdfium, new Uint8Array(1.1 * 2 ** 30))).toBeNull()
  expect(copyIn(pdfium, new Uint8Array(1000))).not.toBeNull()
})
