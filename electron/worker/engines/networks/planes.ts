// A picture as networks take it: a plane for each colour, blue first.
import type { ColourImage } from '../../pixels/colour.ts'

/** What is taken off each plane and what it is then divided by, for levels from 0 to 1. */
export interface Levels {
  readonly means: readonly [number, number, number]
  readonly deviations: readonly [number, number, number]
}

export function planesOf(
  { width, height, pixels }: ColourImage,
  { means, deviations }: Levels,
): Float32Array {
  const size = width * height
  const planes = new Float32Array(size * 3)
  for (const plane of [0, 1, 2] as const) {
    const [times, less] = [1 / (255 * deviations[plane]), means[plane] / deviations[plane]]
    fill(planes.subarray(plane * size, (plane + 1) * size), pixels, 2 - plane, times, less)
  }
  return planes
}

function fill(plane: Float32Array, pixels: Uint8Array, colour: number, times: number, less: number): void {
  for (let i = 0, at = colour; i < plane.length; i++, at += 3) plane[i] = (pixels[at] ?? 0) * times - less
}
