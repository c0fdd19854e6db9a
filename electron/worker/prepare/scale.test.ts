import { describe, expect, it } from 'vitest'
import { factorForPage, factorForPhoto, hardlyReadPx, tooSmallPx } from './scale.ts'

const page = { width: 1000, height: 1400, letters: 500 }

describe('how large a page is read', () => {
  it('enlarges letters that are too small to be told apart, and no others', () => {
    expect(factorForPage({ ...page, letterHeight: 10 }, tooSmallPx)).toBe(1.3)
    expect(factorForPage({ ...page, letterHeight: 11 }, tooSmallPx)).toBe(1)
    expect(factorForPage({ ...page, letterHeight: 20 }, tooSmallPx)).toBe(1)
    expect(factorForPage({ ...page, letterHeight: 10 }, hardlyReadPx)).toBe(1)
    expect(factorForPage({ ...page, letterHeight: 8 }, hardlyReadPx)).toBeCloseTo(1.63)
  })

  it('shrinks letters that are far too large', () => {
    expect(factorForPage({ ...page, letterHeight: 52 }, tooSmallPx)).toBe(0.5)
  })

  it('enlarges within bounds of size', () => {
    expect(
      factorForPage({ width: 3000, height: 3900, letters: 500, letterHeight: 5 }, tooSmallPx),
    ).toBeLessThan(1.02)
  })

  it('enlarges the tiny letters of a small picture, however few, as those of a page', () => {
    expect(factorForPage({ ...page, letterHeight: 6 }, tooSmallPx)).toBeCloseTo(2.93)
    expect(factorForPage({ width: 400, height: 120, letters: 12, letterHeight: 6 }, tooSmallPx)).toBe(5)
  })

  it('goes by many letters only', () => {
    expect(factorForPage({ ...page, letterHeight: 5, letters: 12 }, tooSmallPx)).toBe(1)
  })

  it('reads small photos larger', () => {
    expect(factorForPhoto({ width: 300, height: 400 })).toBe(2.5)
    expect(factorForPhoto({ width: 3000, height: 4000 })).toBe(1)
  })
})
