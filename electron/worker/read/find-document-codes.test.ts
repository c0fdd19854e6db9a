// Codes on pages of PDFs, drawn as pictures, as many small shapes and as one.
import { rgb } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawCode } from '../../../test/support/codes/drawn.ts'
import { drawLines, makePdf } from '../../../test/support/pdfs.ts'
import { codePlaces } from '../documents/code-places.ts'
import { createPdfCache } from '../documents/pdf.ts'
import { findDocumentCodes } from './find-document-codes.ts'

type Draw = Parameters<typeof makePdf>[0]['pages'][number]

async function codesOf(draw: Draw) {
  const opened = await createPdfCache().open({ hash: 'any', name: 'a.pdf' }, await makePdf({ pages: [draw] }))
  if (!opened.ok) throw new Error(opened.error.code)
  const seen = opened.value.content(1)
  if (!seen.ok) throw new Error(seen.error.code)
  const codes = await findDocumentCodes(opened.value, 1, seen.value)
  return { places: codePlaces(seen.value), ...(codes.ok ? codes.value : { found: [], size: null }) }
}

/** Each dark pixel of a code that has one pixel a module, so many points large. */
async function dotsOf(kind: string, text: string, points: number) {
  const { width, height, pixels } = await drawCode(kind, text, 1)
  return Array.from({ length: width * height }, (_, i) => i)
    .filter((i) => (pixels[i] ?? 255) < 128)
    .map((i) => ({ x: (i % width) * points, y: Math.floor(i / width) * points }))
}

describe('codes on a page of a PDF', () => {
  it('are found in its pictures, and stand where these do', async () => {
    const { found, size } = await codesOf(async (page, document) => {
      const { pixels, ...raw } = await drawCode('qrcode', 'in a picture', 4)
      const png = await sharp(pixels, { raw: { ...raw, channels: 1 } })
        .png()
        .toBuffer()
      page.drawImage(await document.embedPng(png), { x: 100, y: 600, width: 60, height: 60 })
      drawLines('Invoice 4711')(page)
    })
    expect(found.map(({ kind, text }) => ({ kind, text }))).toEqual([{ kind: 'qr', text: 'in a picture' }])
    const [corner] = found[0]?.corners ?? []
    const scale = (size?.width ?? 0) / 595
    expect((corner?.x ?? 0) / scale).toBeGreaterThan(100)
    expect((corner?.x ?? 0) / scale).toBeLessThan(125)
    expect((corner?.y ?? 0) / scale).toBeGreaterThan(842 - 660)
    expect((corner?.y ?? 0) / scale).toBeLessThan(842 - 640)
  })

  it('are found where each dot is a shape of its own', async () => {
    const dots = await dotsOf('datamatrix', 'LOT 4711', 1.2)
    const { found } = await codesOf((page) => {
      drawLines('Delivery note')(page)
      for (const { x, y } of dots)
        page.drawRectangle({ x: 300 + x, y: 500 - y, width: 1.2, height: 1.2, color: rgb(0, 0, 0) })
    })
    expect(found.map(({ text }) => text)).toEqual(['LOT 4711'])
  })

  it('are found where all dots are one shape', async () => {
    const dots = await dotsOf('qrcode', 'one shape', 2)
    const { found } = await codesOf((page) => {
      drawLines('Delivery note')(page)
      const path = dots.map(({ x, y }) => `M${x} ${y}h2v2h-2z`).join('')
      page.drawSvgPath(path, { x: 300, y: 500, color: rgb(0, 0, 0) })
    })
    expect(found.map(({ text }) => text)).toEqual(['one shape'])
  })

  it('are found where each bar is a shape of its own', async () => {
    const { width, pixels } = await drawCode('code128', 'ABC-4711', 1)
    const row = pixels.subarray(width * 8, width * 9)
    const { found } = await codesOf((page) => {
      row.forEach((level, x) => {
        if (level < 128) page.drawRectangle({ x: 100 + x, y: 500, width: 1, height: 30, color: rgb(0, 0, 0) })
      })
    })
    expect(found.map(({ text }) => text)).toEqual(['ABC-4711'])
  })

  it('are not looked for on text and ruled tables, which would have to be drawn for it', async () => {
    const { places } = await codesOf((page) => {
      drawLines('Item  Price', 'Wine  12.00')(page)
      for (let i = 0; i < 40; i++)
        page.drawRectangle({ x: 72, y: 100 + i * 14, width: 450, height: 0.7, color: rgb(0, 0, 0) })
      for (let i = 0; i < 6; i++)
        page.drawRectangle({ x: 72 + i * 90, y: 100, width: 0.7, height: 546, color: rgb(0, 0, 0) })
    })
    expect(places).toEqual([])
  })
})
