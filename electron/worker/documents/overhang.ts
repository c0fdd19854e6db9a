// Removes the overhang from the cells of characters. PDFium includes it, such as both ends of an italic f, so that there seems
// to be no gap between two words.
import type { Character, Type } from './characters.ts'
import { withMemory, type Pdfium } from './pdfium.ts'

/** Returns the advance width of a character in ems; 0 if its font does not have it. */
type WidthOf = (text: string, type: Type) => number

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
  return withMemory(pdfium, ({ float, atFloat }) =>
    font !== 0 && pdfium.FPDFFont_GetGlyphWidth(font, code, 1, atFloat(0)) ? float(0) : 0,
  )
}

/** In points. */
const slack = 0.01

export function withoutOverhang(characters: readonly Character[], widthOf: WidthOf): Character[] {
  return characters.map((character, i) => {
    const { text, cell, box, base, type } = character
    if (type.angle !== 0 || text === '' || character.isSynthetic) return character
    // each letter of a ligature is as wide as its glyph
    const isLigature = [characters[i - 1], characters[i + 1]].some((other) => other?.base.x === base.x)
    const hasOverhang = box.x1 > cell.x1 - slack && !isLigature
    const width = hasOverhang ? widthOf(text, type) * type.emAcross : 0
    const x1 = width > 0 ? Math.min(cell.x1, base.x + width) : cell.x1
    return { ...character, cell: { ...cell, x0: Math.max(cell.x0, Math.min(base.x, x1)), x1 } }
  })
}
