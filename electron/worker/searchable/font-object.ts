// The invisible font as objects of a PDF. Its name is known from the first page on; what its codes mean is told at the end.
import { PDFString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib'
import type { Codes } from './codes.ts'
import { advances, invisibleFont, rise, unitsPerEm } from './invisible-font.ts'

export const fontName = 'Invisible'
const symbolic = 4

export function writeFont(context: PDFContext, ref: PDFRef, codes: Codes): void {
  const file = context.register(context.flateStream(invisibleFont(), { Length1: invisibleFont().length }))
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: fontName,
      Flags: symbolic,
      FontBBox: [0, rise.descent, advances.wide, rise.ascent],
      ItalicAngle: 0,
      Ascent: rise.ascent,
      Descent: rise.descent,
      CapHeight: unitsPerEm,
      StemV: 80,
      FontFile2: file,
    }),
  )
  const letters = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: fontName,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      DW: advances.narrow,
      W: codes.wide().flatMap((code) => [code, [advances.wide]]),
      CIDToGIDMap: context.register(context.flateStream(codes.toGlyphs())),
    }),
  )
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: fontName,
    Encoding: 'Identity-H',
    DescendantFonts: [letters],
    ToUnicode: context.register(context.flateStream(codes.toUnicode())),
  })
  context.assign(ref, font)
}
