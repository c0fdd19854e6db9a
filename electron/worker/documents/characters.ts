// Reads the characters of a text layer, with their places in points on the page as it is shown.
import type { Box } from '../../../shared/page.ts'
import type { Point } from '../pixels/placement.ts'
import { boxBy, pointBy, type Matrix } from './place.ts'
import { withMemory, type Memory, type Pdfium } from './pdfium.ts'

export interface Character {
  readonly text: string
  /** The box of its ink. */
  readonly box: Box
  /** The box that it takes on its line; an italic f extends beyond it. */
  readonly cell: Box
  /** Its origin: the left end of its base line. */
  readonly base: Point
  readonly type: Type
  /** Added by PDFium for a gap or the end of a line. */
  readonly isSynthetic: boolean
  /** Its font does not say which character it is. */
  readonly isUnmapped: boolean
}

/** How a piece of text is set. */
export interface Type {
  /** Height of an em in points, and its width, which differs for condensed or extended text. */
  readonly em: number
  readonly emAcross: number
  /** Angle of the writing in radians clockwise, from 0 to a full turn. */
  readonly angle: number
  /** As in CSS: 400 is regular, 700 bold; 0 if unknown. */
  readonly weight: number
  /** Invisible text, which can be found and copied. */
  readonly isHidden: boolean
  /** Handles of the page object that contains it, and of its font. */
  readonly object: number
  readonly font: number
}

/** PDFium's code for a hyphen at the end of a line, soft or not. */
export const lineEndHyphen = '\u0002'

/** Whether a character is unmapped, of private use, or the replacement character. */
export function isUnknown({ text, isUnmapped }: Character): boolean {
  return (
    isUnmapped || /[\p{Co}\p{Cn}\p{Cs}\ufffd]/u.test(text) || (/\p{Cc}/u.test(text) && text !== lineEndHyphen)
  )
}

const fullTurn = 2 * Math.PI
const maxCodePoint = 0x10ffff
/** U+FFFD stands for a code that is no character. */
const replacement = 0xfffd
/** Text render modes that neither fill nor stroke. */
const hiddenModes: readonly number[] = [3, 7]

/** A text page of PDFium, and the matrix to the page as it is shown. */
interface TextPage {
  readonly handle: number
  readonly shown: Matrix
}

export function charactersOf(pdfium: Pdfium, handle: number, shown: Matrix): Character[] {
  const page = { handle, shown }
  return withMemory(pdfium, (memory) => {
    const { wasmExports } = pdfium.pdfium
    const types = new Map<number, Type>()
    const typeOf = (index: number) => {
      const object = wasmExports.FPDFText_GetTextObject(handle, index)
      const type = types.get(object) ?? readType(memory, page, index, object)
      types.set(object, type)
      return type
    }
    const count = Math.max(0, pdfium.FPDFText_CountChars(handle))
    const characters: Character[] = []
    for (let i = 0; i < count; i++) {
      // a WebAssembly export returns 32-bit numbers as signed
      const code = wasmExports.FPDFText_GetUnicode(handle, i) >>> 0
      wasmExports.FPDFText_GetCharOrigin(handle, i, memory.atDouble(4), memory.atDouble(5))
      characters.push({
        text: code === 0 ? '' : String.fromCodePoint(code > maxCodePoint ? replacement : code),
        box: readBox(memory, page, i),
        cell: readCell(memory, page, i),
        base: pointBy(shown, memory.double(4), memory.double(5)),
        type: typeOf(i),
        isSynthetic: wasmExports.FPDFText_IsGenerated(handle, i) === 1,
        isUnmapped: code === 0 || wasmExports.FPDFText_HasUnicodeMapError(handle, i) === 1,
      })
    }
    return characters
  })
}

function readBox({ pdfium, atDouble: at, double }: Memory, { handle, shown }: TextPage, index: number): Box {
  pdfium.pdfium.wasmExports.FPDFText_GetCharBox(handle, index, at(0), at(1), at(2), at(3))
  return boxBy(shown, { x0: double(0), x1: double(1), y0: double(2), y1: double(3) })
}

function readCell({ pdfium, atFloat, float }: Memory, { handle, shown }: TextPage, index: number): Box {
  pdfium.pdfium.wasmExports.FPDFText_GetLooseCharBox(handle, index, atFloat(0))
  return boxBy(shown, { x0: float(0), y1: float(1), x1: float(2), y0: float(3) })
}

function readType(
  { pdfium, atFloat, float }: Memory,
  { handle, shown }: TextPage,
  index: number,
  object: number,
): Type {
  pdfium.FPDFText_GetMatrix(handle, index, atFloat(0))
  const [a, b, c, d] = [float(0), float(1), float(2), float(3)]
  const angle = Math.atan2(shown.b * a + shown.d * b, shown.a * a + shown.c * b)
  const mode = object === 0 ? 0 : pdfium.FPDFTextObj_GetTextRenderMode(object)
  const size = pdfium.FPDFText_GetFontSize(handle, index)
  return {
    em: size * Math.hypot(c, d),
    emAcross: size * Math.hypot(a, b),
    angle: (angle + fullTurn) % fullTurn,
    weight: Math.max(0, pdfium.FPDFText_GetFontWeight(handle, index)),
    isHidden: hiddenModes.includes(mode),
    object,
    font: object === 0 ? 0 : pdfium.FPDFTextObj_GetFont(object),
  }
}
