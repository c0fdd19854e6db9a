import { describe, expect, it } from 'vitest'
import { letterRows, levelAt, blankImage, withInk, boxAt } from '../../../test/support/draw-pixels.ts'
import { findTilt, straighten } from './deskew.ts'

const page = withInk(blankImage(700, 500), letterRows({ rows: 18, lettersPerRow: 60 }))

describe('findTilt', () => {
  it.each([-6.3, -2, 1.5, 4.8])('finds a tilt of %s degrees', async (degrees) => {
    const tilted = straighten(page, -degrees).image
    expect(await findTilt(tilted)).toBeCloseTo(degrees, 0)
  })

  it('leaves a straight page and an empty one as they are', async () => {
    expect(Math.abs(await findTilt(page))).toBeLessThan(0.25)
    expect(await findTilt(blankImage(300, 300))).toBe(0)
  })
})

describe('straighten', () => {
  it('makes the lines level, and finds the way back', () => {
    const spot = boxAt(600, 400, 9, 9)
    const tilted = withInk(blankImage(700, 500), [spot])
    const { image, back } = straighten(tilted, 5)
    const dark = image.pixels.findIndex((level) => level < 60)
    const found = back({ x: dark % image.width, y: Math.floor(dark / image.width) })
    expect(Math.abs(found.x - 604)).toBeLessThan(8)
    expect(Math.abs(found.y - 404)).toBeLessThan(8)
  })

  it('loses no corner of the sheet', () => {
    const corners = [boxAt(0, 0, 9, 9), boxAt(691, 491, 9, 9)]
    const { image } = straighten(withInk(blankImage(700, 500), corners), 5)
    const dark = image.pixels.reduce((count, level) => count + (level < 128 ? 1 : 0), 0)
    expect(dark).toBeGreaterThan(120)
    expect(levelAt(image, 0, 0)).toBe(255)
  })
})
