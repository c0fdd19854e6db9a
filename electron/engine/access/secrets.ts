// Keys, session and link tokens: 256 bits of chance, shown once, stored as a hash.
import { createHash, randomBytes } from 'node:crypto'

export function createSecret(prefix = ''): string {
  return prefix + randomBytes(32).toString('base64url')
}

/** A plain hash is enough: there is no guessing 256 bits. It is also what makes looking one up safe: the index is
    searched by the hash, so how long that takes tells nothing of the key. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
