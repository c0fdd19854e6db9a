// Tells simplified from traditional Chinese in a text, by the characters that are in only one of the national character sets.
import { onlyOnce } from '../pixels/once-per-image.ts'

/** The rows and cells of a double-byte character set. */
interface Area {
  readonly encoding: string
  readonly first: number
  readonly last: number
  readonly cells: readonly (readonly [number, number])[]
}

const simplifiedArea: Area = { encoding: 'gb2312', first: 0xb0, last: 0xf7, cells: [[0xa1, 0xfe]] }
const traditionalArea: Area = {
  encoding: 'big5',
  first: 0xa4,
  last: 0xc5,
  cells: [
    [0x40, 0x7e],
    [0xa1, 0xfe],
  ],
}

const characterSets = onlyOnce(() => ({
  simplified: charactersIn(simplifiedArea),
  traditional: charactersIn(traditionalArea),
}))

/** Returns how many characters are only in the simplified or only in the traditional set. */
export function hanStyleOf(text: string): { readonly simplified: number; readonly traditional: number } {
  const known = characterSets()
  const style = { simplified: 0, traditional: 0 }
  for (const character of text) {
    const [isSimplified, isTraditional] = [known.simplified.has(character), known.traditional.has(character)]
    if (isSimplified && !isTraditional) style.simplified++
    if (isTraditional && !isSimplified) style.traditional++
  }
  return style
}

/** Decodes the whole set, since TextDecoder knows both as encodings. */
function charactersIn({ encoding, first, last, cells }: Area): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding)
  const characters = new Set<string>()
  for (let row = first; row <= last; row++)
    for (const [from, to] of cells)
      for (let cell = from; cell <= to; cell++) characters.add(decoder.decode(Uint8Array.of(row, cell)))
  return characters
}
