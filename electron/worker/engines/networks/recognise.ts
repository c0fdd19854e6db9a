// Reads strips with one line of text each.
import type { Manifest } from '../../../../shared/engine-pack.ts'
import type { ColourImage } from '../../pixels/colour.ts'
import { signsOf, type Sign } from './ctc.ts'
import { inOrder } from './output.ts'
import { planesOf } from './planes.ts'
import type { Network } from './runtime.ts'

/**
 * Strips are padded to a multiple of it, because the network drops the rest of an incomplete step: without it "läuft"
 * was read as "lääuft".
 */
const padPx = 8

/** A recogniser, what it expects, and its characters. */
export interface Recogniser extends Pick<Manifest['recogniser'], 'input' | 'output'> {
  readonly network: Network
  readonly alphabet: readonly string[]
  readonly classes: readonly number[]
}

/** Returns the characters of each strip. A batch would not be faster than single strips. */
export async function recognise(
  strips: readonly ColourImage[],
  { network, input, output, alphabet, classes }: Recogniser,
  onProgress: (fraction: number) => void,
): Promise<Sign[][]> {
  const read: Sign[][] = []
  for (const strip of strips) {
    const width = Math.ceil(strip.width / padPx) * padPx
    const answer = await network({ data: padded(strip, width, input), sizes: [1, 3, input.height, width] })
    const { data, sizes } = inOrder(answer, output, classes)
    const [, steps = 0] = sizes
    read.push(signsOf({ data, steps, stepPx: width / steps }, alphabet, strip.width))
    onProgress(read.length / strips.length)
  }
  return read
}

/** Returns the planes of a strip, padded at its end. */
function padded(strip: ColourImage, width: number, input: Recogniser['input']): Float32Array {
  const planes = planesOf(strip, input)
  const rows = 3 * strip.height
  const wide = new Float32Array(rows * width)
  for (let row = 0; row < rows; row++)
    wide.set(planes.subarray(row * strip.width, (row + 1) * strip.width), row * width)
  return wide
}
