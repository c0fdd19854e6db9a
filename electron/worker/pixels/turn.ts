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
