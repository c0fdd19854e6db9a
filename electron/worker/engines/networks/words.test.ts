import { describe, expect, it } from 'vitest'
import { boxAt, blankImage, withInk } from '../../../../test/support/draw-pixels.ts'
import { colourOf } from '../../pixels/colour.ts'
import { lineOf } from './words.ts'
import type { Box } from '../../../../shared/page.ts'

const place = { x: 300, y: 124, length: 400, height: 48, angle: 0 }
const engine = { name: 'pp', certainty: { bias: 0, leastSure: 0.5, line: 0.5 } }

/** Letters of 20 by 24 pixels whose left edges are there, on a strip of 400 that is cut out at 100, 100. */
function lineWith(
  letters: readonly { text: string; x: number; space?: number; confidence?: number }[],
  others: readonly Box[] = [],
) {
  const ink = letters.filter(({ text }) => text !== ' ').map(({ x }) => boxAt(x, 12, 20, 24))
  const strip = colourOf(withInk(blankImage(400, 48), [...ink, ...others]))
  const signs = letters.map(({ text, x, space = 0, confidence = 0.99 }) => ({
    text,
    confidence,
    at: (x + 10) / 400,
    spaceBefore: space,
  }))
  return lineOf({ strip, place, signs }, engine)?.line ?? null
}

const textsOf = (line: ReturnType<typeof lineWith>) => line?.words.map(({ text }) => text)

describe('the words of a line', () => {
  it('end where the network is sure of a space, at a gap where it half sees one, and at a wide gap', () => {
    expect(
      textsOf(
        lineWith([
          { text: 'a', x: 10 },
          { text: ' ', x: 32 },
          { text: 'b', x: 40 },
          { text: 'c', x: 72, space: 0.06 },
          { text: 'd', x: 96, space: 0.06 },
          { text: 'e', x: 120 },
          { text: 'f', x: 166 },
        ]),
      ),
    ).toEqual(['a', 'b', 'cde', 'f'])
  })

  it('end at the same gaps above a rule that touches the letters', () => {
    const letters = [10, 34, 70, 94, 130, 154, 190, 214].map((x) => ({ text: 'a', x, space: 0.1 }))
    const rule = boxAt(0, 35, 400, 3)
    expect(textsOf(lineWith(letters))).toEqual(['aa', 'aa', 'aa', 'aa'])
    expect(textsOf(lineWith(letters, [rule]))).toEqual(['aa', 'aa', 'aa', 'aa'])
  })

  it('end where the letters speak for it, at gaps of the same width', () => {
    // a typewriter sets an I in as much room as a space leaves elsewhere
    const written = (text: string, at: number) =>
      Array.from(text, (letter, i) => ({
        text: letter,
        x: 10 + 24 * i + (i < at ? 0 : 5),
        space: i === at ? 0.15 : 0.01,
      }))
    expect(textsOf(lineWith(written('Description', 8)))).toEqual(['Description'])
    expect(textsOf(lineWith(written('nameandadress', 4)))).toEqual(['name', 'andadress'])
  })

  it('are not the letters of a heading that is set wide', () => {
    const letters = [10, 45, 80, 115, 165, 200].map((x, i) => ({ text: 'A', x, space: i === 4 ? 0.3 : 0.03 }))
    expect(textsOf(lineWith(letters))).toEqual(['AAAA', 'AA'])
  })

  it('do not end after a capital that begins a name, nor within a number, at a narrow gap', () => {
    const words = textsOf(
      lineWith([
        { text: 'J', x: 10 },
        { text: 'o', x: 43, space: 0.01 },
        { text: 'e', x: 66 },
        { text: 's', x: 89 },
        { text: '2', x: 150, space: 0.4 },
        { text: ',', x: 173 },
        { text: '9', x: 205, space: 0.01 },
      ]),
    )
    expect(words).toEqual(['Joes', '2,9'])
  })

  it('of Han end only at a wide gap', () => {
    expect(
      textsOf(
        lineWith([
          { text: '姓', x: 10 },
          { text: '名', x: 60, space: 0.3 },
          { text: '王', x: 200 },
        ]),
      ),
    ).toEqual(['姓名', '王'])
  })

  it('may be of one character each', () => {
    const letters = ['A', 'B', 'C'].map((text, i) => ({ text, x: 10 + 50 * i, space: 0.9 }))
    expect(textsOf(lineWith(letters))).toEqual(['A', 'B', 'C'])
  })

  it('stand where their ink is', () => {
    const line = lineWith([
      { text: 'a', x: 10 },
      { text: ' ', x: 40 },
      { text: 'b', x: 60 },
    ])
    expect(line?.words.map(({ box }) => box)).toEqual([boxAt(110, 112, 20, 24), boxAt(160, 112, 20, 24)])
    expect(line).toMatchObject({ box: { x0: 110, x1: 180, y0: 112, y1: 136 }, engine: 'pp' })
  })

  it('are as sure as their least sure character, and as their line on the whole', () => {
    const [sure, doubtful] = lineWith([
      { text: 'a', x: 10 },
      { text: 'b', x: 34 },
      { text: ' ', x: 60 },
      { text: 'c', x: 80 },
      { text: 'd', x: 104, confidence: 0.5 },
    ])!.words
    expect(sure!.chance).toBeGreaterThan(0.95)
    expect(doubtful!.chance).toBeLessThan(0.8)
    expect(doubtful!.confidence).toBeCloseTo(0.745)
  })

  it('have no wide forms outside of Han', () => {
    expect(
      textsOf(
        lineWith([
          { text: '（', x: 10 },
          { text: '7', x: 32 },
          { text: ')', x: 54 },
          { text: '￡', x: 76 },
        ]),
      ),
    ).toEqual(['(7)£'])
    expect(
      textsOf(
        lineWith([
          { text: '（', x: 10 },
          { text: '元', x: 32 },
          { text: '）', x: 54 },
        ]),
      ),
    ).toEqual(['（元）'])
  })

  it('leave ink unread that is far from all of them', () => {
    const ink = withInk(blankImage(400, 48), [boxAt(10, 12, 20, 24), boxAt(200, 12, 60, 24)])
    const signs = [{ text: 'a', confidence: 0.99, at: 20 / 400, spaceBefore: 0 }]
    expect(lineOf({ strip: colourOf(ink), place, signs }, engine)?.unread).toBe(0.75)
    expect(
      lineOf({ strip: colourOf(withInk(blankImage(400, 48), [boxAt(10, 12, 20, 24)])), place, signs }, engine)
        ?.unread,
    ).toBe(0)
  })

  it('are none where nothing but spaces was read', () => {
    expect(lineWith([{ text: ' ', x: 10 }])).toBe(null)
  })
})
