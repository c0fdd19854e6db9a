// A TrueType font that draws nothing, for text that can be found, selected and copied. Its three glyphs (the mandatory first
// one, one as wide as half an em, and one as wide as an em for characters that fill a square) are a line from corner to corner
// and back: they have a box to be selected by, but no area. The font maps no characters; the PDF maps codes to glyphs.

/** The numbers of the glyphs in the font, and their widths in thousandths of an em. */
export const glyphs = { narrow: 1, wide: 2 } as const
export const advances = { narrow: 500, wide: 1000 } as const
/** All of a box is above the base line, since viewers measure selected text from there. */
export const descent = -1

/** Its tables: cmap, glyf, head, hhea, hmtx, loca, maxp and post. */
export const invisibleFont: Uint8Array = Buffer.from(
  'AAEAAAAIAIAAAwAAY21hcAAMACYAAACMAAAAJGdseWYQpBl1AAAAsAAAAE5oZWFkYvtEzgAAAQAAAAA2aGhlYQPqA+sAAAE4AAAAJGhtdHgH' +
    '0AAAAAABXAAAAAxsb2NhAAAAnAAAAWgAAAAQbWF4cAAFAAQAAAF4AAAAIHBvc3QAAwAAAAABmAAAACAAAAABAAMAAQAAAAwABAAYAAAA' +
    'AgACAAAAAP//AAD//wABAAAAAQAAAAAB9APoAAEAAAEBAAAB9AAAA+gAAAABAAAAAAH0A+gAAQAAAQEAAAH0AAAD6AAAAAEAAAAAA+gD' +
    '6AABAAABAQAAA+gAAAPoAAAAAAABAAAAAQAAZHR5il8PPPUAAAPoAAAAAAAAAAAAAAAAAAAAAAAAAAAD6APoAAAACAACAAEAAAAAAAEA' +
    'AAPo//8AAAPoAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAADAfQAAAH0AAAD6AAAAAAAAAAAABoAAAA0AAAATgABAAAAAwACAAEAAAAAAAIA' +
    'AAAAAAAAAAAAAAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  'base64',
)
