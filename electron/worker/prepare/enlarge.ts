// Enlarges tiny type by Lanczos interpolation with three lobes: cubic interpolation fills the hole of an e and the gap
// around a hyphen.
import type { GreyImage } from '../pixels/grey.ts'
import { transposed } from '../pixels/turn.ts'

const lobes = 3

/** The first source pixel of a pixel of the result, and the weights of the source pixels from there on. */
interface Source {
  readonly from: number
  readonly shares: readonly number[]
}

export function enlarge(image: GreyImage, factor: number): GreyImage {
  const [width, height] = [Math.round(image.width * factor), Math.round(image.height * factor)]
  return transposed(stretched(transposed(stretched(image, width)), height))
}

/** Resamples each row to a width. */
function stretched({ width, height, pixels }: GreyImage, to: number): GreyImage {
  const sources = sourcesOf(width, to)
  const result = new Uint8ClampedArray(to * height)
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(y * width, (y + 1) * width)
    for (const [x, { from, shares }] of sources.entries()) {
      let level = 0
      for (let k = 0; k < shares.length; k++)
        level += (shares[k] ?? 0) * (row[Math.min(width - 1, Math.max(0, from + k))] ?? 0)
      result[y * to + x] = level
    }
  }
  return { width: to, height, pixels: new Uint8Array(result.buffer) }
}

function sourcesOf(from: number, to: number): Source[] {
  return Array.from({ length: to }, (_, i) => {
    const centre = ((i + 0.5) * from) / to - 0.5
    const first = Math.floor(centre) - lobes + 1
    const shares = Array.from({ length: lobes * 2 }, (_, k) => weightAt(centre - first - k))
    const sum = shares.reduce((total, share) => total + share, 0)
    return { from: first, shares: shares.map((share) => share / sum) }
  })
}

function weightAt(distance: number): number {
  return Math.abs(distance) >= lobes ? 0 : sinc(distance) * sinc(distance / lobes)
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}
