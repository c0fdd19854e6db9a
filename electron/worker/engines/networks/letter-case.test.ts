import { describe, expect, it } from 'vitest'
import { boxAt, blankImage, withInk } from '../../../../test/support/draw-pixels.ts'
import { colourOf } from '../../pixels/colour.ts'
import { heightsOf, correctCase } from './letter-case.ts'
import { inkOfStrip } from './strip-ink.ts'

const foot = 40
const [ofCapital, ofX] = [30, 23]

/** Letters 16 pixels wide and 24 apart, with these heights, on a line that falls by `slope` pixels from one to the next. */
function heightsOn(letters: readonly (readonly [text: string, height: number])[], fall = 0) {
  const ink = letters.map(([, height], i) =>
    boxAt(10 + 24 * i, Math.round(foot + fall * i) - height, 16, height),
  )
  const width = 20 + 24 * letters.length
  const signs = letters.map(([text], i) => ({
    text,
    confidence: 1,
    at: (18 + 24 * i) / width,
    spaceBefore: 0,
  }))
  const found = inkOfStrip(colourOf(withInk(blankImage(width, 48), ink)))
  if (!found) throw new Error('no ink')
  return heightsOf(signs, found)
}

describe('how high letters reach', () => {
  it('is told by the others of their line, of whichever kind they are', () => {
    const [, , small] = heightsOn([
      ['A', ofCapital],
      ['a', ofX],
      ['c', ofX],
    ])
    expect(small).toBeCloseTo(0, 1)
    const [, capital] = heightsOn([
      ['a', ofX],
      ['c', ofCapital],
    ])
    expect(capital).toBeGreaterThan(0.9)
  })

  it('is told on a line that falls too', () => {
    const letters = Array.from('xanemernaxo', (text) => [text, ofX] as const)
    const heights = heightsOn(letters, 0.5)
    expect(Math.max(...heights.map((height) => Math.abs(height ?? 1)))).toBeLessThan(0.35)
  })

  it('is not told where there are no others', () => {
    expect(heightsOn([['o', ofX]])).toEqual([null])
  })
})

describe('a word', () => {
  const spell = (word: string, high: number | null = null) =>
    correctCase(
      Array.from(word),
      Array.from(word, () => high),
    )

  it.each([
    ['change', 1, 'Change'],
    ['InVoice', 0, 'Invoice'],
    ['GsT)', 1, 'GST)'],
    ['X', 0, 'x'],
    ['N0.', 0, 'No.'],
  ])('%s, whose letters of one shape reach %s, is %s', (read, high, meant) => {
    expect(spell(read, high)).toBe(meant)
  })

  it.each([
    ['kWh', 1],
    ['kWh', 0.5],
    ['To', 1],
    ['N0.', 1],
    ['JM0632980-', 0],
  ])('%s, whose letters reach %s, stays as it is', (read, high) => {
    expect(spell(read, high)).toBe(read)
  })

  it.each([
    ['FL0OR,', 'FLOOR,'],
    ['P0tato', 'Potato'],
    ['8110O', '81100'],
    ['PN-5O05', 'PN-5005'],
    ['7OO7', '7007'],
    ['47l102', '471102'],
    ['12I4,50', '1214,50'],
    ['RMO.55', 'RM0.55'],
    ['$o.00', '$0.00'],
  ])('%s has a circle or a stroke among letters or figures: %s', (read, meant) => {
    expect(spell(read)).toBe(meant)
  })

  it.each(['No.55', 'A0', 'O2', 'xxxx0000', 'POINT:000', '4.00xITEMS', 'B0C1O2', 'A1l2', '5l', 'Il'])(
    '%s stays as it is',
    (word) => {
      expect(spell(word)).toBe(word)
    },
  )
})
