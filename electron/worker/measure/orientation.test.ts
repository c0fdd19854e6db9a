import { describe, expect, it } from 'vitest'
import { boxAt, levelAt, blankImage, withInk } from '../../../test/support/draw-pixels.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { findTurn } from './orientation.ts'

const marked = withInk(blankImage(30, 20), [boxAt(0, 0, 2, 2)])

/** Reads well only with the mark in the lower right corner. */
function certainty(well: number, badly: number) {
  return ({ width, height, ...image }: GreyImage) =>
    Promise.resolve(levelAt({ width, height, ...image }, width - 1, height - 1) === 0 ? well : badly)
}

describe('findTurn', () => {
  it('turns a page the way in which it is read best', async () => {
    expect(await findTurn(marked, [0, 180], certainty(0.9, 0.3))).toBe(180)
  })

  it('turns no further once it is read surely', async () => {
    const seen: GreyImage[] = []
    const noting = (image: GreyImage) => {
      seen.push(image)
      return certainty(0.9, 0.3)(image)
    }
    expect(await findTurn(marked, [180, 0, 90, 270], noting)).toBe(180)
    expect(seen).toHaveLength(1)
  })

  it('leaves a page that is read hardly better the other way up', async () => {
    expect(await findTurn(marked, [0, 180], certainty(0.35, 0.3))).toBe(0)
  })
})
