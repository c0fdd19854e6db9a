import { expect, test } from 'vitest'
import { frameBetween, withHandleAt, handles, moved, resized, wholeFrame, type Frame } from './frame.ts'

const middle = { x0: 0.25, y0: 0.25, x1: 0.75, y1: 0.75 }
const rounded = (frame: Frame) => Object.values(frame).map((value) => Math.round(value * 100) / 100)

test('a frame that is moved keeps its size, and stops at the edge', () => {
  expect(rounded(moved(middle, { x: 0.1, y: -0.5 }))).toEqual([0.35, 0, 0.85, 0.5])
  expect(moved(wholeFrame, { x: 0.1, y: 0.1 })).toEqual(wholeFrame)
})

test('a frame grows beyond the edge by its other side, and never shrinks to nothing', () => {
  expect(rounded(resized(middle, { x: 0.1, y: -0.1 }))).toEqual([0.25, 0.25, 0.85, 0.65])
  expect(rounded(resized({ ...middle, x1: 1 }, { x: 0.1, y: 0 }))).toEqual([0.15, 0.25, 1, 0.75])
  expect(rounded(resized(middle, { x: -2, y: 0 }))).toEqual([0.25, 0.25, 0.27, 0.75])
  expect(resized(wholeFrame, { x: 0.1, y: 0.1 })).toEqual(wholeFrame)
})

test('a handle moves its sides, but not beyond the opposite ones', () => {
  expect(handles).toHaveLength(8)
  expect(rounded(withHandleAt(middle, { x: 'x0', y: 'y1' }, { x: 0.9, y: 0.9 }))).toEqual([
    0.73, 0.25, 0.75, 0.9,
  ])
  expect(rounded(withHandleAt(middle, { x: null, y: 'y0' }, { x: 0, y: -1 }))).toEqual([0.25, 0, 0.75, 0.75])
})

test('a frame is drawn from any corner to the opposite one; a tiny movement draws none', () => {
  expect(frameBetween({ x: 0.6, y: 0.2 }, { x: 0.1, y: 1.4 })).toEqual({ x0: 0.1, y0: 0.2, x1: 0.6, y1: 1 })
  expect(frameBetween({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.9 })).toBeNull()
})
