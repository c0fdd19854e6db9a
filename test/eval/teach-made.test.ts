import { expect, test } from 'vitest'
import { teachMade } from './teach-made.ts'

test('one correction gains fifteen points on the next document of its sender, and breaks nothing', () => {
  const { fields, foreign } = teachMade(2)
  const share = (count: number) => (100 * count) / fields.length
  const before = fields.filter(({ wasRight }) => wasRight)
  const after = fields.filter(({ isRight }) => isRight)
  expect(share(after.length) - share(before.length)).toBeGreaterThan(15)
  expect(before.filter(({ isRight }) => !isRight)).toEqual([])
  expect(foreign).toEqual([])
})
