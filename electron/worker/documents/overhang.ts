// The room that a character takes on its line. PDFium adds to it what leans out of it, as an f in italics does on both sides,
// and then there seems to be no room between two words.
import type { Character, Type } from './characters.ts'
import { withScratch, type Pdfium } from './pdfium.ts'

/** How far it is from a character to the next one, in ems; 0 where its font does not say. */
export type WidthOf = (text: string, type: Type) => number

export function createWidths(pdfium: Pdfium): WidthOf {
  const widths = new Map<string, number>()
  return (text, { font }) => {
    const key = `${font} ${text}`
    const width = widths.get(key) ?? readWidth(pdfium, font, text.codePointAt(0) ?? 0)
    widths.set(key, width)
    return width
  }
}

function readWidth(pdfium: Pdfium, font: number, code: number): number {
  return withScratch(pdfium, ({ float, atFloat }) =>
    font !== 0 && pdfium.FPDFFont_GetGlyphWidth(font, code, 1, atFloat(0)) ? float(0) : 0,
  )
}

/** In points. */
const slack = 0.01

export function withoutLean(characters: readonly Character[], widthOf: WidthOf): Character[] {
  return characters.map((character, i) => {
    const { text, cell, box, base, type } = character
    if (type.angle !== 0 || text === '' || character.isSynthetic) return character
    // two letters that are one glyph are each as wide as it
    const isOfOne = [characters[i - 1], characters[i + 1]].some((other) => other?.base.x === base.x)
    const leans = box.x1 > cell.x1 - slack && !isOfOne
    const width = leans ? widthOf(text, type) * type.emAcross : 0
    const x1 = width > 0 ? Math.min(cell.x1, base.x + width) : cell.x1
    return { ...character, cell: { ...cell, x0: Math.max(cell.x0, Math.min(base.x, x1)), x1 } }
  })
}
