import { describe, expect, it } from 'vitest'
import type { GreyImage } from '../pixels/grey.ts'
import { strokeWidth, withStrokes } from './stroke-width.ts'

const box = { x0: 10, y0: 10, x1: 90, y1: 40 }

/** Vertical strokes every twelve pixels, with full pixels and one that is half covered. */
function stems(full: number, { ink = 0, paper = 255 } = {}): GreyImage {
  const [width, height] = [100, 50]
  const pixels = new Uint8Array(width * height).fill(paper)
  for (let y = box.y0; y < box.y1; y++) {
    for (let x = box.x0; x < box.x1 - full; x += 12) {
      pixels.fill(ink, y * width + x, y * width + x + full)
      pixels[y * width + x + full] = (ink + paper) / 2
    }
  }
  return { width, height, pixels }
}

describe('strokeWidth', () => {
  it('tells strokes of a pixel and a half from those of two and a half', () => {
    expect(strokeWidth(box, stems(1))).toBeCloseTo(1.5, 1)
    expect(strokeWidth(box, stems(2))).toBeCloseTo(2.5, 1)
  })

  it('measures pale ink and light letters on dark like black on white', () => {
    expect(strokeWidth(box, stems(2, { ink: 120, paper: 240 }))).toBeCloseTo(2.5, 1)
    expect(strokeWidth(box, stems(2, { ink: 230, paper: 30 }))).toBeCloseTo(2.5, 1)
  })

  it('tells nothing where there is hardly any ink', () => {
    expect(strokeWidth(box, stems(2, { ink: 235, paper: 255 }))).toBeNull()
    expect(
      strokeWidth({ ...box, y1: 12 }, { ...stems(2), pixels: new Uint8Array(5000).fill(255) }),
    ).toBeNull()
  })
})

describe('withStrokes', () => {
  it('leaves a word without ink as it was, beside one with', () => {
    const line = {
      box,
      words: [
        { text: 'ill', box, confidence: 1 },
        { text: 'x', box: { ...box, y0: 42, y1: 50 }, confidence: 1 },
      ],
      block: 0,
      paragraph: 0,
      rowHeight: 30,
    }
    const [first, second] = withStrokes(line, stems(2)).words
    expect(first?.stroke).toBeCloseTo(2.5, 1)
    expect(second).not.toHaveProperty('stroke')
  })
})
