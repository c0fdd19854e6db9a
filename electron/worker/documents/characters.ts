// The characters of a page as its text layer tells them, with their places on the page as it is shown, in points.
import type { Box } from '../../../shared/page.ts'
import { boxBy, pointBy, type Matrix, type Point } from './place.ts'
import { withScratch, type Pdfium, type Scratch } from './pdfium.ts'

export interface Character {
  readonly text: string
  /** Around its ink. */
  readonly box: Box
  /** With the room that it takes on its line, over which an italic f leans out. */
  readonly cell: Box
  /** Where it stands on its line: at its left. */
  readonly base: Point
  readonly type: Type
  /** PDFium put it there, where it saw room or the end of a line. */
  readonly isSynthetic: boolean
  /** Its font does not say what it means. */
  readonly isUnmapped: boolean
}

/** How a piece of text is set. */
export interface Type {
  /** Height of an em in points, and its width where the text is set narrow or wide. */
  readonly em: number
  readonly emAcross: number
  /** Of the writing against level, in radians clockwise, from 0 to a whole turn. */
  readonly angle: number
  /** As CSS has it: 400 is regular, 700 bold; 0 where it is not told. */
  readonly weight: number
  /** It is there to be found and copied, and nobody sees it. */
  readonly isHidden: boolean
  /** The object of the page that holds it, and its font. */
  readonly object: number
  readonly font: number
}

/** How PDFium tells a hyphen at the end of a line, be it a soft one or not. */
export const lineEndHyphen = '\u0002'

/** Whether a character has no meaning, one of private use, or the one that replaces unknown ones. */
export function isUnknown({ text, isUnmapped }: Character): boolean {
  return (
    isUnmapped || /[\p{Co}\p{Cn}\p{Cs}\ufffd]/u.test(text) || (/\p{Cc}/u.test(text) && text !== lineEndHyphen)
  )
}

const wholeTurn = 2 * Math.PI
const maxCodePoint = 0x10ffff
/** U+FFFD stands for a code that is no character. */
const replacement = 0xfffd
/** Of the text render modes: neither filled nor stroked. */
const hiddenModes: readonly number[] = [3, 7]

export function charactersOf(pdfium: Pdfium, textPage: number, shown: Matrix): Character[] {
  return withScratch(pdfium, (scratch) => {
    const direct = pdfium.pdfium.wasmExports
    const types = new Map<number, Type>()
    const typeOf = (index: number) => {
      const object = direct.FPDFText_GetTextObject(textPage, index)
      const known = types.get(object)
      if (known) return known
      const type = readType(pdfium, textPage, index, object, shown, scratch)
      types.set(object, type)
      return type
    }
    const count = Math.max(0, pdfium.FPDFText_CountChars(textPage))
    const characters: Character[] = []
    for (let i = 0; i < count; i++) {
      // a WebAssembly export returns 32-bit numbers as signed
      const code = direct.FPDFText_GetUnicode(textPage, i) >>> 0
      direct.FPDFText_GetCharOrigin(textPage, i, scratch.atDouble(4), scratch.atDouble(5))
      characters.push({
        text: code === 0 ? '' : String.fromCodePoint(code > maxCodePoint ? replacement : code),
        box: readBox(pdfium, textPage, i, shown, scratch),
        cell: readCell(pdfium, textPage, i, shown, scratch),
        base: pointBy(shown, scratch.double(4), scratch.double(5)),
        type: typeOf(i),
        isSynthetic: direct.FPDFText_IsGenerated(textPage, i) === 1,
        isUnmapped: code === 0 || direct.FPDFText_HasUnicodeMapError(textPage, i) === 1,
      })
    }
    return characters
  })
}

function readBox(pdfium: Pdfium, textPage: number, index: number, shown: Matrix, scratch: Scratch): Box {
  const at = scratch.atDouble
  pdfium.pdfium.wasmExports.FPDFText_GetCharBox(textPage, index, at(0), at(1), at(2), at(3))
  const [x0, x1, y0, y1] = [scratch.double(0), scratch.double(1), scratch.double(2), scratch.double(3)]
  return boxBy(shown, { x0, y0, x1, y1 })
}

function readCell(pdfium: Pdfium, textPage: number, index: number, shown: Matrix, scratch: Scratch): Box {
  pdfium.pdfium.wasmExports.FPDFText_GetLooseCharBox(textPage, index, scratch.atFloat(0))
  const [x0, y1, x1, y0] = [scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3)]
  return boxBy(shown, { x0, y0, x1, y1 })
}

function readType(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  object: number,
  shown: Matrix,
  scratch: Scratch,
): Type {
  pdfium.FPDFText_GetMatrix(textPage, index, scratch.atFloat(0))
  const [a, b, c, d] = [scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3)]
  const along = { x: shown.a * a + shown.c * b, y: shown.b * a + shown.d * b }
  const mode = object === 0 ? 0 : pdfium.FPDFTextObj_GetTextRenderMode(object)
  const size = pdfium.FPDFText_GetFontSize(textPage, index)
  return {
    em: size * Math.hypot(c, d),
    emAcross: size * Math.hypot(a, b),
    angle: (Math.atan2(along.y, along.x) + wholeTurn) % wholeTurn,
    weight: Math.max(0, pdfium.FPDFText_GetFontWeight(textPage, index)),
    isHidden: hiddenModes.includes(mode),
    object,
    font: object === 0 ? 0 : pdfium.FPDFTextObj_GetFont(object),
  }
}
