// Draws planned pages: as a picture, or as a PDF with its text.
import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { escapeHtml } from '../../bench/images/drawing.ts'
import { pageSize, placeOf, type PlantedLine, type PlantedPage } from './plan.ts'

export interface DrawnPage {
  readonly bytes: Uint8Array
  readonly extension: 'png' | 'pdf'
}

export async function drawPlanted(page: PlantedPage): Promise<DrawnPage> {
  return page.isPdf
    ? { bytes: await pdfOf(page), extension: 'pdf' }
    : { bytes: await pictureOf(page), extension: 'png' }
}

async function pictureOf({ lines, figure, font, isUpsideDown }: PlantedPage): Promise<Buffer> {
  const { width, height } = pageSize
  const drawing = figure ? figureAt(figure) : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><filter id="smear"><feGaussianBlur stdDeviation="5"/></filter></defs><rect width="100%" height="100%" fill="#fff"/>${drawing}<g font-family="${font}">${lines.map(svgOf).join('')}</g></svg>`
  const picture = sharp(Buffer.from(svg)).flatten()
  return (isUpsideDown ? picture.rotate(180) : picture).png().toBuffer()
}

function svgOf({ text, x, y, size, isUpended, isSmeared }: PlantedLine): string {
  const turn = isUpended ? ' rotate(-90)' : ''
  const smear = isSmeared ? ' filter="url(#smear)"' : ''
  return `<text transform="translate(${x} ${y})${turn}" font-size="${size}"${smear}>${escapeHtml(text)}</text>`
}

function figureAt({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }): string {
  const [width, height] = [x1 - x0, y1 - y0]
  const shapes = [0.2, 0.45, 0.7].map(
    (share, i) =>
      `<circle cx="${x0 + share * width}" cy="${y0 + (0.3 + 0.2 * i) * height}" r="${70 + 20 * i}" fill="none" stroke="#567" stroke-width="4"/>`,
  )
  return `<rect x="${x0}" y="${y0}" width="${width}" height="${height}" fill="#dfe8ec"/>${shapes.join('')}<path d="M${x0} ${y1} L${x0 + width / 2} ${y0 + 60} L${x1} ${y1}" fill="none" stroke="#865" stroke-width="6"/>`
}

async function pdfOf({ lines }: PlantedPage): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const page = document.addPage([pageSize.width, pageSize.height])
  const font = await document.embedFont(StandardFonts.Helvetica)
  page.setFont(font)
  const form = document.getForm()
  form.acroForm.dict.set(PDFName.of('DR'), document.context.obj({ Font: { Helv: font.ref } }))
  for (const line of lines) {
    const { text, x, size } = line
    const y = pageSize.height - line.y
    if (line.isFormValue) {
      const box = placeOf(line)
      const field = form.createTextField(`field${y}`)
      field.acroField.setDefaultAppearance(`/Helv ${size} Tf 0 g`)
      field.setText(text)
      field.addToPage(page, { x, y: y - size * 0.3, width: box.x1 - box.x0 + 60, height: size * 1.3 })
      // A viewer draws the value of a widget that has no appearance.
      for (const { dict } of field.acroField.getWidgets()) dict.delete(PDFName.of('AP'))
    } else page.drawText(text, { x, y, size })
  }
  return document.save({ updateFieldAppearances: false })
}
