import { expect, it } from 'vitest'
import { emptySheet, isBlank } from './blank.ts'

const sheet = (levels: readonly number[]) => ({ width: 100, height: 2, pixels: Uint8Array.from(levels) })
const night = Array.from({ length: 200 }, (_, i) => (i * 37) % 30)

it('is what noise alone is on, however dark', () => {
  expect(isBlank(sheet(night))).toBe(true)
  expect(isBlank(emptySheet(sheet(night)))).toBe(true)
})

it('is nothing that has a single mark on it, or pale print', () => {
  expect(isBlank(sheet(night.with(77, 90)))).toBe(false)
  expect(isBlank(sheet(Array.from({ length: 200 }, (_, i) => (i % 9 === 0 ? 160 : 225))))).toBe(false)
})
