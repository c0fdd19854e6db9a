import { expect, test } from 'vitest'
import { toScale, zoomedIn, zoomedOut } from './zoom.ts'

const image = { width: 1000, height: 2000 }

test('an image is fitted by the side that is tighter', () => {
  expect(toScale('fit', image, { width: 500, height: 400 })).toBe(0.2)
})

test('a small image is not blown up to fill a large pane', () => {
  expect(toScale('fit', { width: 100, height: 100 }, { width: 2000, height: 2000 })).toBe(1.5)
})

test('a pane without room and an image without size give a scale all the same', () => {
  expect(toScale('fit', image, { width: -32, height: -32 })).toBeGreaterThan(0)
  expect(toScale('fit', { width: 0, height: 0 }, { width: 500, height: 400 })).toBe(1)
})

test('zooming goes step by step from any scale, and stops at both ends', () => {
  expect(zoomedIn(0.34)).toBe(0.5)
  expect(zoomedOut(0.35)).toBe(0.33)
  expect(zoomedIn(4)).toBe(4)
  expect(zoomedOut(0.1)).toBe(0.1)
})
