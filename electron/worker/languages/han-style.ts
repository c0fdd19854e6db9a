// Simplified or traditional characters, told from a text alone: each has a national set of the characters in daily use, and
// what only one of the two sets holds tells.

/** Rows and cells of a set in which every character takes two bytes. */
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

let known: { readonly simplified: ReadonlySet<string>; readonly traditional: ReadonlySet<string> } | null =
  null

export interface HanStyle {
  /** How many characters only the one or the other has. */
  readonly simplified: number
  readonly traditional: number
}

export function hanStyleOf(text: string): HanStyle {
  known ??= { simplified: charactersIn(simplifiedArea), traditional: charactersIn(traditionalArea) }
  const style = { simplified: 0, traditional: 0 }
  for (const character of text) {
    const [isSimplified, isTraditional] = [known.simplified.has(character), known.traditional.has(character)]
    if (isSimplified && !isTraditional) style.simplified++
    if (isTraditional && !isSimplified) style.traditional++
  }
  return style
}

/** Nobody has to bring a table: every runtime that reads web pages knows the sets as encodings. */
function charactersIn({ encoding, first, last, cells }: Area): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding)
  const characters = new Set<string>()
  for (let row = first; row <= last; row++)
    for (const [from, to] of cells)
      for (let cell = from; cell <= to; cell++) characters.add(decoder.decode(Uint8Array.of(row, cell)))
  return characters
}
