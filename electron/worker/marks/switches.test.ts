import { expect, it } from 'vitest'
import { boxAt, levelAt, blankImage } from '../../../test/support/draw-pixels.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { findComponents } from '../prepare/components.ts'
import { inkUpTo } from './spots.ts'
import { findSwitches } from './switches.ts'

const threshold = 128

/** Draws where the function says so. */
function drawn(isInk: (x: number, y: number) => boolean): GreyImage {
  const sheet = blankImage(200, 60)
  return { ...sheet, pixels: sheet.pixels.map((_, i) => (isInk(i % 200, Math.floor(i / 200)) ? 60 : 255)) }
}

/** How far a place is from a bar with round ends, 40 wide and 20 high, at 100, 20. */
function fromBar(x: number, y: number): number {
  const nearest = Math.min(Math.max(x, 110), 130)
  return Math.hypot(x - nearest, y - 30) - 10
}

const isDisc = (x: number, y: number, at: number, radius: number) => Math.hypot(x - at, y - 30) <= radius

function kindsIn(image: GreyImage) {
  const found = { spots: findComponents(image, threshold), letter: 8, paper: 255, threshold }
  return findSwitches(image, { ...found, isInk: inkUpTo(threshold, image) }).map(({ kind }) => kind)
}

it('tells a switch that is on from one that is off by its knob', () => {
  expect(kindsIn(drawn((x, y) => fromBar(x, y) <= 0 && !isDisc(x, y, 130, 6)))).toEqual(['ticked'])
  expect(kindsIn(drawn((x, y) => fromBar(x, y) <= 0 && !isDisc(x, y, 110, 6)))).toEqual(['box'])
  expect(kindsIn(drawn((x, y) => Math.abs(fromBar(x, y) + 1) <= 1 || isDisc(x, y, 110, 5)))).toEqual(['box'])
})

it('sees a knob that is darker than its bar, where dark was light', () => {
  const image = drawn((x, y) => fromBar(x, y) <= 0)
  const pixels = image.pixels.map((level, i) => (isDisc(i % 200, Math.floor(i / 200), 130, 6) ? 0 : level))
  expect(kindsIn({ ...image, pixels })).toEqual(['ticked'])
})

it('tells the ring that is chosen from the others', () => {
  const isRing = (x: number, y: number) => isDisc(x, y, 50, 9) && !isDisc(x, y, 50, 7)
  expect(kindsIn(drawn(isRing))).toEqual(['box'])
  expect(kindsIn(drawn((x, y) => isRing(x, y) || isDisc(x, y, 50, 4)))).toEqual(['ticked'])
})

it('takes neither buttons nor bars, nor a magnifying glass for one', () => {
  const isFrame = (x: number, y: number) => Math.abs(fromBar(x, y) + 1) <= 1
  const isGlass = (x: number, y: number) => isDisc(x, y, 50, 8) && !isDisc(x, y, 50, 6)
  const handle = (x: number, y: number) => x >= 54 && x < 60 && Math.abs(x - 50 - (y - 30)) < 2
  expect(
    kindsIn(drawn((x, y) => isFrame(x, y) || (x % 6 < 3 && x > 112 && x < 128 && y > 25 && y < 35))),
  ).toEqual([])
  expect(kindsIn(drawn((x, y) => fromBar(x, y) <= 0))).toEqual([])
  expect(kindsIn(drawn((x, y) => isGlass(x, y) || handle(x, y)))).toEqual([])
})

it('leaves the picture as it was', () => {
  const image = drawn((x, y) => fromBar(x, y) <= 0 && !isDisc(x, y, 130, 6))
  kindsIn(image)
  expect(levelAt(image, boxAt(120, 30, 1, 1).x0, 30)).toBe(60)
})
