// Cuts a slanted line out of a picture and sets it level, at the height that who reads it wants.
import type { ColourImage } from '../pixels/colour.ts'
import { pointOn, type Slanted } from '../pixels/slanted.ts'

const longestPx = 3200
const shortestPx = 8
/** Where a line is made much smaller, each pixel is the mean of so many by so many of the picture. */
const mostSamples = 4

export function rectify(image: ColourImage, place: Slanted, heightPx: number): ColourImage {
  const exact = Math.round((place.length / place.height) * heightPx)
  const width = Math.max(shortestPx, Math.min(longestPx, exact))
  const shrunk = Math.max(place.length / width, place.height / heightPx)
  const samples = Math.max(1, Math.min(mostSamples, Math.round(shrunk)))
  const wide = { width: width * samples, height: heightPx * samples }
  const start = pointOn(place, 0.5 / wide.width, 0.5 / wide.height)
  const right = pointOn(place, 1.5 / wide.width, 0.5 / wide.height)
  const below = pointOn(place, 0.5 / wide.width, 1.5 / wide.height)
  const along = { x: right.x - start.x, y: right.y - start.y }
  const down = { x: below.x - start.x, y: below.y - start.y }
  const sums = new Float32Array(width * 3)
  const pixels = new Uint8Array(width * heightPx * 3)
  for (let y = 0; y < heightPx; y++) {
    sums.fill(0)
    for (let v = y * samples; v < (y + 1) * samples; v++)
      addRow(image, start.x + v * down.x, start.y + v * down.y, along.x, along.y, samples, sums)
    for (let i = 0; i < sums.length; i++)
      pixels[y * sums.length + i] = Math.round((sums[i] ?? 0) / (samples * samples))
  }
  return { width, height: heightPx, pixels }
}

/** See [Note: rows]. Outside of the picture is what its edge has. */
function addRow(
  { width, height, pixels }: ColourImage,
  x: number,
  y: number,
  stepX: number,
  stepY: number,
  samples: number,
  sums: Float32Array,
): void {
  const [lastX, lastY] = [width - 1, height - 1]
  const count = (sums.length / 3) * samples
  for (let i = 0; i < count; i++) {
    const px = Math.max(0, Math.min(lastX, x + i * stepX - 0.5))
    const py = Math.max(0, Math.min(lastY, y + i * stepY - 0.5))
    const [left, top] = [Math.floor(px), Math.floor(py)]
    const [fx, fy] = [px - left, py - top]
    const at = (top * width + left) * 3
    const beside = at + (left < lastX ? 3 : 0)
    const under = top < lastY ? width * 3 : 0
    const to = Math.floor(i / samples) * 3
    for (let colour = 0; colour < 3; colour++) {
      const upper = (pixels[at + colour] ?? 0) * (1 - fx) + (pixels[beside + colour] ?? 0) * fx
      const lower =
        (pixels[at + under + colour] ?? 0) * (1 - fx) + (pixels[beside + under + colour] ?? 0) * fx
      sums[to + colour] = (sums[to + colour] ?? 0) + upper * (1 - fy) + lower * fy
    }
  }
}
