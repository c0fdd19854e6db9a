import { describe, expect, it } from 'vitest'
import { letterRows } from '../../../test/support/draw-pixels.ts'
import { unite, type Line, type Rule } from '../../../shared/page.ts'
import { unreadRows } from './unread.ts'

const letters = letterRows({ rows: 4, lettersPerRow: 10 })
const row = (i: number) => letters.slice(i * 10, i * 10 + 10)

function readAs(box: ReturnType<typeof unite>): Line {
  return { box, words: [{ text: 'read', box, confidence: 0.9 }], block: 0, paragraph: 0, rowHeight: 12 }
}

describe('unreadRows', () => {
  it('finds the row that no line covers', () => {
    const lines = [0, 1, 3].map((i) => readAs(unite(row(i))))
    expect(unreadRows(letters, lines)).toEqual([unite(row(2))])
  })

  it('finds the end of a row that was read in part, and nothing on a page that was read', () => {
    const lines = [readAs(unite(row(0).slice(0, 6))), ...[1, 2, 3].map((i) => readAs(unite(row(i))))]
    expect(unreadRows(letters, lines)).toEqual([unite(row(0).slice(6))])
    expect(unreadRows(letters, [readAs(unite(letters))])).toEqual([])
  })

  it('finds the digits of a narrow column, each level with a row that was read', () => {
    const digits = [0, 1, 2, 3].map((i) => ({ ...row(i)[0]!, x0: 400, x1: 407 }))
    const lines = [0, 1, 2, 3].map((i) => readAs(unite(row(i))))
    expect(unreadRows([...letters, ...digits], lines)).toEqual(digits)
    expect(unreadRows([...letters, ...digits.slice(0, 2)], lines)).toEqual([])
    const apart = digits.map((box) => ({ ...box, y0: box.y0 + 300, y1: box.y1 + 300 }))
    expect(unreadRows([...letters, ...apart], lines)).toEqual([])
  })

  it('finds a single letter in the cell of a ruled table, level with what was read', () => {
    const mark = { ...row(1)[0]!, x0: 400, x1: 407 }
    const lines = [0, 1, 2, 3].map((i) => readAs(unite(row(i))))
    const rules = ([390, 420] as const)
      .map((x): Rule => ({ direction: 'vertical', box: { x0: x, y0: 0, x1: x + 2, y1: 400 } }))
      .concat(
        [mark.y0 - 6, mark.y1 + 6].map((y) => ({
          direction: 'horizontal',
          box: { x0: 0, y0: y, x1: 420, y1: y + 2 },
        })),
      )
    expect(unreadRows([...letters, mark], lines, rules)).toEqual([mark])
    expect(unreadRows([...letters, mark], lines)).toEqual([])
  })

  it('parts what stands far apart, and passes over single spots', () => {
    const spots = [
      ...row(0),
      ...row(0)
        .slice(0, 4)
        .map((box) => ({ ...box, x0: box.x0 + 400, x1: box.x1 + 400 })),
    ]
    const alone = { x0: 900, x1: 907, y0: 20, y1: 32 }
    expect(unreadRows([...spots, alone], [])).toHaveLength(2)
  })
})
