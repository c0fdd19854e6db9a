// The cost of reading compared with the rivals: one image after the other, with warm readers.
import type { BenchImage } from '../images/bench-images.ts'
import type { Cost, ReaderName, Sample } from '../ratios.ts'
import { ratioRows } from '../ratios.ts'
import { alignedTable } from '../tables.ts'
import type { Reader } from './reader.ts'

export async function measureReading(
  readers: readonly Reader[],
  images: readonly BenchImage[],
  rounds: number,
): Promise<string> {
  await warmUp(readers, images)
  const samples: Sample[] = []
  for (let round = 0; round < rounds; round++) {
    for (const [i, image] of images.entries()) {
      const costs: Partial<Record<ReaderName, Cost>> = {}
      // readers alternate, so that other load on the machine affects all of them equally
      for (const reader of turned(readers, i + round)) {
        const cost = await reader.read(image)
        if (cost) costs[reader.name] = cost
      }
      samples.push({ kind: image.kind, costs })
    }
  }
  const peaks = readers.map((reader) => `${reader.name} ${megabytes(reader.peakBytes())}`)
  return [
    'Reading, warm, one image at a time; each ratio is the median of the images, and that of all together.',
    alignedTable(ratioRows(samples)),
    `The most memory that one process held: ${peaks.join(', ')}`,
  ].join('\n')
}

/** Lets every reader load its models and compile its code, as in a long batch. */
async function warmUp(readers: readonly Reader[], images: readonly BenchImage[]): Promise<void> {
  for (const image of images) for (const reader of readers) await reader.read(image)
}

function turned<T>(values: readonly T[], by: number): T[] {
  const at = by % values.length
  return [...values.slice(at), ...values.slice(0, at)]
}

export function megabytes(bytes: number | null): string {
  return bytes === null ? 'unknown' : `${Math.round(bytes / 2 ** 20)} MB`
}
