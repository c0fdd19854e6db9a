// The common interface of the product and its rivals: reads an image and reports the cost.
import type { Profile } from '../../../shared/reading.ts'
import type { BenchImage } from '../images/bench-images.ts'
import type { Product } from '../product.ts'
import type { Cost, ReaderName } from '../ratios.ts'
import type { Rival } from '../rivals/rival.ts'

export interface Reader {
  readonly name: ReaderName
  /** Returns null if it has no model for the image's language. */
  read(image: BenchImage): Promise<Cost | null>
  /** Peak memory of any of its processes so far. */
  peakBytes(): number | null
}

export function productReader(product: Product, profile: Profile): Reader {
  return {
    name: 'product',
    peakBytes: () => product.peakBytes(),
    async read(image) {
      const cpuBefore = product.cpuMs()
      const beganAt = performance.now()
      const answer = await product.read({ file: image.file, operation: 'text', profile })
      const wallMs = performance.now() - beganAt
      const cpuAfter = product.cpuMs()
      if (answer.status !== 'done') throw new Error(answer.message)
      await product.forget(answer.record.id)
      return { wallMs, cpuMs: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore }
    },
  }
}

export function rivalReader(rival: Rival): Reader {
  let peak: number | null = null
  return {
    name: rival.name,
    peakBytes: () => peak,
    async read({ file, language }) {
      const reading = await rival.read(file, language)
      if (reading === null) return null
      if (reading.peakBytes !== null) peak = Math.max(peak ?? 0, reading.peakBytes)
      return { cpuMs: reading.cpuMs, wallMs: reading.wallMs }
    },
  }
}
