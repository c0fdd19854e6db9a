// Encodes bytes as base64 in every process: the page has no Buffer, and Node 24 has no Uint8Array.toBase64.

/** The number of arguments of a call is limited. */
const chunkLength = 0x8000

/** Encodes in chunks, because a function takes only so many arguments. */
export function bytesToBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += chunkLength)
    binary += String.fromCharCode(...bytes.subarray(at, at + chunkLength))
  return btoa(binary)
}
