import { describe, expect, it } from 'vitest'
import { dottedRules } from './dotted-rules.ts'
import type { GreyImage } from '../pixels/grey.ts'

const [width, height] = [600, 200]

/** Bars of the same size and spacing. */
function drawn(
  ...rows: readonly { y: number; x: number; count: number; dash: number; pitch: number }[]
): GreyImage {
  const pixels = new Uint8Array(width * height).fill(255)
  for (const { y, x, count, dash, pitch } of rows)
    for (let i = 0; i < count; i++)
      for (const row of [y, y + 1])
        pixels.fill(40, row * width + x + i * pitch, row * width + x + i * pitch + dash)
  return { width, height, pixels }
}

const boxes = (image: GreyImage) => dottedRules(image).map(({ box: { x0, y0, x1, y1 } }) => [x0, y0, x1, y1])

describe('dottedRules', () => {
  it('finds dots and dashes that follow each other evenly', () => {
    const dots = { y: 60, x: 100, count: 100, dash: 2, pitch: 4 }
    const dashes = { y: 120, x: 200, count: 20, dash: 8, pitch: 14 }
    expect(boxes(drawn(dots, dashes))).toEqual([
      [100, 60, 498, 62],
      [200, 120, 474, 122],
    ])
  })

  it('finds two lines side by side apart', () => {
    const dots = { y: 60, count: 30, dash: 2, pitch: 4 }
    expect(boxes(drawn({ ...dots, x: 50 }, { ...dots, x: 300 }))).toEqual([
      [50, 60, 168, 62],
      [300, 60, 418, 62],
    ])
  })

  it('takes no row of uneven marks for one, nor one with ink above it', () => {
    const uneven = [0, 5, 13, 17, 29, 34, 45, 49, 60, 64].map((x) => ({
      y: 60,
      x: 100 + x,
      count: 1,
      dash: 2,
      pitch: 0,
    }))
    const dots = { x: 100, count: 50, dash: 3, pitch: 6 }
    const raster = [100, 103, 106, 109].map((y) => ({ ...dots, y }))
    expect(boxes(drawn(...uneven, ...raster))).toEqual([])
  })

  it('takes no row of stems for one, though it is low and nothing is above and below it', () => {
    const stems = [100, 102, 104].map((y) => ({ y, x: 100, count: 40, dash: 3, pitch: 9 }))
    expect(boxes(drawn(...stems))).toEqual([])
  })
})
