// Turns a picture by quarters.
import type { GreyImage } from './grey.ts'
import type { Placement } from './placement.ts'

/** In degrees clockwise. */
export type Turn = 0 | 90 | 180 | 270

export function turn(image: GreyImage, by: Turn): { image: GreyImage; back: Placement } {
  const { width, height, pixels } = image
  const back = backFrom(by, width, height)
  if (by === 0) return { image, back }
  const [newWidth, newHeight] = by === 180 ? [width, height] : [height, width]
  const turned = new Uint8Array(pixels.length)
  for (let y = 0; y < newHeight; y++) {
    for (let x = 0; x < newWidth; x++) {
      const from = back({ x: x + 0.5, y: y + 0.5 })
      turned[y * newWidth + x] = pixels[Math.floor(from.y) * width + Math.floor(from.x)] ?? 255
    }
  }
  return { image: { width: newWidth, height: newHeight, pixels: turned }, back }
}

function backFrom(by: Turn, width: number, height: number): Placement {
  if (by === 90) return ({ x, y }) => ({ x: y, y: height - x })
  if (by === 180) return ({ x, y }) => ({ x: width - x, y: height - y })
  if (by === 270) return ({ x, y }) => ({ x: width - y, y: x })
  return (point) => point
}

const tilePx = 32

/** Swaps rows and columns. */
export function transposed({ width, height, pixels }: GreyImage): GreyImage {
  const turned = new Uint8Array(pixels.length)
  // by tiles, because memory access row by row would be slow on one side
  for (let top = 0; top < height; top += tilePx) {
    const bottom = Math.min(height, top + tilePx)
    for (let left = 0; left < width; left += tilePx) {
      const right = Math.min(width, left + tilePx)
      for (let x = left; x < right; x++)
        copyColumn(pixels, top * width + x, width, turned, x * height + top, bottom - top)
    }
  }
  return { width: height, height: width, pixels: turned }
}

/** See [Note: rows]. */
function copyColumn(
  from: Uint8Array,
  start: number,
  step: number,
  to: Uint8Array,
  first: number,
  count: number,
): void {
  for (let i = 0, at = start; i < count; i++, at += step) to[first + i] = from[at] ?? 0
}
