import { describe, expect, it } from 'vitest'
import {
  boxAt,
  letterRows,
  levelAt,
  blankImage,
  withInk,
  withLetters,
} from '../../../test/support/draw-pixels.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { lightenPanels } from './dark-panels.ts'

const panel = boxAt(50, 100, 300, 80)
const letters = letterRows({ rows: 2, lettersPerRow: 20, left: 70, top: 115 })

/** A sheet with letters at its top, and below them what is given. */
function page(): GreyImage {
  return withLetters(blankImage(400, 300), letterRows({ rows: 2, lettersPerRow: 20 }))
}

/** Its letters have a notch each: a box without one is no letter. */
function withPanel(ground: number, ink: number): GreyImage {
  const notches = letters.map(({ x0, y0 }) => boxAt(x0 + 2, y0 + 2, 4, 6))
  return withInk(withInk(withInk(page(), [panel], ground), letters, ink), notches, ground)
}

describe('lightenPanels', () => {
  it('sets the light letters of a dark panel dark on a pale shade, and leaves the paper as it was', () => {
    const lit = lightenPanels(withPanel(40, 250))
    const [first] = letters
    expect(levelAt(lit, first?.x0 ?? 0, first?.y0 ?? 0)).toBeLessThan(20)
    expect(levelAt(lit, panel.x0 + 5, panel.y0 + 5)).toBeGreaterThan(200)
    expect(levelAt(lit, panel.x0 + 5, panel.y0 + 5)).toBeLessThan(250)
    expect(levelAt(lit, panel.x0 - 5, panel.y0 + 5)).toBe(255)
  })

  it('sees a panel that touches the frame of a form', () => {
    const frame = [
      boxAt(20, 99, 370, 2),
      boxAt(20, 180, 370, 2),
      boxAt(20, 280, 370, 2),
      boxAt(20, 99, 2, 183),
      boxAt(388, 99, 2, 183),
    ]
    const lit = lightenPanels(withInk(withPanel(40, 250), frame, 40))
    expect(levelAt(lit, panel.x0 + 5, panel.y0 + 5)).toBeGreaterThan(200)
    expect(levelAt(lit, 200, 281)).toBe(40)
  })

  it('sees a panel that large letters fill nearly all of, with next to nothing of it between them', () => {
    const high = withLetters(blankImage(400, 900), letterRows({ rows: 2, lettersPerRow: 20 }))
    const large = Array.from({ length: 12 }, (_, i) => boxAt(62 + i * 23, 110, 19, 60))
    const notches = large.map(({ x0, y0 }) => boxAt(x0 + 6, y0 + 6, 13, 22))
    const inPanel = withInk(withInk(withInk(high, [panel], 40), large, 250), notches, 40)
    expect(levelAt(lightenPanels(inPanel), panel.x0 + 4, panel.y0 + 4)).toBeGreaterThan(200)
  })

  it('leaves round corners of the paper as light as they were', () => {
    const corner = boxAt(panel.x0, panel.y0, 4, 4)
    const lit = lightenPanels(withInk(withPanel(40, 250), [corner], 255))
    expect(levelAt(lit, panel.x0 + 1, panel.y0 + 1)).toBe(255)
  })

  it('leaves a page without panels, and an even dark picture without letters', () => {
    const plain = page()
    expect(lightenPanels(plain)).toBe(plain)
    const block = withInk(plain, [panel], 40)
    expect(lightenPanels(block)).toBe(block)
  })

  it('leaves a bold character that has a frame, whose rooms look like light letters', () => {
    const frame = boxAt(50, 100, 42, 42)
    const rooms = [0, 1].flatMap((row) =>
      [0, 1, 2].map((column) => boxAt(55 + column * 12, 106 + row * 17, 8, 13)),
    )
    const notches = rooms.map(({ x0, y0 }) => boxAt(x0 + 2, y0 + 2, 4, 6))
    const framed = withInk(withInk(withInk(page(), [frame], 20), rooms, 255), notches, 20)
    expect(lightenPanels(framed).pixels).toEqual(framed.pixels)
  })

  it('leaves a photograph, which has all levels, and a sheet that lies on a dark table', () => {
    const photo = withPanel(40, 250)
    for (let y = panel.y0; y < panel.y1; y++)
      for (let x = panel.x0; x < panel.x1; x++)
        if (levelAt(photo, x, y) === 40) photo.pixels[y * photo.width + x] = (x * 7 + y * 13) % 120
    expect(lightenPanels(photo)).toBe(photo)
    const table = withInk(blankImage(400, 300, 10), [boxAt(30, 30, 240, 200)], 240)
    const sheet = withLetters(table, letterRows({ rows: 2, lettersPerRow: 14, left: 60, top: 60 }))
    expect(lightenPanels(sheet)).toBe(sheet)
  })
})
