import { describe, expect, it } from 'vitest'
import { makeTextImage } from '../../../test/support/images.ts'
import { boxAt, letterRows, blankImage, withInk, withLetters } from '../../../test/support/draw-pixels.ts'
import { decode } from '../decode/decode.ts'
import { allEnabled } from '../context/steps.ts'
import { untouched } from '../prepare/sheet.ts'
import { findMarks } from './marks.ts'

const font = 'DejaVu Sans'

async function bulletsOf(text: string): Promise<number> {
  const bytes = await makeTextImage(text, { font, width: 900, height: 500, fontSizePx: 36 })
  const image = await decode(bytes, 'image')
  if (!image.ok) throw new Error(image.error.code)
  return findMarks(image.value, untouched(image.value), allEnabled).filter(({ kind }) => kind === 'bullet')
    .length
}

describe('findBullets', () => {
  it('finds discs, rings and squares before the lines of a list', async () => {
    expect(
      await bulletsOf('A list of things\n•\u00a0 one of them\n◦\u00a0 another one\n▪\u00a0 and a third'),
    ).toBe(3)
  })

  it('finds a small ring whose rim is most of it', () => {
    const [width, height] = [400, 120]
    const letters = letterRows({ rows: 3, lettersPerRow: 16, left: 60, top: 20 })
    const sheet = withLetters(blankImage(width, height), letters)
    const ring = withInk(withInk(sheet, [boxAt(40, 22, 8, 8)]), [boxAt(42, 24, 4, 4)], 255)
    expect(findMarks(ring, untouched(ring), allEnabled).filter(({ kind }) => kind === 'bullet')).toEqual([
      { kind: 'bullet', box: { x0: 40, y0: 22, x1: 48, y1: 30 } },
    ])
  })

  it('takes neither dots of letters nor points, colons, zeros and rows of dots for bullets', async () => {
    const text = 'in it, illicit: 0 or 8.\nChapter one . . . . . . 12\n: colon first\n... dots and 100 o.o'
    expect(await bulletsOf(text)).toBe(0)
  })

  it('finds none where a bullet parts two words of a line', async () => {
    expect(await bulletsOf('Tea • Coffee • Cake\nopen from nine to five')).toBe(0)
  })
})
