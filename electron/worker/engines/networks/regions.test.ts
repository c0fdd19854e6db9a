import { expect, it } from 'vitest'
import { boundsOf } from '../../pixels/slanted.ts'
import { meanWithin, regionsIn, type TextMap } from './regions.ts'

function mapOf(rows: readonly string[]): TextMap {
  const [first = ''] = rows
  const chances = Float32Array.from(rows.join(''), (digit) => Number(digit) / 10)
  return { width: first.length, height: rows.length, chances }
}

const map = mapOf([
  '0000000000000000',
  '0888880000066600',
  '0888880000066600',
  '0888880000066600',
  '0000000000000000',
  '0990000000000000',
])

it('finds each region of the map, as large as its pixels', () => {
  const boxes = regionsIn(map, 0.3).map((region) => boundsOf(region))
  expect(boxes.map(({ x0, x1, y0, y1 }) => [x0, x1, y0, y1].map(Math.round))).toEqual([
    [1, 6, 1, 4],
    [11, 14, 1, 4],
  ])
})

it('takes pixels that touch at a corner for one region, and finds how it lies', () => {
  const slope = mapOf([
    '99900000000000',
    '99999900000000',
    '09999999990000',
    '00009999999999',
    '00000000999999',
  ])
  const [region, ...others] = regionsIn(slope, 0.3)
  expect(others).toEqual([])
  expect(region!.angle).toBeGreaterThan(0.1)
  expect(region!.angle).toBeLessThan(0.5)
})

it('tells how sure the map is of a region', () => {
  expect(regionsIn(map, 0.3).map((region) => Number(meanWithin(map, region).toFixed(2)))).toEqual([0.8, 0.6])
})
