import { describe, expect, it } from 'vitest'
import { boxAt, letterRows, blankImage, withInk, withLetters } from '../../../test/support/draw-pixels.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { withinBars, withoutBars } from './bars.ts'

/** Grain, as every camera has it, on a field of this level. */
function grainy(width: number, height: number): GreyImage {
  const image = blankImage(width, height)
  image.pixels.forEach((_, i) => (image.pixels[i] = 170 + ((i * 7919) % 23)))
  return image
}

function framed(photo: GreyImage, left: number, top: number, level: number): GreyImage {
  const frame = blankImage(photo.width + 2 * left, photo.height + 2 * top, level)
  for (let y = 0; y < photo.height; y++)
    frame.pixels.set(
      photo.pixels.subarray(y * photo.width, (y + 1) * photo.width),
      (y + top) * frame.width + left,
    )
  return frame
}

describe('withinBars', () => {
  it.each([
    ['black', 0],
    ['white or transparent', 255],
  ])('finds a photograph between %s bars', (_, level) => {
    expect(withinBars(framed(grainy(200, 150), 60, 0, level))).toEqual(boxAt(60, 0, 200, 150))
    expect(withinBars(framed(grainy(200, 150), 60, 40, level))).toEqual(boxAt(60, 40, 200, 150))
  })

  it('leaves the margins of a page, be it text or a table with a frame', () => {
    const text = withLetters(
      blankImage(300, 300),
      letterRows({ rows: 8, lettersPerRow: 20, left: 60, top: 60 }),
    )
    expect(withinBars(text)).toBeNull()
    const frame = withInk(blankImage(300, 300), [boxAt(50, 50, 200, 200)])
    expect(withinBars(withInk(frame, [boxAt(52, 52, 196, 196)], 255))).toBeNull()
  })

  it('leaves what is even all over, and what has grain to its edges', () => {
    expect(withinBars(blankImage(100, 100))).toBeNull()
    const photo = grainy(100, 100)
    expect(withinBars(photo)).toBeNull()
    expect(withoutBars(photo)).toBe(photo)
  })
})
