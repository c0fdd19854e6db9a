import { expect, test } from 'vitest'
import { pitchOf } from './pitch.ts'

test('short words are a little off the grid, as no ink stands beside an i', () => {
  const samples = [
    { pitch: 9.75, letters: 4 },
    { pitch: 9.1, letters: 8 },
  ]
  expect(pitchOf(samples)).toBe(9.1)
})

test('longer words that are as far off are of another type', () => {
  const samples = [
    { pitch: 9.8, letters: 7 },
    { pitch: 9.1, letters: 8 },
  ]
  expect(pitchOf(samples)).toBeNull()
})

test('one word tells nothing', () => {
  expect(pitchOf([{ pitch: 9, letters: 8 }])).toBeNull()
})
