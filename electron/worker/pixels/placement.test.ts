import { describe, expect, it } from 'vitest'
import { chain, placeBox, scaledBy, shiftedBy, unmoved } from './placement.ts'

describe('placements', () => {
  it('undoes the last step first', () => {
    const back = chain(chain(unmoved, shiftedBy(-10, -20)), scaledBy(2))
    expect(back({ x: 4, y: 6 })).toEqual({ x: 12, y: 23 })
  })

  it('puts an upright box around where the corners came from', () => {
    const quarter = ({ x, y }: { x: number; y: number }) => ({ x: y, y: 100 - x })
    expect(placeBox({ x0: 10, y0: 20, x1: 30, y1: 25 }, quarter)).toEqual({ x0: 20, y0: 70, x1: 25, y1: 90 })
  })
})
