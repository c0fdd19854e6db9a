// Cuts a line out of a picture and levels it, at the height that the recogniser expects.
import type { ColourImage } from '../pixels/colour.ts'
import { pointOn, type Slanted } from '../pixels/slanted.ts'

const maxWidthPx = 3200
const minWidthPx = 8
/** When scaling down, each pixel is the mean of up to this many samples in each direction. */
const maxSamples = 4

export function rectify(image: ColourImage, place: Slanted, heightPx: number): ColourImage {
  const exact = Math.round((place.length / place.height) * heightPx)
  const width = Math.max(minWidthPx, Math.min(maxWidthPx, exact))
  const reduction = Math.max(place.length / width, place.height / heightPx)
  const samples = Math.max(1, Math.min(maxSamples, Math.round(reduction)))
  const sampleAt = (x: number, y: number) => pointOn(place, x / (width * samples), y / (heightPx * samples))
  const [start, right, below] = [sampleAt(0.5, 0.5), sampleAt(1.5, 0.5), sampleAt(0.5, 1.5)]
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

/** See [Note: rows]. Beyond the edges of the picture the pixels at the edge continue. */
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
