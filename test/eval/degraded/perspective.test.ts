import { expect, it } from 'vitest'
import { solve, toSheet, type Corners } from './perspective.ts'

it('solves equations whose first coefficient is zero', () => {
  const [x, y] = solve([
    [0, 2, 4],
    [3, 1, 11],
  ])
  expect(x).toBeCloseTo(3)
  expect(y).toBeCloseTo(2)
})

it('finds the corners of the sheet at its corners in the photograph', () => {
  const corners: Corners = [
    { x: 100, y: 60 },
    { x: 900, y: 40 },
    { x: 980, y: 1200 },
    { x: 30, y: 1150 },
  ]
  const onSheet = toSheet(corners)
  const found = corners.map(({ x, y }) => onSheet(x, y))
  const wanted = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  found.forEach(({ x, y }, i) => {
    expect(x).toBeCloseTo(wanted[i]?.[0] ?? NaN)
    expect(y).toBeCloseTo(wanted[i]?.[1] ?? NaN)
  })
})

it('keeps straight what is only moved and enlarged', () => {
  const onSheet = toSheet([
    { x: 10, y: 10 },
    { x: 110, y: 10 },
    { x: 110, y: 210 },
    { x: 10, y: 210 },
  ])
  const middle = onSheet(60, 110)
  expect(middle.x).toBeCloseTo(0.5)
  expect(middle.y).toBeCloseTo(0.5)
})
