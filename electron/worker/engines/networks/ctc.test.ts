import { expect, it } from 'vitest'
import { signsOf } from './ctc.ts'

const alphabet = ['', 'a', 'b', ' ']

/** A step for each letter of the text, a dot where there is none; `spaces`: the chance of a space at a step. */
function chancesOf(text: string, spaces: Readonly<Record<number, number>> = {}) {
  const rows = Array.from(text, (letter, step) => {
    const space = spaces[step] ?? 0
    const at = letter === '.' ? 0 : alphabet.indexOf(letter)
    return alphabet.map((_, i) => (i === at ? 0.9 - space : i === 3 ? space : 0))
  })
  return { data: Float32Array.from(rows.flat()), steps: rows.length, stepPx: 8 }
}

it('a character that goes on is one, and two with nothing between them are two', () => {
  const signs = signsOf(chancesOf('aa..ab.b'), alphabet, 64)
  expect(signs.map(({ text }) => text).join('')).toBe('aabb')
})

it('tells how sure it is and where each stands', () => {
  const [first, second] = signsOf(chancesOf('.a...b..'), alphabet, 64)
  expect(first!.confidence).toBeCloseTo(0.9)
  expect([first!.at, second!.at]).toEqual([12 / 64, 44 / 64])
})

it('tells of the space that it half saw before a character', () => {
  const signs = signsOf(chancesOf('a.b.a', { 1: 0.2 }), alphabet, 40)
  expect(signs.map(({ spaceBefore }) => Number(spaceBefore.toFixed(2)))).toEqual([0, 0.2, 0])
})

it('reads nothing behind the end of the strip', () => {
  const signs = signsOf(chancesOf('a.......b'), alphabet, 16)
  expect(signs.map(({ text }) => text)).toEqual(['a'])
})
