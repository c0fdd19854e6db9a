import { expect, test } from 'vitest'
import { typeset } from '../../test/support/typeset.ts'
import { isProportional, findPitch } from './pitch.ts'

test('short words may be slightly off the grid, since an i has blank beside it', () => {
  const samples = [
    { pitch: 9.75, letters: 4 },
    { pitch: 9.1, letters: 8 },
  ]
  expect(findPitch(samples)).toBe(9.1)
})

test('longer words that are as far off the grid are not typewriter type', () => {
  const samples = [
    { pitch: 9.8, letters: 7 },
    { pitch: 9.1, letters: 8 },
  ]
  expect(findPitch(samples)).toBeNull()
})

test('one word shows no pitch', () => {
  expect(findPitch([{ pitch: 9, letters: 8 }])).toBeNull()
})

test('words whose widths follow their letters are proportional type, those whose widths follow their length are not', () => {
  const words = 'illicit mammoths will follow women in flimsy willow hammocks'
  const wordsOf = (isMono: boolean) => typeset([{ text: words, isMono }]).lines.flatMap((line) => line.words)
  expect(isProportional(wordsOf(false))).toBe(true)
  expect(isProportional(wordsOf(true))).toBe(false)
  expect(isProportional(wordsOf(false).slice(0, 3))).toBe(false)
})
