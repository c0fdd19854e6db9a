import { describe, expect, it } from 'vitest'
import { levelAt, blankImage, withInk } from '../../../test/support/draw-pixels.ts'
import { unite, type Box } from '../../../shared/page.ts'
import { cutLine } from './strip.ts'

const boxes: Box[] = [0, 1, 2, 3].map((i) => ({
  x0: 100 + i * 60,
  y0: 200 + i * 4,
  x1: 150 + i * 60,
  y1: 220 + i * 4,
}))
const line = {
  box: unite(boxes),
  words: boxes.map((box) => ({ text: 'word', box, confidence: 0.5 })),
  block: 0,
  paragraph: 0,
  rowHeight: 20,
}
const image = withInk(blankImage(500, 400), boxes)

describe('cutLine', () => {
  const strip = cutLine(image, line)!

  it('cuts a tilted line out straight', () => {
    const middle = Math.floor(strip.image.height / 2)
    const dark = Array.from({ length: strip.image.width }, (_, x) => levelAt(strip.image, x, middle) < 128)
    expect(dark.filter(Boolean).length / dark.length).toBeGreaterThan(0.7)
    expect(levelAt(strip.image, Math.floor(strip.image.width / 2), 1)).toBe(255)
  })

  it('finds the way back to the picture', () => {
    const left = strip.back({ x: 0, y: strip.image.height / 2 })
    const right = strip.back({ x: strip.image.width, y: strip.image.height / 2 })
    expect(Math.abs(left.y - 210)).toBeLessThan(3)
    expect(Math.abs(right.y - 222)).toBeLessThan(3)
    expect(left.x).toBeLessThan(100)
    expect(right.x).toBeGreaterThan(330)
  })

  it('cuts nothing so small that nothing could be read on it', () => {
    const box = { x0: 0, y0: 0, x1: 30, y1: 4 }
    expect(cutLine(image, { ...line, words: [{ text: 'x', box, confidence: 0 }] })).toBeNull()
  })
})
