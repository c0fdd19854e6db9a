import { describe, expect, it } from 'vitest'
import { boxAt, letterRows, blankImage, withInk, withLetters } from '../../../test/support/draw-pixels.ts'
import type { Line, Mark } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { allEnabled } from '../context/steps.ts'
import { untouched } from '../prepare/sheet.ts'
import { findMarks } from './marks.ts'
import { withoutReadPictures } from './pictures.ts'

const box = { x0: 100, y0: 150, x1: 300, y1: 280 }

function page(): GreyImage {
  return withLetters(blankImage(500, 400), letterRows({ rows: 4, lettersPerRow: 30 }))
}

function picturesOn(image: GreyImage) {
  return findMarks(image, untouched(image), allEnabled).flatMap(({ kind, box }) =>
    kind === 'picture' ? [box] : [],
  )
}

/** All levels of grey, as a photograph has them. */
function withPhoto(image: GreyImage, { x0, y0, x1, y1 } = box): GreyImage {
  const pixels = image.pixels.slice()
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) pixels[y * image.width + x] = (x * 7 + y * 13) % 120
  return { ...image, pixels }
}

describe('findPictures', () => {
  it('finds a photograph among text, as one even if it is of two parts', () => {
    expect(picturesOn(withPhoto(page()))).toEqual([box])
    const torn = withInk(withPhoto(page()), [boxAt(195, 150, 4, 130)], 255)
    expect(picturesOn(torn)).toEqual([box])
  })

  it('finds none on a page of text, in a frame, in a thick line and in the dark rim of a scan', () => {
    expect(picturesOn(page())).toEqual([])
    const frame = withInk(withInk(page(), [boxAt(100, 150, 200, 130)]), [boxAt(103, 153, 194, 124)], 255)
    expect(picturesOn(frame)).toEqual([])
    expect(picturesOn(withInk(page(), [boxAt(50, 200, 400, 20)]))).toEqual([])
    expect(picturesOn(withInk(page(), [boxAt(0, 250, 160, 150)]))).toEqual([])
  })
})

describe('withoutReadPictures', () => {
  const mark: Mark = { kind: 'picture', box }
  const lineOf = (confidence: number): Line => {
    const words = ['three', 'words', 'there'].map((text, i) => ({
      text,
      confidence,
      box: { x0: 110 + i * 40, y0: 200, x1: 140 + i * 40, y1: 215 },
    }))
    return { words, box: { x0: 110, y0: 200, x1: 220, y1: 215 }, block: 0, paragraph: 0, rowHeight: 15 }
  }

  it('leaves out what has text on it, and keeps what was only taken for text', () => {
    expect(withoutReadPictures([mark], [lineOf(0.9)])).toEqual([])
    expect(withoutReadPictures([mark], [lineOf(0.4)])).toEqual([mark])
  })
})
