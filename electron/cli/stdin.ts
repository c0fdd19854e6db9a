// Reads all of stdin, for the argument `-`.
import { imageLimits } from '../../shared/limits.ts'
import { err, ok, type Result } from '../../shared/result.ts'

/** Reads stdin to its end. */
export async function readAll(stdin: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stdin) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Reads an image from stdin. The rest of one that is too large is only counted, for the error message. */
export async function readImage(stdin: AsyncIterable<Uint8Array>, name: string): Promise<Result<Buffer>> {
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  for await (const chunk of stdin) {
    sizeBytes += chunk.length
    if (sizeBytes <= imageLimits.maxBytes) chunks.push(chunk)
  }
  return sizeBytes > imageLimits.maxBytes
    ? err('image.size', { name, sizeBytes, maxBytes: imageLimits.maxBytes })
    : ok(Buffer.concat(chunks))
}
