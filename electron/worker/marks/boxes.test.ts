import { describe, expect, it } from 'vitest'
import { boxAt, letterRows, blankImage, withInk, withLetters } from '../../../test/support/draw-pixels.ts'
import type { Box, Mark } from '../../../shared/page.ts'
import { allEnabled } from '../context/steps.ts'
import { untouched } from '../prepare/sheet.ts'
import { findMarks } from './marks.ts'

const page = withLetters(blankImage(700, 400), letterRows({ rows: 8, lettersPerRow: 30, left: 100 }))

/** The kinds of boxes that are seen where some ink was added to rows of letters. */
function kindsWith(ink: readonly Box[]): Mark['kind'][] {
  const image = withInk(page, ink)
  return findMarks(image, untouched(image), allEnabled).flatMap(({ kind }) =>
    kind === 'box' || kind === 'ticked' ? [kind] : [],
  )
}

function frame(x: number, y: number, side: number): Box[] {
  return [
    boxAt(x, y, side, 2),
    boxAt(x, y + side - 2, side, 2),
    boxAt(x, y, 2, side),
    boxAt(x + side - 2, y, 2, side),
  ]
}

function stroke(x: number, y: number, length: number, step: 1 | -1): Box[] {
  return Array.from({ length }, (_, i) => boxAt(x + i, y + step * i, 2, 2))
}

describe('findBoxes', () => {
  it('sees those that stand in the frame of a form', () => {
    const panel = [
      boxAt(10, 10, 680, 2),
      boxAt(10, 388, 680, 2),
      boxAt(10, 10, 2, 380),
      boxAt(688, 10, 2, 380),
    ]
    expect(kindsWith([...panel, ...frame(60, 60, 20), ...frame(60, 120, 20)])).toEqual(['box', 'box'])
  })

  it('tells empty boxes from ticked and crossed ones', () => {
    expect(kindsWith(frame(60, 60, 20))).toEqual(['box'])
    expect(kindsWith([...frame(60, 60, 20), ...stroke(64, 68, 5, 1), ...stroke(68, 72, 8, -1)])).toEqual([
      'ticked',
    ])
    expect(kindsWith([...frame(60, 60, 20), ...stroke(63, 63, 13, 1), ...stroke(63, 75, 13, -1)])).toEqual([
      'ticked',
    ])
  })

  it('takes no frame for one that touches letters, is open or stands in a row of cells', () => {
    expect(kindsWith(frame(78, 60, 20))).toEqual([])
    expect(kindsWith(frame(60, 60, 20).slice(0, 3))).toEqual([])
    expect(kindsWith([...frame(16, 60, 20), ...frame(40, 60, 20), ...frame(64, 60, 20)])).toEqual([])
  })

  it('takes a frame as small as the letters for one only where another one stands in its row', () => {
    expect(kindsWith(frame(60, 60, 12))).toEqual([])
    expect(kindsWith([...frame(60, 60, 12), ...frame(20, 60, 12)])).toEqual(['box', 'box'])
    expect(kindsWith([...frame(60, 60, 12), ...frame(20, 120, 12)])).toEqual([])
  })

  it('takes no frame full of strokes for one, as 国 and 图 are', () => {
    const strokes = [boxAt(64, 65, 12, 2), boxAt(65, 69, 10, 2), boxAt(64, 74, 12, 2), boxAt(69, 65, 2, 10)]
    expect(kindsWith([...frame(60, 60, 20), ...strokes])).toEqual([])
  })

  it('takes neither a spot nor a window with a bar for one', () => {
    expect(kindsWith([boxAt(60, 60, 20, 20)])).toEqual([])
    expect(kindsWith([...frame(60, 60, 20), boxAt(60, 66, 20, 2)])).toEqual([])
  })
})
