// Writes the invisible font to a PDF, with a face for each height of words in their lines. So all words of a line have one
// font size, as viewers expect, although each fills its own box. The maps of its codes are written at the end.
import { PDFString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib'
import { createCodes, type Codes } from './codes.ts'
import { advances, descent, invisibleFont } from './invisible-font.ts'

export interface Face {
  /** Height of its letters, in steps of an em. */
  readonly step: number
  readonly ref: PDFRef
}

export interface InvisibleFont {
  readonly codes: Codes
  faceFor(ems: number): Face
  /** Writes the font once all of its text is known. */
  write(): void
}

export const fontName = 'Invisible'
const symbolic = 4
const stepsPerEm = 40
/** Programs take a higher face for a mistake. */
export const maxEms = 1.85

export function createInvisible(context: PDFContext): InvisibleFont {
  const codes = createCodes()
  const faces = new Map<number, Face>()
  return {
    codes,
    faceFor(ems) {
      const step = Math.max(1, Math.round(Math.min(ems, maxEms) * stepsPerEm))
      const face = faces.get(step) ?? { step, ref: context.nextRef() }
      faces.set(step, face)
      return face
    },
    write() {
      const shared = {
        file: context.register(context.flateStream(invisibleFont, { Length1: invisibleFont.length })),
        toGlyphs: context.register(context.flateStream(codes.toGlyphs())),
        toUnicode: context.register(context.flateStream(codes.toUnicode())),
        widths: context.register(context.obj(codes.wide().flatMap((code) => [code, [advances.wide]]))),
      }
      for (const face of faces.values()) writeFace(context, face, shared)
    },
  }
}

function writeFace(
  context: PDFContext,
  { step, ref }: Face,
  shared: Readonly<Record<'file' | 'toGlyphs' | 'toUnicode' | 'widths', PDFRef>>,
): void {
  const ascent = (step * 1000) / stepsPerEm
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: fontName,
    Flags: symbolic,
    FontBBox: [0, descent, advances.wide, ascent],
    ItalicAngle: 0,
    Ascent: ascent,
    Descent: descent,
    CapHeight: ascent,
    StemV: 80,
    FontFile2: shared.file,
  })
  const letters = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: fontName,
    CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
    FontDescriptor: context.register(descriptor),
    DW: advances.narrow,
    W: shared.widths,
    CIDToGIDMap: shared.toGlyphs,
  })
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: fontName,
    Encoding: 'Identity-H',
    DescendantFonts: [context.register(letters)],
    ToUnicode: shared.toUnicode,
  })
  context.assign(ref, font)
}
