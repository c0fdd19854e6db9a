import { describe, expect, it } from 'vitest'
import { histogramOf, inkThreshold, quantile } from './histogram.ts'

const pixels = Uint8Array.from([...Array<number>(30).fill(20), ...Array<number>(70).fill(220)])

describe('histograms', () => {
  it('counts every level, or every third pixel', () => {
    expect(histogramOf(pixels)[220]).toBe(70)
    expect(histogramOf(pixels, 10)[220]).toBe(7)
  })

  it('gives the level below which a share of the pixels lies', () => {
    expect([quantile(histogramOf(pixels), 0.1), quantile(histogramOf(pixels), 0.5)]).toEqual([20, 220])
  })

  it('parts ink from paper between the two', () => {
    const threshold = inkThreshold(histogramOf(pixels))
    expect(threshold).toBeGreaterThanOrEqual(20)
    expect(threshold).toBeLessThan(220)
  })
})
