// All of stdin, for `-`.
import { imageLimits } from '../../shared/limits.ts'
import { err, ok, type Result } from '../../shared/result.ts'

export async function readAll(stdin: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of stdin) parts.push(part)
  return Buffer.concat(parts)
}

/** An image from stdin. What is over the bound is counted to its end, for the sentence, and not kept. */
export async function readImage(stdin: AsyncIterable<Uint8Array>, name: string): Promise<Result<Buffer>> {
  const parts: Uint8Array[] = []
  let sizeBytes = 0
  for await (const part of stdin) {
    sizeBytes += part.length
    if (sizeBytes <= imageLimits.maxBytes) parts.push(part)
  }
  return sizeBytes > imageLimits.maxBytes
    ? err('image.size', { name, sizeBytes, maxBytes: imageLimits.maxBytes })
    : ok(Buffer.concat(parts))
}
