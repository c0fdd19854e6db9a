import { describe, expect, it } from 'vitest'
import { letterRows, levelAt, blankImage, withInk } from '../../../test/support/draw-pixels.ts'
import { isPale, spread } from './contrast.ts'

const letters = letterRows({ rows: 5, lettersPerRow: 20 })
const pale = withInk(blankImage(400, 200, 200), letters, 150)

describe('pale print', () => {
  it('is known by how little it differs from its paper', () => {
    expect(isPale(pale)).toBe(true)
    expect(isPale(withInk(blankImage(400, 200), letters))).toBe(false)
  })

  it('is spread from black to white', () => {
    expect([levelAt(spread(pale), 24, 24), levelAt(spread(pale), 2, 2)]).toEqual([0, 255])
  })

  it('is not looked for on an empty sheet', () => {
    expect(isPale(blankImage(50, 50))).toBe(false)
  })
})
