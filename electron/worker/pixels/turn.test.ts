import { describe, expect, it } from 'vitest'
import { boxAt, letterRows, levelAt, blankImage, withInk } from '../../../test/support/draw-pixels.ts'
import { findComponents } from '../prepare/components.ts'
import { isSideways } from '../prepare/sideways.ts'
import { turn } from './turn.ts'

describe('turn', () => {
  const image = withInk(blankImage(30, 20), [boxAt(28, 1, 1, 1)])

  it.each([
    [90, 20, 30, 18, 28],
    [180, 30, 20, 1, 18],
    [270, 20, 30, 1, 1],
  ] as const)('turns by %i degrees clockwise, and back', (by, width, height, x, y) => {
    const turned = turn(image, by)
    expect([turned.image.width, turned.image.height, levelAt(turned.image, x, y)]).toEqual([width, height, 0])
    expect(turned.back({ x: x + 0.5, y: y + 0.5 })).toEqual({ x: 28.5, y: 1.5 })
  })

  it('leaves an upright page as it is', () => {
    expect(turn(image, 0).image).toBe(image)
  })
})

describe('isSideways', () => {
  const page = withInk(blankImage(500, 300), letterRows({ rows: 8, lettersPerRow: 40 }))

  it('knows lines that run down the picture from lines that run across it', () => {
    expect(isSideways(findComponents(page, 128))).toBe(false)
    expect(isSideways(findComponents(turn(page, 90).image, 128))).toBe(true)
  })

  it('says no of a page with hardly a letter', () => {
    expect(isSideways([boxAt(0, 0, 5, 5), boxAt(0, 6, 5, 5)])).toBe(false)
  })
})
