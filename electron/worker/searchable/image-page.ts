// Adds a page that is a picture with invisible words.
import { PDFRawStream, type PDFDocument } from '@cantoo/pdf-lib'
import type { Page } from '../../../shared/page.ts'
import { fontName, type InvisibleFont } from './invisible.ts'
import type { PagePicture } from './page-picture.ts'
import { layerOf } from './text-layer.ts'

const pointsPerInch = 72
/** The longer side of A4, if the file does not have the size of its picture. */
const defaultSide = 841.89
/** The limit of viewers. */
const maxPoints = 14_400

export function addImagePage(
  document: PDFDocument,
  picture: PagePicture,
  page: Page | null,
  font: InvisibleFont,
): void {
  const { context } = document
  const scale = pointsPerPixel(picture)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const { bits, colours, filter } = picture
  const columns = picture.width
  const colors = colours === 'DeviceGray' ? 1 : 3
  const dict = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: columns,
    Height: picture.height,
    ColorSpace: colours,
    BitsPerComponent: bits,
    Filter: filter,
    ...(picture.hasPredictor && {
      DecodeParms: { Predictor: 15, Colors: colors, BitsPerComponent: bits, Columns: columns },
    }),
  })
  const image = context.register(PDFRawStream.of(dict, picture.bytes))
  const layer = page && layerOf(page.lines, placeOf(page, width, height), font, fontName)
  const drawPicture = `q ${width.toFixed(3)} 0 0 ${height.toFixed(3)} 0 0 cm /Picture Do Q\n`
  const { node } = document.addPage([width, height])
  const contents = context.register(context.flateStream(drawPicture + (layer?.content ?? '')))
  node.set(context.obj('Contents'), contents)
  node.set(
    context.obj('Resources'),
    context.obj({ XObject: { Picture: image }, Font: Object.fromEntries(layer?.fonts ?? []) }),
  )
}

/** Maps pixels of the Page (y downwards) to points of the sheet (y upwards). */
function placeOf(page: Page, width: number, height: number) {
  return { a: width / page.width, b: 0, c: 0, d: -height / page.height, e: 0, f: height }
}

function pointsPerPixel({ width, height, density }: PagePicture): number {
  const longer = Math.max(width, height)
  const scale = density === null ? defaultSide / longer : pointsPerInch / density
  return Math.min(scale, maxPoints / longer)
}
