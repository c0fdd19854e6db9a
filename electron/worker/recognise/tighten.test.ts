import { describe, expect, it } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { tighten } from './tighten.ts'

const size = { width: 200, height: 100 }

function drawn(...boxes: readonly (readonly [x0: number, y0: number, x1: number, y1: number])[]): GreyImage {
  const pixels = new Uint8Array(size.width * size.height).fill(255)
  for (const [x0, y0, x1, y1] of boxes)
    for (let y = y0; y < y1; y++) pixels.fill(0, y * size.width + x0, y * size.width + x1)
  return { ...size, pixels }
}

function lineAround(y0: number, y1: number): Line {
  const box = { x0: 10, y0, x1: 100, y1 }
  return { box, words: [{ text: '二', box, confidence: 1 }], block: 0, paragraph: 0, rowHeight: 30 }
}

describe('tighten', () => {
  it('draws a box around the ink, across the white within a character', () => {
    const image = drawn([20, 42, 80, 45], [15, 56, 90, 60])
    expect(tighten(lineAround(30, 72), image, 128).box).toMatchObject({ y0: 42, y1: 60 })
  })

  it('leaves out what hangs in from the lines above and below', () => {
    const image = drawn([20, 45, 80, 58], [20, 20, 60, 34], [20, 69, 60, 80])
    expect(tighten(lineAround(30, 72), image, 128).box).toMatchObject({ y0: 45, y1: 58 })
  })

  it('leaves a box as it is where there is no ink, or next to nothing else', () => {
    const line = lineAround(30, 70)
    expect(tighten(line, drawn(), 128)).toBe(line)
    expect(tighten(line, drawn([0, 30, 200, 70]), 128)).toBe(line)
  })
})
