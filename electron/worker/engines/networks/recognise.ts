// What lines say: strips of one height, a few of nearly the same width at a time.
import type { Manifest } from '../../../../shared/engine-pack.ts'
import type { ColourImage } from '../../pixels/colour.ts'
import { signsOf, type Sign } from './ctc.ts'
import { inOrder } from './output.ts'
import { planesOf } from './planes.ts'
import type { Network } from './runtime.ts'

/** Strips are padded to multiples of it: padding costs as much as text. */
const padPx = 32
/** So much wider than the narrowest strip of a batch the widest may be, and so wide may all be together. */
const mostWider = 1.15
const mostPx = 2400

/** A recogniser, what it expects, and its characters. */
export interface Recogniser extends Pick<Manifest['recogniser'], 'input' | 'output'> {
  readonly network: Network
  readonly alphabet: readonly string[]
  readonly classes: readonly number[]
}

/** In the order of the strips. */
export async function recognise(
  strips: readonly ColourImage[],
  { network, input, output, alphabet, classes }: Recogniser,
  onProgress: (fraction: number) => void,
): Promise<Sign[][]> {
  const read = new Map<ColourImage, Sign[]>()
  for (const batch of batchesOf(strips)) {
    const width = Math.max(...batch.map(paddedWidth))
    const answer = await network({
      data: sideBySide(batch, width, input),
      sizes: [batch.length, 3, input.height, width],
    })
    const { data, sizes } = inOrder(answer, output, classes)
    const [, steps = 0] = sizes
    const size = steps * alphabet.length
    batch.forEach((strip, i) => {
      const chances = { data: data.subarray(i * size, (i + 1) * size), steps, stepPx: width / steps }
      read.set(strip, signsOf(chances, alphabet, strip.width))
    })
    onProgress(read.size / strips.length)
  }
  return strips.map((strip) => read.get(strip) ?? [])
}

function batchesOf(strips: readonly ColourImage[]): ColourImage[][] {
  const batches: ColourImage[][] = []
  for (const strip of strips.toSorted((a, b) => a.width - b.width)) {
    const batch = batches.at(-1)
    const narrowest = batch?.[0]
    const width = paddedWidth(strip)
    const fits = narrowest && width <= paddedWidth(narrowest) * mostWider
    if (batch && fits && width * (batch.length + 1) <= mostPx) batch.push(strip)
    else batches.push([strip])
  }
  return batches
}

function paddedWidth({ width }: ColourImage): number {
  return Math.ceil(width / padPx) * padPx
}

function sideBySide(strips: readonly ColourImage[], width: number, input: Recogniser['input']): Float32Array {
  const rows = 3 * input.height
  const batch = new Float32Array(strips.length * rows * width)
  strips.forEach((strip, i) => {
    const planes = planesOf(strip, input)
    for (let row = 0; row < rows; row++)
      batch.set(planes.subarray(row * strip.width, (row + 1) * strip.width), (i * rows + row) * width)
  })
  return batch
}
