// Base64 by Node's own decoder, which is many times as fast and forgives everything: what it forgave is decoded anew
// by the strict one, which says what is wrong.
import { decodeBase64 } from '../../../shared/image/base64.ts'

/** As `decodeBase64`; of a text that is whole. */
export function decodeNatively(text: string, sizeBytes: number): ReturnType<typeof decodeBase64> {
  const isPlain = Buffer.byteLength(text) === text.length && !text.includes('-') && !text.includes('_')
  const bytes = isPlain ? Buffer.from(text, 'base64') : null
  // What it passes over is missing at the end.
  return bytes?.length === sizeBytes ? bytes : decodeBase64(text, sizeBytes)
}
