import { expect, test } from 'vitest'
import {
  imagePartSchema,
  partToPixels,
  normalisePart,
  turnBetween,
  quarters,
  rotateBox,
} from './image-part.ts'

const half = { x0: 0.5, y0: 0, x1: 1, y1: 0.25 }
const all = { x0: 0, y0: 0, x1: 1, y1: 1 }

test('a frame around the whole image is dropped', () => {
  expect(normalisePart({ turn: null, box: all })).toBeNull()
  expect(normalisePart({ turn: 0, box: all })).toEqual({ turn: 0, box: null })
  expect(normalisePart({ turn: null, box: half })).toEqual({ turn: null, box: half })
})

test('a part becomes whole pixels within the image, and is never empty', () => {
  expect(partToPixels({ turn: null, box: half }, { width: 101, height: 50 })).toEqual({
    x0: 50,
    y0: 0,
    x1: 101,
    y1: 13,
  })
  const sliver = { x0: 0.9999, y0: 0.9999, x1: 1, y1: 1 }
  const { x0, x1 } = partToPixels({ turn: null, box: sliver }, { width: 10, height: 10 })!
  expect([x0, x1]).toEqual([9, 10])
})

test('a box that is turned all the way round returns to its place', () => {
  for (const by of quarters) {
    const there = rotateBox(half, by)
    expect(rotateBox(there, turnBetween(by, 0))).toEqual(half)
  }
  expect(rotateBox(half, 90)).toEqual({ x0: 0.75, y0: 0.5, x1: 1, y1: 1 })
})

test('an invalid part is refused with the reason', () => {
  const wrong = imagePartSchema.safeParse({ box: { x0: 0.5, y0: 0, x1: 0.5, y1: 1 } })
  expect(wrong.error?.issues.map(({ message }) => message)).toEqual([
    'must end after it begins: x0 < x1 and y0 < y1',
  ])
  expect(imagePartSchema.safeParse({ turn: 45 }).success).toBe(false)
  expect(imagePartSchema.parse({ turn: 90 })).toEqual({ turn: 90, box: null })
})
