// Secrets of keys, sessions and sign-in links: 256 random bits, shown once, stored as a hash.
import { createHash, randomBytes } from 'node:crypto'

export function createSecret(prefix = ''): string {
  return prefix + randomBytes(32).toString('base64url')
}

/**
 * The SHA-256 under which a secret is stored. A plain hash is enough: nobody guesses 256 bits. It also makes
 * the lookup safe: the index is searched by the hash, so its timing reveals nothing about the key.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
