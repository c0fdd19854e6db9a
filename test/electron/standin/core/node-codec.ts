// The codec as the main process uses it.
import { makeCodec } from '../page/codec.ts'

export const codec = makeCodec({
  encode: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  // A copy of its own: a Buffer is a window on a shared pool, and a typed array needs it aligned.
  decode: (text) => Uint8Array.from(Buffer.from(text, 'base64')),
})
