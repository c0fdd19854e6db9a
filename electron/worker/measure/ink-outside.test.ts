import { expect, it } from 'vitest'
import type { Box } from '../../../shared/page.ts'
import { hasRowOfInk, inkOutside, linesOfInk } from './ink-outside.ts'

/** A white image with every third column of each box in this grey, like the strokes of letters. */
function paper(boxes: readonly Box[], grey = 0) {
  const [width, height] = [300, 200]
  const pixels = new Uint8Array(width * height).fill(250)
  for (const { x0, y0, x1, y1 } of boxes)
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x += 3) pixels[y * width + x] = grey
  return { width, height, pixels }
}

const row = (y0: number): Box => ({ x0: 20, y0, x1: 220, y1: y0 + 12 })

it('a row of ink that no word covers is seen, however pale, and one that is covered is not', () => {
  const page = paper([row(40), row(100)])
  expect(hasRowOfInk(inkOutside(page, 12, [row(40)]))).toBe(true)
  expect(hasRowOfInk(inkOutside(page, 12, [row(40), row(100)]))).toBe(false)
  expect(hasRowOfInk(inkOutside(paper([row(100)], 225), 12, []))).toBe(true)
})

it('single marks and the grain of paper are no row', () => {
  expect(hasRowOfInk(inkOutside(paper([{ x0: 40, y0: 40, x1: 70, y1: 70 }]), 12, []))).toBe(false)
  const grain = paper([])
  for (let i = 0; i < grain.pixels.length; i++) grain.pixels[i] = 245 + ((i * 7) % 11) / 2
  expect(hasRowOfInk(inkOutside(grain, 12, []))).toBe(false)
})

it('an area as high as two lines looks like text, and a figure or a curve does not', () => {
  const [line, figure] = [row(40), { x0: 20, y0: 80, x1: 120, y1: 190 }]
  const page = paper([line, figure])
  for (let x = 140; x < 290; x++)
    for (let y = 0; y < 8; y++) page.pixels[(90 + ((x - 140) >> 1) + y) * 300 + x] = 0
  expect(linesOfInk(inkOutside(page, 12, []))).toEqual([{ x0: 12, y0: 36, x1: 228, y1: 60 }])
})
