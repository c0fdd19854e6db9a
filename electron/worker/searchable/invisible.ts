// The invisible font as objects of a PDF. It has a face for each height that words have in their lines, so that the words of
// a line are of one size, as viewers want it, and each still fills its own box. What its codes mean is told at the end.
import { PDFString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib'
import { createCodes, type Codes } from './codes.ts'
import { advances, invisibleFont, rise } from './invisible-font.ts'

export interface Face {
  /** How high its letters are, in ems: a whole number of steps. */
  readonly step: number
  readonly ref: PDFRef
}

export interface InvisibleFont {
  readonly codes: Codes
  faceFor(ems: number): Face
  /** Once all that is written with it is known. */
  write(): void
}

export const fontName = 'Invisible'
const symbolic = 4
const stepsOfEm = 40
/** Programs take a face that is higher for a mistake. */
export const maxEms = 1.85

export function createInvisible(context: PDFContext): InvisibleFont {
  const codes = createCodes()
  const faces = new Map<number, Face>()
  return {
    codes,
    faceFor(ems) {
      const step = Math.max(1, Math.round(Math.min(ems, maxEms) * stepsOfEm))
      const face = faces.get(step) ?? { step, ref: context.nextRef() }
      faces.set(step, face)
      return face
    },
    write() {
      const file = invisibleFont()
      const shared = {
        file: context.register(context.flateStream(file, { Length1: file.length })),
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
  const ascent = (step * 1000) / stepsOfEm
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: fontName,
    Flags: symbolic,
    FontBBox: [0, rise.descent, advances.wide, ascent],
    ItalicAngle: 0,
    Ascent: ascent,
    Descent: rise.descent,
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
