import { describe, expect, it } from 'vitest'
import type { GreyImage } from '../pixels/grey.ts'
import { findShades } from './shades.ts'

const size = { width: 400, height: 300 }

function page(
  paper: number,
  areas: readonly { x0: number; y0: number; x1: number; y1: number; level: number }[],
): GreyImage {
  const pixels = new Uint8Array(size.width * size.height).fill(paper)
  for (const { x0, y0, x1, y1, level } of areas)
    for (let y = y0; y < y1; y++) pixels.fill(level, y * size.width + x0, y * size.width + x1)
  return { ...size, pixels }
}

describe('findShades', () => {
  it('finds an area that is hardly darker than the paper, with text in it', () => {
    const code = { x0: 40, y0: 60, x1: 360, y1: 160, level: 248 }
    const text = { x0: 60, y0: 80, x1: 200, y1: 95, level: 20 }
    expect(findShades(page(255, [code, text]))).toEqual([{ x0: 40, y0: 60, x1: 360, y1: 160 }])
  })

  it('finds neither letters nor lines nor the paper itself', () => {
    const letters = Array.from({ length: 10 }, (_, i) => ({
      x0: 40 + i * 12,
      y0: 50,
      x1: 48 + i * 12,
      y1: 62,
      level: 30,
    }))
    const line = { x0: 20, y0: 100, x1: 380, y1: 102, level: 200 }
    expect(findShades(page(250, [...letters, line]))).toEqual([])
  })

  it('looks for none on the uneven ground of a photograph', () => {
    const pixels = new Uint8Array(size.width * size.height).map((_, i) => 120 + ((i * 7919) % 100))
    expect(findShades({ ...size, pixels })).toEqual([])
  })
})
