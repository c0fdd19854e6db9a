// Converts a picture to the input of networks: a plane of floats for each colour.
import type { PixelInput } from '../../../../shared/engine-pack.ts'
import type { ColourImage } from '../../pixels/colour.ts'

export function planesOf(
  { width, height, pixels }: ColourImage,
  { channels, means, deviations }: PixelInput,
): Float32Array {
  const size = width * height
  const planes = new Float32Array(size * 3)
  for (const plane of [0, 1, 2] as const) {
    const [factor, offset] = [1 / (255 * deviations[plane]), means[plane] / deviations[plane]]
    const colour = channels === 'BGR' ? 2 - plane : plane
    fill(planes.subarray(plane * size, (plane + 1) * size), pixels, colour, factor, offset)
  }
  return planes
}

/** See [Note: rows]. */
function fill(plane: Float32Array, pixels: Uint8Array, colour: number, factor: number, offset: number): void {
  for (let i = 0, at = colour; i < plane.length; i++, at += 3) plane[i] = (pixels[at] ?? 0) * factor - offset
}
