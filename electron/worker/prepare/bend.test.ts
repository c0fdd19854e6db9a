import { describe, expect, it } from 'vitest'
import { letterRows, blankImage, withInk } from '../../../test/support/draw-pixels.ts'
import { findCurl } from './bend.ts'
import { findComponents } from './components.ts'
import { flatten, tiltOf } from './dewarp.ts'

const width = 700
const flatRows = letterRows({ rows: 18, lettersPerRow: 60, left: 30, top: 60 })

/** Each letter sinks by what its place in the line says. */
function page(sink: (u: number, y: number) => number) {
  return withInk(
    blankImage(width, 560),
    flatRows.map((letter) => {
      const by = Math.round(sink((letter.x0 - width / 2) / (width / 2), letter.y0))
      return { ...letter, y0: letter.y0 + by, y1: letter.y1 + by }
    }),
  )
}

function rowsLevel(image: ReturnType<typeof page>): number {
  const feet = findComponents(image, 128).map(({ y1 }) => y1)
  return new Set(feet).size
}

describe('flattening a curled sheet', () => {
  it('leaves a flat one alone', () => {
    expect(
      findCurl(
        findComponents(
          page(() => 0),
          128,
        ),
      ),
    ).toBeNull()
  })

  it('levels lines that sag in the middle', () => {
    const curled = page((u) => 14 * u * u)
    const curl = findCurl(findComponents(curled, 128))!
    const flat = flatten(curled, curl).image
    expect(rowsLevel(flat)).toBeLessThan(rowsLevel(curled) / 2)
  })

  it('levels lines that are tilted at the top and straight at the bottom', () => {
    const curled = page((u, y) => 20 * u * (1 - y / 560))
    const curl = findCurl(findComponents(curled, 128))!
    expect(tiltOf(curl)).toBeGreaterThan(0.5)
    expect(rowsLevel(flatten(curled, curl).image)).toBeLessThan(rowsLevel(curled))
  })

  it('finds the way back to where a pixel came from', () => {
    const curled = page((u) => 14 * u * u)
    const curl = findCurl(findComponents(curled, 128))!
    const { image, back } = flatten(curled, curl)
    const letter = findComponents(image, 128)[0]!
    const from = back({ x: (letter.x0 + letter.x1) / 2, y: (letter.y0 + letter.y1) / 2 })
    const nearest = Math.min(
      ...findComponents(curled, 128).map((spot) =>
        Math.hypot((spot.x0 + spot.x1) / 2 - from.x, (spot.y0 + spot.y1) / 2 - from.y),
      ),
    )
    expect(nearest).toBeLessThan(3)
  })

  it('says nothing of a page with few letters', () => {
    expect(findCurl(findComponents(withInk(blankImage(200, 200), flatRows.slice(0, 5)), 128))).toBeNull()
  })
})
