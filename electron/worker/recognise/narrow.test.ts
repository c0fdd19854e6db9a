import { expect, it } from 'vitest'
import { ok } from '../../../shared/result.ts'
import type { GreyImage } from '../grey.ts'
import { canBeNarrowed, narrowing } from './narrow.ts'
import type { Recogniser } from './recogniser.ts'

const page: GreyImage = { width: 1000, height: 100, pixels: new Uint8Array(100_000).fill(255) }

it('shows a picture a fifth narrower, and tells where on the whole one its words are', async () => {
  const shown: GreyImage[] = []
  const recogniser: Recogniser = {
    warm: () => Promise.resolve(ok(null)),
    read(image) {
      shown.push(image)
      const box = { x0: 400, y0: 10, x1: 800, y1: 40 }
      const word = { text: 'end', box, confidence: 0.9 }
      return Promise.resolve(ok([{ box, words: [word], block: 0, paragraph: 0, rowHeight: 30 }]))
    },
  }
  const lines = await narrowing(recogniser).read(page, ['eng'], () => undefined)
  expect(shown.map(({ width, height }) => [width, height])).toEqual([[800, 100]])
  const box = { x0: 500, y0: 10, x1: 1000, y1: 40 }
  expect(lines).toMatchObject({ ok: true, value: [{ box, rowHeight: 30, words: [{ box, text: 'end' }] }] })
})

it('is for scripts of distinct letters alone', () => {
  expect(canBeNarrowed(['eng'])).toBe(true)
  expect(canBeNarrowed(['rus', 'eng'])).toBe(true)
  expect(canBeNarrowed(['chi_sim', 'eng'])).toBe(false)
  expect(canBeNarrowed(['ara'])).toBe(false)
})
