// Makes PDFs for tests.
import { PDFDocument, StandardFonts, type PDFPage } from '@cantoo/pdf-lib'
import { drawn } from './replay/drawn.ts'

export interface PdfOptions {
  /** Functions that draw one page each. */
  readonly pages: readonly ((page: PDFPage, document: PDFDocument) => Promise<void> | void)[]
  /** In points. */
  readonly size?: readonly [number, number]
  readonly password?: string
  /** Attached files by name. */
  readonly attached?: Readonly<Record<string, Uint8Array>>
}

export async function makePdf({ password, ...options }: PdfOptions): Promise<Uint8Array> {
  const plain = await (await drawPdf(options)).save()
  if (password === undefined) return plain
  // Keys are made at random, so each locked document would be another file.
  return drawn(['locked', Buffer.from(plain).toString('base64'), password], async () => {
    const document = await drawPdf(options)
    document.encrypt({ userPassword: password, ownerPassword: password })
    return document.save()
  })
}

async function drawPdf({ pages, size = [595, 842], attached = {} }: PdfOptions): Promise<PDFDocument> {
  const document = await PDFDocument.create({ updateMetadata: false })
  for (const draw of pages) {
    const page = document.addPage([...size])
    page.setFont(await document.embedFont(StandardFonts.Helvetica))
    await draw(page, document)
  }
  for (const [name, bytes] of Object.entries(attached)) await document.attach(bytes, name)
  return document
}

/** Draws lines of text from the top of the page. */
export function drawLines(...lines: readonly string[]): (page: PDFPage) => void {
  return (page) => {
    lines.forEach((line, i) => {
      page.drawText(line, { x: 72, y: page.getHeight() - 72 - i * 18, size: 12 })
    })
  }
}

/** A page that is refused, because one of its sides is 208 inches long. */
export const refusedPage = (page: PDFPage) => page.setSize(15_000, 200)

/** A PDF of these raw objects, by number; object 1 is the root. The objects are not checked. */
export function writtenPdf(objects: Readonly<Record<number, string>>): Uint8Array {
  let text = '%PDF-1.7\n'
  const places = new Map<number, number>()
  for (const [number, body] of Object.entries(objects)) {
    places.set(Number(number), text.length)
    text += `${number} 0 obj\n${body}\nendobj\n`
  }
  const size = [...places.keys()].reduce((max, number) => Math.max(max, number), 0) + 1
  const rows = Array.from({ length: size - 1 }, (_, i) => {
    const place = places.get(i + 1)
    return place === undefined ? '0000000000 65535 f ' : `${String(place).padStart(10, '0')} 00000 n `
  })
  const table = ['xref', `0 ${size}`, '0000000000 65535 f ', ...rows].join('\n')
  return Buffer.from(
    `${text}${table}\ntrailer <</Size ${size} /Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`,
    'latin1',
  )
}

/** The objects of a page with this content stream, which may draw /X, the object 6. */
export function objectsOfPage(draws: string, box = '[0 0 612 792]', count = 1): Record<number, string> {
  return {
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: `<</Type/Pages/Kids[3 0 R]/Count ${count}>>`,
    3: `<</Type/Page/Parent 2 0 R/MediaBox ${box}/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>>>`,
    4: streamOf(draws),
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  }
}

/** A stream object with this content, with further entries of its dictionary. */
export function streamOf(content: string, more = ''): string {
  return `<</Length ${content.length}${more}>>stream\n${content}\nendstream`
}

/** A PDF of under 1 KB whose last page takes minutes to draw: a pattern is repeated for every few thousandths of a point. */
export function slowPdf({ pages = 1 } = {}): Uint8Array {
  const pattern =
    '/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep 0.0002/YStep 0.0003/Resources<<>>/Type/Pattern'
  const page = '/Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]'
  const kids = [...Array.from({ length: pages - 1 }, () => '6 0 R'), '3 0 R']
  return writtenPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages}>>`,
    3: `<<${page}/Contents 4 0 R/Resources<</Pattern<</P 5 0 R>>>>>>`,
    4: streamOf('/Pattern cs /P scn 0 0 612 792 re f'),
    5: streamOf('1 0 0 rg 0 0 1 1 re f', pattern),
    6: `<<${page}>>`,
  })
}
