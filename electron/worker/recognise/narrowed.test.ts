import { expect, it } from 'vitest'
import { ok } from '../../../shared/result.ts'
import { boxAt, blankImage, withInk } from '../../../test/support/draw-pixels.ts'
import type { GreyImage } from '../pixels/grey.ts'
import type { Layout, Recogniser } from '../context/recogniser.ts'
import { narrowed } from './narrowed.ts'

it('hands on a narrower picture, and tells where things stand on the wide one', async () => {
  const seen: GreyImage[] = []
  const layouts: (Layout | undefined)[] = []
  const box = { x0: 80, y0: 10, x1: 160, y1: 30 }
  const inner = {
    warm: () => Promise.resolve(ok(null)),
    read(...[image, , , layout]: Parameters<Recogniser['read']>) {
      seen.push(image)
      layouts.push(layout)
      const words = [{ text: 'a', box, confidence: 1 }]
      return Promise.resolve([{ box, words, block: 0, paragraph: 0, rowHeight: 20 }])
    },
  }
  const picture = withInk(blankImage(300, 50), [boxAt(100, 10, 100, 20)])
  const lines = await narrowed(inner, 0.8).read(picture, ['eng'], () => undefined, 'block')
  expect(layouts).toEqual(['prose'])
  expect(seen.map(({ width, height }) => [width, height])).toEqual([[240, 50]])
  const ink = [...(seen[0]?.pixels.subarray(20 * 240, 21 * 240) ?? [])]
  expect([ink.findIndex((level) => level < 128), ink.findLastIndex((level) => level < 128)]).toEqual([
    80, 159,
  ])
  const wide = { x0: 100, y0: 10, x1: 200, y1: 30 }
  expect(lines).toMatchObject([{ box: wide, rowHeight: 20, words: [{ box: wide }] }])
})
