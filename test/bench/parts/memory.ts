// Whether the memory of a reading process grows: after the first fifty images, and after hundreds.
import type { Profile } from '../../../shared/reading.ts'
import type { BenchImage } from '../images/bench-images.ts'
import { openProduct } from '../product.ts'
import { alignedTable, type Row } from '../tables.ts'
import { peakBytes, residentBytes } from '../usage.ts'
import { megabytes } from './reading.ts'
import { productReader } from './reader.ts'

const firstLook = 50

export async function measureMemory(
  images: readonly BenchImage[],
  count: number,
  profile: Profile,
): Promise<string> {
  const product = await openProduct(1)
  const reader = productReader(product, profile)
  const rows: Row[] = []
  try {
    for (let i = 0; i < count; i++) {
      const image = images[i % images.length]
      if (image) await reader.read(image)
      const isLook = (i + 1) % Math.max(firstLook, Math.floor(count / 5)) === 0
      if (i + 1 === firstLook || isLook || i + 1 === count) rows.push(look(i + 1, [...product.processes]))
    }
  } finally {
    await product.close()
  }
  return ['Memory of a reading process over many images.', alignedTable(rows)].join('\n')
}

function look(images: number, processes: readonly number[]): Row {
  return {
    images: String(images),
    // a replaced process has another pid and starts with the next image, so counting begins again
    process: processes.length === 0 ? 'used up' : processes.join(', '),
    now: processes.map((pid) => megabytes(residentBytes(pid))).join(', '),
    peak: processes.map((pid) => megabytes(peakBytes(pid))).join(', '),
  }
}
