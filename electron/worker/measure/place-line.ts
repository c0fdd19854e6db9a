// Maps a line from the prepared image back to the original.
import { unite, type Box, type Line } from '../../../shared/page.ts'
import { clipped, placeBox, rounded, type Placement, type Size } from '../pixels/placement.ts'

export function placeLine(line: Line, back: Placement, original: Size): Line {
  const scale = scaleAt(line.box, back)
  const words = line.words.map(({ stroke, ...word }) => ({
    ...word,
    box: clipped(rounded(placeBox(word.box, back)), original),
    ...(stroke === undefined ? {} : { stroke: Number((stroke * scale).toFixed(2)) }),
  }))
  return { ...line, words, box: unite(words.map(({ box }) => box)), rowHeight: line.rowHeight * scale }
}

/** Returns the height of a pixel of the prepared image in pixels of the original. */
function scaleAt({ x0, y0, y1 }: Box, back: Placement): number {
  const [top, bottom] = [back({ x: x0, y: y0 }), back({ x: x0, y: y1 })]
  return Math.hypot(bottom.x - top.x, bottom.y - top.y) / Math.max(1, y1 - y0)
}
