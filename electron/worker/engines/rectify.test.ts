import { expect, it } from 'vitest'
import { boxAt, blankImage, withInk } from '../../../test/support/draw-pixels.ts'
import { colourOf, greyOf, type ColourImage } from '../pixels/colour.ts'
import { straighten } from '../prepare/deskew.ts'
import { rectify } from './rectify.ts'

const darkColumns = (strip: ColourImage) => {
  const { width, height, pixels } = greyOf(strip)
  const middle = pixels.subarray((height >> 1) * width, ((height >> 1) + 1) * width)
  return [middle.findIndex((level) => level < 128), middle.findLastIndex((level) => level < 128)]
}

it('a level line comes out as it is, at the height that was wished for', () => {
  const image = colourOf(withInk(blankImage(300, 100), [boxAt(100, 40, 50, 20)]))
  const strip = rectify(image, { x: 150, y: 50, length: 200, height: 40, angle: 0 }, 20)
  expect([strip.width, strip.height]).toEqual([100, 20])
  expect(darkColumns(strip)).toEqual([25, 49])
})

it('a line that lies aslant comes out level', () => {
  const turned = straighten(withInk(blankImage(300, 100), [boxAt(50, 45, 200, 10)]), -15)
  const place = { x: turned.image.width / 2, y: turned.image.height / 2, length: 240, height: 20 }
  const straight = rectify(colourOf(turned.image), { ...place, angle: (15 * Math.PI) / 180 }, 20)
  const [from, to] = darkColumns(straight)
  expect(from).toBeGreaterThan(17)
  expect(from).toBeLessThan(23)
  expect(to).toBeGreaterThan(217)
  expect(to).toBeLessThan(223)
})

it('what is made smaller is the mean of what was there', () => {
  const stripes = blankImage(400, 40)
  const image = colourOf(
    withInk(
      stripes,
      Array.from({ length: 200 }, (_, i) => boxAt(i * 2, 0, 1, 40)),
    ),
  )
  const strip = rectify(image, { x: 200, y: 20, length: 400, height: 40, angle: 0 }, 20)
  expect(
    greyOf(strip)
      .pixels.slice(10, -10)
      .every((level) => level > 110 && level < 145),
  ).toBe(true)
})

it('beyond the edge of the picture goes on what is at it', () => {
  const strip = rectify(
    colourOf(blankImage(40, 40, 200)),
    { x: 0, y: 20, length: 80, height: 20, angle: 0 },
    20,
  )
  expect(greyOf(strip).pixels.every((level) => Math.abs(level - 200) <= 1)).toBe(true)
})
