// Which code of the invisible font stands for which character: each that is met gets the next one, so that text of any
// script fits, and the file says of each code what it means.
import { advances, glyphs } from './invisible-font.ts'

export interface Codes {
  /** The characters as the digits of their codes, and how wide they are together, in ems. */
  encode(characters: readonly string[]): { readonly hex: string; readonly ems: number }
  /** For the PDF: what each code means, which glyph it has, and how wide it is. */
  readonly toUnicode: () => string
  readonly toGlyphs: () => Uint8Array
  /** Of the codes that are as wide as an em. */
  readonly wide: () => readonly number[]
}

const maxCodes = 0xffff
/** What every map of codes may tell in one go. */
const maxAtOnce = 100
const unknown = '\ufffd'
const fullWidth =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u

export function createCodes(): Codes {
  const codes = new Map<string, number>()
  const codeOf = (character: string): number => {
    const known = codes.get(character)
    if (known !== undefined) return known
    // a text of so many different characters is none
    if (codes.size >= maxCodes - 1 && character !== unknown) return codeOf(unknown)
    codes.set(character, codes.size + 1)
    return codes.size
  }
  return {
    encode(characters) {
      let [hex, units] = ['', 0]
      for (const character of characters) {
        hex += hexOf(codeOf(character), 4)
        units += isWide(character) ? advances.wide : advances.narrow
      }
      return { hex, ems: units / 1000 }
    },
    toUnicode: () => cmapOf([...codes]),
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

function hexOf(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0')
}

function cmapOf(codes: readonly (readonly [string, number])[]): string {
  const rows = codes.map(([character, code]) => `<${hexOf(code, 4)}> <${utf16(character)}>`)
  const parts: string[] = []
  for (let at = 0; at < rows.length; at += maxAtOnce) {
    const some = rows.slice(at, at + maxAtOnce)
    parts.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`)
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
${parts.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`
}

function utf16(character: string): string {
  return Array.from({ length: character.length }, (_, i) => hexOf(character.charCodeAt(i), 4)).join('')
}
