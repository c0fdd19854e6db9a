import { expect, it } from 'vitest'
import { unfold } from './photograph.ts'

const fold = { at: 0.5, lean: 0.1, shortening: 0.2, shade: 0.3 }

it('leaves what is above the fold where it is', () => {
  expect(unfold({ x: 0.4, y: 0.3 }, fold)).toEqual({ point: { x: 0.4, y: 0.3 }, light: 1 })
})

it('shows what is below it aside, nearer together and darker', () => {
  const { point, light } = unfold({ x: 0.4, y: 0.7 }, fold)
  expect(point.x).toBeCloseTo(0.38)
  expect(point.y).toBeCloseTo(0.74)
  expect(light).toBeCloseTo(0.7)
})

it('does not tear the sheet at the fold', () => {
  const [above, below] = [0.4999999, 0.5000001].map((y) => unfold({ x: 0.4, y }, fold).point)
  expect(above?.x).toBeCloseTo(below?.x ?? NaN)
  expect(above?.y).toBeCloseTo(below?.y ?? NaN)
})
