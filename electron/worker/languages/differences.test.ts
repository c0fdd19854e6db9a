import { expect, it } from 'vitest'
import { compareDifferences, type Character } from './differences.ts'

const read = (text: string, ...confidences: number[]): Character[] =>
  Array.from(text, (character, i) => ({ text: character, confidence: confidences[i] ?? 0.5 }))

it('leaves out what both read alike', () => {
  const { a, b } = compareDifferences(
    read('图书馆每天', 0.7, 0.8, 0.9, 0.1, 0.1),
    read('圖書館每天', 1, 0.9, 0.8, 0.2, 0.2),
  )
  expect(a).toBeCloseTo(0.8)
  expect(b).toBeCloseTo(0.9)
})

it('leaves out what only one has read, as in a picture, and finds its way back after it', () => {
  const { a, b } = compareDifferences(
    read('九点丨一开门', 0.1, 0.1, 0.3, 0.3, 0.1, 0.6),
    read('九点开門', 0.2, 0.2, 0.2, 0.9),
  )
  expect(a).toBeCloseTo(0.6)
  expect(b).toBeCloseTo(0.9)
})

it('counts what one was sure of and the other was not, so that an accident weighs no more than one character', () => {
  const { a, b, clearly } = compareDifferences(
    read('张点带图纸', 0.14, 0.9, 0.9, 0.93, 0.9),
    read('張點帶回紙', 0.95, 0.9, 0.9, 0.61, 0.9),
  )
  expect(b).toBeGreaterThan(a)
  expect(clearly).toEqual({ a: 1, b: 1 })
})

it('says nothing where both read the same, or nothing', () => {
  expect(compareDifferences(read('天地'), read('天地'))).toEqual({ a: 0, b: 0, clearly: { a: 0, b: 0 } })
  expect(compareDifferences([], [])).toEqual({ a: 0, b: 0, clearly: { a: 0, b: 0 } })
})
