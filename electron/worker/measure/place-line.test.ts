import { describe, expect, it } from 'vitest'
import { blankImage } from '../../../test/support/draw-pixels.ts'
import { placeLine } from './place-line.ts'
import { chain, scaledBy, shiftedBy } from '../pixels/placement.ts'

describe('placeLine', () => {
  it('gives boxes, row height and strokes in pixels of the original, and none outside of it', () => {
    const box = { x0: 20, y0: 40, x1: 60, y1: 80 }
    const words = [
      { text: 'one', box, confidence: 0.9, stroke: 5 },
      { text: 'two', box: { ...box, x0: 70, x1: 4000 }, confidence: 0.9 },
    ]
    const back = chain(shiftedBy(-100, -50), scaledBy(2))
    const placed = placeLine(
      { words, box, block: 1, paragraph: 2, rowHeight: 40 },
      back,
      blankImage(300, 200),
    )
    expect(placed.words.map((word) => word.box)).toEqual([
      { x0: 110, y0: 70, x1: 130, y1: 90 },
      { x0: 135, y0: 70, x1: 300, y1: 90 },
    ])
    expect(placed.words.map((word) => word.stroke)).toEqual([2.5, undefined])
    expect(placed).toMatchObject({ box: { x0: 110, x1: 300 }, rowHeight: 20, block: 1, paragraph: 2 })
  })
})
