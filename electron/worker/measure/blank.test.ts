import { expect, it } from 'vitest'
import { emptySheet, isBlank } from './blank.ts'

const sheet = (levelOf: (i: number) => number) => ({
  width: 100,
  height: 100,
  pixels: Uint8Array.from({ length: 10_000 }, (_, i) => levelOf(i)),
})
/** A photo taken in the dark: nearly black, with a few lighter pixels. */
const night = (i: number) => (i % 2500 === 0 ? 29 : (i * 37) % 6)

it('is what noise alone is on, however dark', () => {
  expect(isBlank(sheet(night))).toBe(true)
  expect(isBlank(emptySheet(sheet(night)))).toBe(true)
})

it('is nothing that has a single mark on it', () => {
  expect(isBlank(sheet((i) => (i === 77 ? 90 : night(i))))).toBe(false)
})

it('is no ground with pale letters, as a computer draws them', () => {
  expect(isBlank(sheet((i) => (i % 50 === 0 ? 136 : 153)))).toBe(false)
})
