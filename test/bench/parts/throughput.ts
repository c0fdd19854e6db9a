// Images per minute, with one reading process and with many.
import type { Profile } from '../../../shared/reading.ts'
import { median } from '../average.ts'
import type { BenchImage } from '../images/bench-images.ts'
import { openProduct, type Product } from '../product.ts'
import { alignedTable } from '../tables.ts'

export async function measureThroughput(
  images: readonly BenchImage[],
  workers: number,
  rounds: number,
  profile: Profile,
): Promise<string> {
  const [one, many] = [await openProduct(1), await openProduct(workers)]
  const readings = readingsOfEach * images.length
  try {
    // each process first loads its models and compiles its code
    for (const product of [one, many]) await readAll(product, images, profile)
    const times: { one: number; many: number }[] = []
    for (let round = 0; round < rounds; round++) {
      times.push({ one: await readAll(one, images, profile), many: await readAll(many, images, profile) })
    }
    const perMinute = (pick: (time: (typeof times)[number]) => number) =>
      (median(times.map((time) => (60_000 * readings) / pick(time))) ?? 0).toFixed(1)
    const gain = median(times.map((time) => time.one / time.many)) ?? 0
    return [
      `Images a minute, by the clock, ${rounds} rounds of ${readings} readings of ${images.length} images, by turns.`,
      alignedTable([
        {
          '1 worker': perMinute((time) => time.one),
          [`${workers} workers`]: perMinute((time) => time.many),
          gain: gain.toFixed(2),
        },
      ]),
    ].join('\n')
  } finally {
    await one.close()
    await many.close()
  }
}

/** Readings of each image in a round: enough that waiting for the last one at its end hardly matters. */
const readingsOfEach = 4

async function readAll(product: Product, images: readonly BenchImage[], profile: Profile): Promise<number> {
  const beganAt = performance.now()
  await Promise.all(images.map((image) => readAgain(product, image, profile)))
  return performance.now() - beganAt
}

/** Deletes what was read, because a stored page would cost nothing the next time. */
async function readAgain(product: Product, { file }: BenchImage, profile: Profile): Promise<void> {
  for (let i = 0; i < readingsOfEach; i++) {
    const answer = await product.read({ file, operation: 'text', profile })
    if (answer.status !== 'done') throw new Error(answer.message)
    await product.forget(answer.record.id)
  }
}
