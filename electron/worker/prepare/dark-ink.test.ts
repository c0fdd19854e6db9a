import { describe, expect, it } from 'vitest'
import {
  boxAt,
  letterRows,
  levelAt,
  blankImage,
  withInk,
  withLetters,
} from '../../../test/support/draw-pixels.ts'
import { allEnabled } from '../context/steps.ts'
import { inDarkInk, invert, isLightOnDark } from './dark-ink.ts'

const letters = letterRows({ rows: 5, lettersPerRow: 20 })

describe('isLightOnDark', () => {
  it('knows dark letters on a light sheet and light ones on a dark sheet', () => {
    expect(isLightOnDark(withLetters(blankImage(400, 200), letters))).toBe(false)
    expect(isLightOnDark(withLetters(blankImage(400, 200, 10), letters, 240))).toBe(true)
  })

  it('is not misled by a sheet that lies on a dark table', () => {
    const table = withInk(blankImage(900, 500, 10), [boxAt(0, 0, 360, 180)], 240)
    const notched = withInk(table, letters, 10)
    expect(isLightOnDark(notched)).toBe(false)
  })

  it('is not misled by a sheet that half lies in a deep shadow', () => {
    const rows = letterRows({ rows: 7, lettersPerRow: 22, left: 165, top: 14 })
    const inShadow = withLetters(blankImage(400, 200, 120), rows, 40)
    const glints = Array.from({ length: 60 }, (_, i) =>
      boxAt(165 + (i % 20) * 11, 30 + Math.floor(i / 20) * 48, 5, 6),
    )
    const lit = withInk(withLetters(inShadow, glints, 185), [boxAt(0, 0, 150, 200)], 200)
    expect(isLightOnDark(lit)).toBe(false)
  })
})

describe('invert', () => {
  it('gives the negative', () => {
    expect(levelAt(invert(blankImage(2, 2, 200)), 1, 1)).toBe(55)
  })
})

describe('inDarkInk', () => {
  it('turns a page of light letters on dark, and leaves one of dark letters as it is', () => {
    const dark = inDarkInk(withLetters(blankImage(400, 200, 10), letters, 240), allEnabled)
    const [first] = letters
    expect(levelAt(dark, first?.x0 ?? 0, first?.y0 ?? 0)).toBeLessThan(40)
    expect(levelAt(dark, 0, 0)).toBe(245)
    const light = withLetters(blankImage(400, 200), letters)
    expect(inDarkInk(light, allEnabled)).toBe(light)
  })
})
