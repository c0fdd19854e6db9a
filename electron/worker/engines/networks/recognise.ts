// Reads lines of text: strips of one height, one after the other.
import type { Manifest } from '../../../../shared/engine-pack.ts'
import type { ColourImage } from '../../pixels/colour.ts'
import { signsOf, type Sign } from './ctc.ts'
import { inOrder } from './output.ts'
import { planesOf } from './planes.ts'
import type { Network } from './runtime.ts'

/** A recogniser, what it expects, and its characters. */
export interface Recogniser extends Pick<Manifest['recogniser'], 'input' | 'output'> {
  readonly network: Network
  readonly alphabet: readonly string[]
  readonly classes: readonly number[]
}

/** Returns the signs in the order of the strips. A batch is read no faster than its strips one by one. */
export async function recognise(
  strips: readonly ColourImage[],
  { network, input, output, alphabet, classes }: Recogniser,
  onProgress: (fraction: number) => void,
): Promise<Sign[][]> {
  const read: Sign[][] = []
  for (const strip of strips) {
    const { width } = strip
    const answer = await network({ data: planesOf(strip, input), sizes: [1, 3, input.height, width] })
    const { data, sizes } = inOrder(answer, output, classes)
    const [, steps = 0] = sizes
    read.push(signsOf({ data, steps, stepPx: width / steps }, alphabet, width))
    onProgress(read.length / strips.length)
  }
  return read
}
