import { describe, expect, it } from 'vitest'
import { boxAt, letterRows, levelAt, blankImage, withInk } from '../../../test/support/draw-pixels.ts'
import { pageOf } from '../../../test/support/page-builder.ts'
import type { Page } from '../../../shared/page.ts'
import { cut } from '../pixels/grey.ts'
import { findContent, onWhole } from './empty-margins.ts'
import { turn } from '../pixels/turn.ts'

const slip = letterRows({ rows: 20, lettersPerRow: 30, letterHeight: 20, left: 300, top: 400 })
const scan = withInk(blankImage(1400, 1800), slip)

describe('findContent', () => {
  it('finds the slip on the glass of a scanner, with some paper around it', () => {
    expect(findContent(scan)).toEqual({ x0: 240, y0: 340, x1: 807, y1: 1240 })
  })

  it('passes over dust', () => {
    const dusty = withInk(scan, [boxAt(5, 5, 3, 3), boxAt(1300, 1700, 8, 7), boxAt(40, 1600, 2, 9)])
    expect(findContent(dusty)).toEqual(findContent(scan))
  })

  it('leaves out nothing that may be a letter, however alone and pale it stands', () => {
    const numbered = withInk(scan, [boxAt(1340, 1750, 10, 18)], 220)
    expect(findContent(numbered)).toBeNull()
  })

  it('leaves an ordinary page, a small picture and an empty sheet as they are', () => {
    const page = letterRows({ rows: 40, lettersPerRow: 80, letterHeight: 20, left: 100, top: 100 })
    expect(findContent(withInk(blankImage(1400, 1800), page))).toBeNull()
    expect(findContent(withInk(blankImage(1000, 1200), slip))).toBeNull()
    expect(findContent(blankImage(1400, 1800))).toBeNull()
  })

  it('takes the dark table that a sheet lies on for no paper', () => {
    const sheet = boxAt(300, 300, 800, 600)
    const table = withInk(blankImage(1400, 1800, 80), [sheet], 240)
    const shaded = letterRows({ rows: 4, lettersPerRow: 10, letterHeight: 20, left: 340, top: 340 })
    expect(findContent(withInk(table, shaded, 40))).toBeNull()
  })
})

describe('onWhole', () => {
  const spot = boxAt(500, 700, 30, 10)
  const sheet = withInk(blankImage(1400, 1800), [spot])
  const part = boxAt(450, 600, 300, 400)

  it.each([0, 90, 180, 270] as const)(
    'puts what was found on a part turned by %i back on the whole',
    (by) => {
      const view = turn(cut(sheet, part), by).image
      const at = view.pixels.indexOf(0)
      const box = boxAt(at % view.width, Math.floor(at / view.width), 1, 1)
      const found = pageOf('spot')
      const page: Page = {
        ...found,
        turn: by,
        lines: found.lines.map((line) => ({
          ...line,
          box,
          words: line.words.map((word) => ({ ...word, box })),
        })),
        rules: [{ box, direction: 'horizontal' }],
        marks: [{ kind: 'bullet', box }],
      }
      const whole = onWhole(page, part, sheet)
      const turned = turn(sheet, by).image
      expect(whole).toMatchObject({ width: turned.width, height: turned.height })
      for (const { x0, y0 } of [
        whole.lines[0]!.box,
        whole.lines[0]!.words[0]!.box,
        whole.rules[0]!.box,
        whole.marks![0]!.box,
      ])
        expect([levelAt(turned, x0, y0), levelAt(turned, x0 - 1, y0), levelAt(turned, x0, y0 - 1)]).toEqual([
          0, 255, 255,
        ])
    },
  )
})
