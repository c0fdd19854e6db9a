import { describe, expect, it } from 'vitest'
import { letterRows, blankImage, withLetters } from '../../../test/support/draw-pixels.ts'
import { featuresOf, type Features } from './features.ts'
import { isClear, kindOf } from './kind.ts'
import { measureText } from './text-size.ts'

const scan: Features = {
  width: 1240,
  height: 1754,
  evenness: 1,
  wasCut: false,
  flatness: 0.2,
  letters: 900,
  letterHeight: 14,
  spread: 0.3,
  lineLength: 80,
  fill: 0.5,
  rules: 0,
}

describe('kindOf', () => {
  it('tells a till roll by its short lines, scanned or photographed', () => {
    expect(kindOf({ ...scan, width: 500, height: 1400, lineLength: 32 })).toBe('receipt')
    expect(kindOf({ ...scan, width: 500, height: 900, lineLength: 32, evenness: 0.5 })).toBe('receipt')
  })

  it('tells a till roll by being a strip, however small its type', () => {
    const roll = { ...scan, width: 600, height: 1500, lineLength: 70, fill: 0.2 }
    expect(kindOf(roll)).toBe('receipt')
    expect(kindOf({ ...roll, lineLength: 25, fill: 0.7 })).toBe('receipt')
    expect(kindOf({ ...roll, lineLength: 70, fill: 0.9 })).toBe('prose')
    expect(kindOf({ ...roll, flatness: 0.8 })).toBe('prose')
  })

  it('takes full lines of wide letters for prose', () => {
    expect(kindOf({ ...scan, lineLength: 44, fill: 0.8 })).toBe('prose')
    expect(kindOf({ ...scan, lineLength: 44, fill: 0.4 })).toBe('receipt')
  })

  it('takes a few large words for no receipt', () => {
    expect(kindOf({ ...scan, width: 500, height: 600, lineLength: 20, letters: 30 })).toBe('prose')
  })

  it('tells a photo by its light or by the table around the sheet', () => {
    expect(kindOf({ ...scan, evenness: 0.6 })).toBe('photo')
    expect(kindOf({ ...scan, wasCut: true })).toBe('photo')
  })

  it('tells a form by its rulings, and a screen by being wide and drawn', () => {
    expect(kindOf({ ...scan, rules: 20 })).toBe('form')
    expect(kindOf({ ...scan, width: 1600, height: 900, flatness: 0.8 })).toBe('screenshot')
    expect(kindOf({ ...scan, flatness: 0.8 })).toBe('prose')
  })
})

describe('featuresOf', () => {
  it('measures letters, the length of lines and how flat the ground is', () => {
    const page = withLetters(blankImage(700, 300), letterRows({ rows: 8, lettersPerRow: 60 }))
    const features = featuresOf(page, page, measureText(page), [])
    expect(features).toMatchObject({ letters: 480, letterHeight: 12, spread: 0 })
    expect(features.lineLength).toBeGreaterThan(45)
    expect(features.lineLength).toBeLessThan(52)
    expect(features.flatness).toBeGreaterThan(0.7)
  })
})

describe('isClear', () => {
  it('holds of a scan with letters that are large enough, and of no photo', () => {
    expect(isClear(scan)).toBe(true)
    expect(isClear({ ...scan, letterHeight: 10 })).toBe(false)
    expect(isClear({ ...scan, evenness: 0.8 })).toBe(false)
  })
})
