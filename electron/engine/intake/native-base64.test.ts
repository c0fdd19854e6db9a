import { expect, it } from 'vitest'
import { decodeBase64, measureBase64 } from '../../../shared/image/base64.ts'
import { decodeNatively } from './native-base64.ts'

/** A random generator with the same numbers in each run. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const strangers = [
  '=',
  '==',
  '-',
  '_',
  ' ',
  '\n',
  '\r\n',
  '\t',
  '\0',
  '\v',
  '%',
  '.',
  '\u00e9',
  '\u0142',
  '\u2028',
  '\ud83d',
]

it('returns exactly what the strict decoder returns, for 20,000 complete texts with stray characters', () => {
  const pick = chance(33)
  const differing: string[] = []
  for (let round = 0; round < 20_000; round++) {
    const parts = Array.from({ length: pick(40) }, () => alphabet[pick(64)]!)
    for (let i = pick(4); i > 0; i--)
      parts.splice(pick(parts.length + 1), 0, strangers[pick(strangers.length)]!)
    const text = parts.join('')
    const { sizeBytes, isWhole } = measureBase64(text)
    if (!isWhole) continue
    const [native, strict] = [decodeNatively(text, sizeBytes), decodeBase64(text, sizeBytes)]
    const isSame =
      'badAt' in native
        ? 'badAt' in strict && native.badAt === strict.badAt
        : !('badAt' in strict) && Buffer.from(strict).equals(native)
    if (!isSame) differing.push(JSON.stringify(text))
  }
  expect(differing).toEqual([])
})
