// Builds grey images pixel by pixel, for tests of pixel code: a uniform background with boxes of ink.
import type { GreyImage } from '../../electron/worker/pixels/grey.ts'
import type { Box } from '../../shared/page.ts'

export function blankImage(width: number, height: number, level = 255): GreyImage {
  return { width, height, pixels: new Uint8Array(width * height).fill(level) }
}

/** A copy of an image with these boxes filled. */
export function withInk(sheet: GreyImage, boxes: readonly Box[], level = 0): GreyImage {
  const pixels = sheet.pixels.slice()
  for (const { x0, y0, x1, y1 } of boxes) {
    for (let y = y0; y < y1; y++) pixels.fill(level, y * sheet.width + x0, y * sheet.width + x1)
  }
  return { ...sheet, pixels }
}

export function boxAt(x0: number, y0: number, width: number, height: number): Box {
  return { x0, y0, x1: x0 + width, y1: y0 + height }
}

export interface Rows {
  readonly rows: number
  readonly lettersPerRow: number
  readonly letterHeight?: number
  readonly left?: number
  readonly top?: number
}

/** Boxes arranged like letters: close next to each other, with more space between the rows. */
export function letterRows({ rows, lettersPerRow, letterHeight = 12, left = 20, top = 20 }: Rows): Box[] {
  const width = Math.round(letterHeight * 0.6)
  return Array.from({ length: rows * lettersPerRow }, (_, i) => {
    const x = left + (i % lettersPerRow) * (width + 3)
    return boxAt(x, top + Math.floor(i / lettersPerRow) * letterHeight * 2, width, letterHeight)
  })
}

/** Draws letters, each with a notch: a box without one would be taken for a ruling line or a spot of dirt. */
export function withLetters(sheet: GreyImage, letters: readonly Box[], level = 0): GreyImage {
  const notches = letters.map(({ x0, y0, x1, y1 }) => ({
    x0: x0 + 2,
    y0: y0 + 2,
    x1,
    y1: Math.max(y0 + 3, y1 - 3),
  }))
  return withInk(withInk(sheet, letters, level), notches, sheet.pixels[0] ?? 255)
}

export function levelAt({ width, pixels }: GreyImage, x: number, y: number): number {
  return pixels[y * width + x] ?? -1
}
