import { describe, expect, it } from 'vitest'
import {
  boxAt,
  letterRows,
  levelAt,
  sheetOf,
  withInk,
  withLetters,
} from '../../../test/support/made-pixels.ts'
import { invert, isLightOnDark } from './invert.ts'

const letters = letterRows({ rows: 5, lettersPerRow: 20 })

describe('isLightOnDark', () => {
  it('knows dark letters on a light sheet and light ones on a dark sheet', () => {
    expect(isLightOnDark(withLetters(sheetOf(400, 200), letters))).toBe(false)
    expect(isLightOnDark(withLetters(sheetOf(400, 200, 10), letters, 240))).toBe(true)
  })

  it('is not misled by a sheet that lies on a dark table', () => {
    const table = withInk(sheetOf(900, 500, 10), [boxAt(0, 0, 360, 180)], 240)
    const notched = withInk(table, letters, 10)
    expect(isLightOnDark(notched)).toBe(false)
  })
})

describe('invert', () => {
  it('gives the negative', () => {
    expect(levelAt(invert(sheetOf(2, 2, 200)), 1, 1)).toBe(55)
  })
})
