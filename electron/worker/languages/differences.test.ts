import { expect, it } from 'vitest'
import { whereTheyDiffer, type Character } from './differences.ts'

const read = (text: string, ...confidences: number[]): Character[] =>
  Array.from(text, (character, i) => ({ text: character, confidence: confidences[i] ?? 0.5 }))

it('leaves out what both read alike', () => {
  const { a, b } = whereTheyDiffer(
    read('图书馆每天', 0.7, 0.8, 0.9, 0.1, 0.1),
    read('圖書館每天', 1, 0.9, 0.8, 0.2, 0.2),
  )
  expect(a).toBeCloseTo(0.8)
  expect(b).toBeCloseTo(0.9)
})

it('finds its way back after a character that only one has read', () => {
  const { a, b } = whereTheyDiffer(read('九点开到', 0.1, 0.1, 0.6, 0.1), read('九点到', 0.2, 0.2, 0.2))
  expect(a).toBeCloseTo(0.6)
  expect(b).toBe(0)
})

it('says nothing where both read the same, or nothing', () => {
  expect(whereTheyDiffer(read('天地'), read('天地'))).toEqual({ a: 0, b: 0 })
  expect(whereTheyDiffer([], [])).toEqual({ a: 0, b: 0 })
})
