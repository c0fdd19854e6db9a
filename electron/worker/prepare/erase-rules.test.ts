import { describe, expect, it } from 'vitest'
import {
  boxAt,
  letterRows,
  levelAt,
  sheetOf,
  withInk,
  withLetters,
} from '../../../test/support/made-pixels.ts'
import { eraseRules } from './erase-rules.ts'

const letters = letterRows({ rows: 6, lettersPerRow: 30, left: 40, top: 40 })
const page = withLetters(sheetOf(700, 400), letters)

describe('eraseRules', () => {
  it('wipes a line that runs across the page, and leaves the letters', () => {
    const ruled = withInk(page, [boxAt(30, 300, 600, 3)])
    const erased = eraseRules(ruled)
    expect([levelAt(ruled, 300, 301), levelAt(erased, 300, 301)]).toEqual([0, 255])
    const [first] = letters
    expect(levelAt(erased, first!.x0, first!.y0)).toBe(levelAt(page, first!.x0, first!.y0))
  })

  it('wipes a line that runs down the page', () => {
    const ruled = withInk(page, [boxAt(20, 20, 2, 350)])
    expect(levelAt(eraseRules(ruled), 20, 200)).toBe(255)
  })

  it('keeps the foot of a letter that stands on the line', () => {
    const ruled = withInk(page, [boxAt(30, 300, 600, 3), boxAt(200, 285, 4, 17)])
    const erased = eraseRules(ruled)
    expect(levelAt(erased, 201, 301)).toBe(0)
    expect(levelAt(erased, 260, 301)).toBe(255)
  })

  it('takes the strokes of large letters for letters', () => {
    const poster = withInk(
      sheetOf(900, 500),
      letterRows({ rows: 2, lettersPerRow: 8, letterHeight: 90, left: 40, top: 40 }),
    )
    expect(eraseRules(poster)).toBe(poster)
  })

  it('leaves a page without lines as it is', () => {
    expect(eraseRules(page)).toBe(page)
  })
})
