// Ids that sort by their time: 10 characters of time, 16 random characters, without letters that look alike.
import { randomBytes } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Returns a function that makes an id of the given kind, such as rec_…. */
export function createIds(now: () => number): (kind: string) => string {
  let last = 0
  return (kind) => {
    // Two ids made in the same millisecond, or after the clock was set back, still sort in the order in which they
    // were made.
    last = Math.max(now(), last + 1)
    return `${kind}_${base32(last, 10)}${randomText(16)}`
  }
}

/** Writes a number with this many base-32 characters. */
function base32(value: number, length: number): string {
  let rest = value
  let text = ''
  for (let i = 0; i < length; i++) {
    text = (alphabet[rest % 32] ?? '') + text
    rest = Math.floor(rest / 32)
  }
  return text
}

/** Random base-32 characters. */
function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte & 31]).join('')
}
