import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixtures } from '../../../test/support/images.ts'
import { unpackHeic } from './heic.ts'

const hello = readFileSync(fixtures.heic)

describe('a HEIC', () => {
  it('is its pixels, three bytes each', async () => {
    const { width, height, channels, pixels } = await unpackHeic(hello)
    expect([width, height, channels, pixels.length]).toEqual([600, 200, 3, 360_000])
  })

  it('is pixels or an error in words, whatever its bytes are, and the next one is read', async () => {
    const change = fc.record({ at: fc.nat(600), by: fc.uint8Array({ minLength: 1, maxLength: 4 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const bytes = Uint8Array.from(hello)
        for (const { at, by } of changes) bytes.set(by, at)
        const answer = await unpackHeic(bytes).catch((error: unknown) => error)
        if (answer instanceof Error) expect(answer.message).toMatch(/\w+ \w+/)
        else expect(answer).toHaveProperty('pixels')
      }),
      { numRuns: 60 },
    )
    expect((await unpackHeic(hello)).width).toBe(600)
  })
})
