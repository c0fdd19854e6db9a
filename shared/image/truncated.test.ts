import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fixtures } from '../../test/support/images.ts'
import { isTruncatedFile } from './truncated.ts'

it.each([
  ['png', fixtures.hello],
  ['jpeg', fixtures.turnedByExif],
  ['gif', fixtures.animatedGif],
  ['webp', fixtures.webp],
] as const)('a whole %s has its end, even with appended bytes, and half of one has not', (format, file) => {
  const bytes = readFileSync(file)
  expect(isTruncatedFile(bytes, format)).toBe(false)
  expect(isTruncatedFile(Buffer.concat([bytes, Buffer.alloc(100)]), format)).toBe(false)
  // Space that was allocated for the second half is zeros.
  const half = bytes.subarray(0, Math.floor(bytes.length / 2))
  if (format !== 'jpeg' && format !== 'gif') expect(isTruncatedFile(half, format)).toBe(true)
})

it('a JPEG without its end mark is unfinished', () => {
  expect(isTruncatedFile(readFileSync(fixtures.truncatedJpeg), 'jpeg')).toBe(true)
})
