// A TrueType font that draws nothing: what is written with it is there to be found, marked and copied. It has one glyph as
// wide as half an em, one as wide as an em, for characters that fill a square, and the one that every font has to have.
// Each is a line from corner to corner and back: it has a box to be marked by, and nothing within it.

export const unitsPerEm = 1000
/** By their numbers in the font. */
export const glyphs = { narrow: 1, wide: 2 } as const
export const advances = { narrow: 500, wide: 1000 } as const
/** All of a box is above the line that its letters stand on: viewers measure what is marked from that line. */
export const rise = { ascent: unitsPerEm, descent: -1 } as const

const glyphCount = 3

export function invisibleFont(): Uint8Array {
  const outlines = [advances.narrow, advances.narrow, advances.wide].map(glyphOf)
  const places = outlines.map((_, i) => sizeOf(outlines.slice(0, i)))
  const tables: Readonly<Record<string, Uint8Array>> = {
    cmap: cmapTable(),
    glyf: Uint8Array.from(outlines.flatMap((outline) => [...outline])),
    head: headTable(),
    hhea: hheaTable(),
    hmtx: numbers([advances.narrow, 2], [0, 2], [advances.narrow, 2], [0, 2], [advances.wide, 2], [0, 2]),
    loca: numbers(...[...places, sizeOf(outlines)].map((place): Field => [place, 4])),
    maxp: numbers([0x00010000, 4], [glyphCount, 2], [2, 2], [1, 2], ...zeros(2, 2), [2, 2], ...zeros(8, 2)),
    post: numbers([0x00030000, 4], ...zeros(7, 4)),
  }
  return fontOf(tables)
}

type Field = readonly [value: number, bytes: number]

function zeros(count: number, bytes: number): Field[] {
  return Array.from({ length: count }, () => [0, bytes] as const)
}

function numbers(...fields: readonly Field[]): Uint8Array {
  const out = new Uint8Array(fields.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of fields)
    for (let i = bytes - 1; i >= 0; i--) out[at++] = Math.floor(value / 2 ** (8 * i)) & 0xff
  return out
}

function sizeOf(tables: readonly Uint8Array[]): number {
  return tables.reduce((sum, { length }) => sum + length, 0)
}

function glyphOf(width: number): Uint8Array {
  const [contours, lastPoint, instructions, onCurve] = [1, 1, 0, 1]
  return numbers(
    [contours, 2],
    [0, 2],
    [0, 2],
    [width, 2],
    [rise.ascent, 2],
    [lastPoint, 2],
    [instructions, 2],
    [onCurve, 1],
    [onCurve, 1],
    // from point to point
    [0, 2],
    [width, 2],
    [0, 2],
    [rise.ascent, 2],
    [0, 2],
  )
}

function headTable(): Uint8Array {
  return numbers(
    [0x00010000, 4],
    [0x00010000, 4],
    [0, 4],
    [0x5f0f3cf5, 4],
    [0, 2],
    [unitsPerEm, 2],
    ...zeros(4, 4),
    // around all glyphs
    [0, 2],
    [0, 2],
    [advances.wide, 2],
    [rise.ascent, 2],
    [0, 2],
    [8, 2],
    [2, 2],
    [1, 2],
    [0, 2],
  )
}

function hheaTable(): Uint8Array {
  return numbers(
    [0x00010000, 4],
    [rise.ascent, 2],
    [rise.descent, 2],
    [0, 2],
    [advances.wide, 2],
    ...zeros(3, 2),
    [1, 2],
    ...zeros(7, 2),
    [glyphCount, 2],
  )
}

/** That no character has a glyph of its own: codes are taken to glyphs by the PDF. */
function cmapTable(): Uint8Array {
  const format4 = [4, 24, 0, 2, 2, 0, 0, 0xffff, 0, 0xffff, 1, 0].map((value): Field => [value, 2])
  return numbers([0, 2], [1, 2], [3, 2], [1, 2], [12, 4], ...format4)
}

function fontOf(tables: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const names = Object.keys(tables).sort()
  const padded = (length: number) => Math.ceil(length / 4) * 4
  const power = Math.floor(Math.log2(names.length))
  const range = 16 * 2 ** power
  const directory: Field[] = [
    [0x00010000, 4],
    [names.length, 2],
    [range, 2],
    [power, 2],
    [names.length * 16 - range, 2],
  ]
  let place = 12 + names.length * 16
  const bodies: { place: number; bytes: Uint8Array }[] = []
  for (const name of names) {
    const bytes = tables[name] ?? new Uint8Array()
    directory.push(...Array.from(name, (letter): Field => [letter.charCodeAt(0), 1]))
    directory.push([checksum(bytes), 4], [place, 4], [bytes.length, 4])
    bodies.push({ place, bytes })
    place += padded(bytes.length)
  }
  const font = new Uint8Array(place)
  font.set(numbers(...directory))
  for (const body of bodies) font.set(body.bytes, body.place)
  // what makes the sum of the whole come right stands in the table `head`
  const head = bodies[names.indexOf('head')]?.place ?? 0
  font.set(numbers([(0xb1b0afba - checksum(font)) >>> 0, 4]), head + 8)
  return font
}

function checksum(bytes: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < bytes.length; i++) sum = (sum + (bytes[i] ?? 0) * 2 ** (8 * (3 - (i % 4)))) % 2 ** 32
  return sum
}
