import { describe, expect, it } from 'vitest'
import type { PlacedLine } from '../context/engine.ts'
import { boundsOf, pointOn, type Slanted } from '../pixels/slanted.ts'
import { arrange, arrangeLevel } from './arrange.ts'
import { levelled } from './level.ts'

const page = { width: 1000, height: 1000, rules: [], marks: [] }
const height = 20

/** A line with its left end at this place. */
function lineAt(text: string, x: number, y: number, angle = 0): PlacedLine {
  const length = text.length * 10
  const place: Slanted = {
    x: x + (length / 2) * Math.cos(angle),
    y: y + (length / 2) * Math.sin(angle),
    length,
    height,
    angle,
  }
  const box = boundsOf(place)
  return {
    place,
    unread: 0,
    line: { box, words: [{ text, box, confidence: 0.9 }], block: 0, paragraph: 0, rowHeight: height },
  }
}

const textsOf = (found: readonly PlacedLine[], isReceipt: boolean) =>
  arrange(found, page, isReceipt).map(({ words }) => words.map(({ text }) => text).join(' | '))

/** The same lines on a skewed sheet. */
function turnedBy(lines: readonly PlacedLine[], angle: number): PlacedLine[] {
  return lines.map(({ place, line }) => {
    const start = pointOn(place, 0, 0.5)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const text = line.words.map((word) => word.text).join('')
    return lineAt(text, start.x * cos - start.y * sin, start.x * sin + start.y * cos, place.angle + angle)
  })
}

const slip = [
  lineAt('12.50', 400, 101),
  lineAt('Total amount', 50, 150),
  lineAt('Bread and cheese', 50, 98),
  lineAt('12.50', 400, 149),
]

describe('lines that were found', () => {
  it('are rows from the top down, of a name and its price each', () => {
    expect(textsOf(slip, true)).toEqual(['Bread and cheese | 12.50', 'Total amount | 12.50'])
  })

  it('are the same rows on a sheet that was held at an angle', () => {
    for (const angle of [0.15, -0.15])
      expect(textsOf(turnedBy(slip, angle), true)).toEqual([
        'Bread and cheese | 12.50',
        'Total amount | 12.50',
      ])
  })

  it('are rows of bent paper too, where a price may stand nearer to the name above', () => {
    // an arch, like paper on a roll
    const fall = (x: number) => 0.3 * (x - 50) - 0.00075 * (x - 50) ** 2
    const slope = (x: number) => Math.atan(0.3 - 0.0015 * (x - 50))
    const bent = Array.from({ length: 8 }, (_, row) => {
      const at = (text: string, x: number) => {
        const [half, angle] = [text.length * 5, slope(x + text.length * 5)]
        return lineAt(text, x, 100 + row * 24 + fall(x + half) - half * Math.sin(angle), angle)
      }
      return [at(`Name number ${row}`, 60), at(`${row}.50`, 400)]
    })
    expect(textsOf(bent.flat(), true)).toEqual(bent.map((_, row) => `Name number ${row} | ${row}.50`))
  })

  it('of two columns of prose are read one column after the other', () => {
    const prose = 'a line of a text that is long enough'
    const columns = [50, 550].flatMap((x) =>
      Array.from({ length: 6 }, (_, i) =>
        lineAt(`${x === 50 ? 'left' : 'right'} ${i} ${prose}`, x, 100 + i * 30),
      ),
    )
    const read = textsOf(columns, false).map((text) => text.slice(0, 7).trim())
    expect(read).toEqual([
      ...Array.from({ length: 6 }, (_, i) => `left ${i}`),
      ...Array.from({ length: 6 }, (_, i) => `right ${i}`),
    ])
    expect(new Set(arrange(columns, page, false).map(({ block }) => block)).size).toBe(2)
  })

  it('of columns that stand close are read so only where their places are exact', () => {
    const prose = 'a line of a text that is long enough'
    const close = Array.from({ length: 6 }, (_, i) => [
      lineAt(`left ${prose}`, 50, 100 + i * 30),
      lineAt(`right ${prose}`, 478, 100 + i * 30),
    ]).flat()
    const level = { lines: levelled(close), vertical: [], page, isReceipt: false }
    const rowsWith = (options = {}) => arrangeLevel({ ...level, ...options }).map(({ words }) => words.length)
    expect(rowsWith()).toEqual(Array.from({ length: 6 }, () => 2))
    expect(rowsWith({ gutter: 0.8 })).toEqual(Array.from({ length: 12 }, () => 1))
  })

  it('begin a paragraph where there is more room', () => {
    const lines = [100, 130, 160, 230, 260].map((y) => lineAt('A line of some text', 50, y))
    expect(arrange(lines, page, false).map(({ paragraph }) => paragraph)).toEqual([0, 0, 0, 1, 1])
  })

  it('that run up a margin come last, each by itself', () => {
    const stamp = lineAt('arXiv 2026', 20, 400, -Math.PI / 2)
    const lines = [100, 130, 160, 190, 220, 250, 280, 310].map((y) => lineAt(`A line at ${y}`, 50, y))
    expect(textsOf([stamp, ...lines], false).at(-1)).toBe('arXiv 2026')
    expect(textsOf([stamp, ...lines], false).length).toBe(9)
  })

  it('may be none', () => {
    expect(arrange([], page, false)).toEqual([])
  })
})
