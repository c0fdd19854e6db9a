// Assigns codes of the invisible font to characters: each new character gets the next code, so that text of any script fits.
// The PDF maps each code to its character.
import { advances, glyphs } from './invisible-font.ts'

export interface Codes {
  /** Returns the codes as hexadecimal digits, and their total width in ems. */
  encode(characters: readonly string[]): { readonly hex: string; readonly ems: number }
  /** The maps from code to character and to glyph. */
  readonly toUnicode: () => string
  readonly toGlyphs: () => Uint8Array
  /** The codes that are an em wide. */
  readonly wide: () => readonly number[]
}

const maxCodes = 0xffff
/** The limit of a block in a character map. */
const maxPerBlock = 100
const unknown = '\ufffd'
const fullWidth =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u

export function createCodes(): Codes {
  const codes = new Map<string, number>()
  const codeOf = (character: string): number => {
    const known = codes.get(character)
    if (known !== undefined) return known
    // no real text has so many different characters
    if (codes.size >= maxCodes - 1 && character !== unknown) return codeOf(unknown)
    codes.set(character, codes.size + 1)
    return codes.size
  }
  return {
    encode(characters) {
      const hex = characters.map((character) => hexOf(codeOf(character))).join('')
      const widths = characters.map((character) => (isWide(character) ? advances.wide : advances.narrow))
      return { hex, ems: widths.reduce((sum, width) => sum + width, 0) / 1000 }
    },
    toUnicode: () => characterMapOf([...codes]),
    toGlyphs() {
      const map = new Uint8Array((codes.size + 1) * 2)
      for (const [character, code] of codes)
        map[code * 2 + 1] = isWide(character) ? glyphs.wide : glyphs.narrow
      return map
    },
    wide: () => [...codes].flatMap(([character, code]) => (isWide(character) ? [code] : [])),
  }
}

function isWide(character: string): boolean {
  return fullWidth.test(character)
}

function hexOf(value: number): string {
  return value.toString(16).toUpperCase().padStart(4, '0')
}

function characterMapOf(codes: readonly (readonly [string, number])[]): string {
  const rows = codes.map(([character, code]) => `<${hexOf(code)}> <${utf16(character)}>`)
  const blocks: string[] = []
  for (let at = 0; at < rows.length; at += maxPerBlock) {
    const block = rows.slice(at, at + maxPerBlock)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`
}

function utf16(character: string): string {
  return Array.from({ length: character.length }, (_, i) => hexOf(character.charCodeAt(i))).join('')
}
