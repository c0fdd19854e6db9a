import { describe, expect, it } from 'vitest'
import { boundsOf, downwards, grownBy, pointOn, scaledTo, smallestAround, type Slanted } from './slanted.ts'

const corners = (slanted: Slanted) => [
  pointOn(slanted, 0, 0),
  pointOn(slanted, 1, 0),
  pointOn(slanted, 1, 1),
  pointOn(slanted, 0, 1),
]
const line: Slanted = { x: 100, y: 50, length: 80, height: 20, angle: 0.2 }

describe('a slanted rectangle', () => {
  it('is found around its own corners and what lies within', () => {
    const found = smallestAround([...corners(line), pointOn(line, 0.3, 0.5), pointOn(line, 0.9, 0.1)])!
    for (const side of ['x', 'y', 'length', 'height', 'angle'] as const)
      expect(found[side]).toBeCloseTo(line[side], 6)
  })

  it('is told by its writing, which is as level as can be', () => {
    const found = smallestAround(corners({ ...line, angle: 1.4 }))!
    expect(found.length).toBeCloseTo(20, 6)
    expect(found.height).toBeCloseTo(80, 6)
    expect(found.angle).toBeCloseTo(1.4 - Math.PI / 2, 6)
  })

  it('is none around points on one line', () => {
    expect(
      smallestAround([
        { x: 1, y: 1 },
        { x: 2, y: 2 },
        { x: 3, y: 3 },
      ]),
    ).toBe(null)
    expect(smallestAround([])).toBe(null)
  })

  it('grows on all sides', () => {
    expect(grownBy(line, 5)).toEqual({ ...line, length: 90, height: 30 })
  })

  it('stands on a picture twice as wide where its corners do', () => {
    const level = { ...line, angle: 0 }
    expect(scaledTo(level, 2, 1)).toEqual({ ...level, x: 200, length: 160 })
    expect(scaledTo(line, 3, 3).length).toBeCloseTo(240, 6)
    expect(scaledTo(line, 3, 3).angle).toBeCloseTo(0.2, 6)
  })

  it('has an upright box around it, and around a part', () => {
    const level = { ...line, angle: 0 }
    expect(boundsOf(level)).toEqual({ x0: 60, x1: 140, y0: 40, y1: 60 })
    expect(boundsOf(level, { x0: 0.5, x1: 0.75, y0: 0, y1: 0.5 })).toEqual({
      x0: 100,
      x1: 120,
      y0: 40,
      y1: 50,
    })
  })

  it('can be taken for a line that runs down, whose letters have their tops at the right', () => {
    const tall: Slanted = { x: 0, y: 0, length: 20, height: 100, angle: 0 }
    const start = pointOn(downwards(tall), 0, 0)
    expect([Math.round(start.x), Math.round(start.y)]).toEqual([10, -50])
  })
})
