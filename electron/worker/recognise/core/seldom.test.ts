import { expect, it } from 'vitest'
import { seldom } from './seldom.ts'

it('tells ten times a second at most', () => {
  let now = 0
  const told: number[] = []
  const tell = seldom(
    (percent) => told.push(percent),
    () => now,
  )
  for (let percent = 1; percent <= 50; percent++) {
    now += 11
    tell(percent)
  }
  expect(told).toEqual([1, 11, 21, 31, 41])
})
