import { expect, it } from 'vitest'
import { splitByRegion } from './regions.ts'

it('each piece is in one region, the nearest if its centre is beside the page or on an edge', () => {
  const regions = [
    { box: { x0: 0, y0: 0, x1: 50, y1: 100 }, isSidebar: true },
    { box: { x0: 50, y0: 0, x1: 100, y1: 100 }, isSidebar: false },
  ]
  const at = (x: number, y: number) => ({ box: { x0: x - 5, y0: y - 5, x1: x + 5, y1: y + 5 } })
  const [inside, edge, below] = [at(20, 50), at(50, 20), at(90, 130)]
  expect(splitByRegion(regions, [below, inside, edge])).toEqual([[inside, edge], [below]])
})
