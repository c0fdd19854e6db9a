import { expect, it } from 'vitest'
import type { GreyImage } from '../grey.ts'
import { hasColumns } from './columns.ts'

/** Lines of words from x to x, on a white page of 800 by 1000 pixels; words are 30 wide, 8 apart, moved on each line. */
function pageOf(...spans: readonly (readonly [from: number, to: number])[]): GreyImage {
  const pixels = new Uint8Array(800 * 1000).fill(255)
  for (let top = 50; top < 950; top += 30) {
    for (const [from, to] of spans) {
      for (let x = from + ((top * 7) % 38); x + 30 < to; x += 38) {
        for (let y = top; y < top + 14; y++) pixels.fill(0, y * 800 + x, y * 800 + x + 30)
      }
    }
  }
  return { width: 800, height: 1000, pixels }
}

it('sees the strip between two columns', () => {
  expect(hasColumns(pageOf([60, 380], [420, 740]))).toBe(true)
})

it('takes the spaces between words for no strip', () => {
  expect(hasColumns(pageOf([60, 740]))).toBe(false)
})
