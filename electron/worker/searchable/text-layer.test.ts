import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import type { Page } from '../../../shared/page.ts'
import { pageOfWords } from '../../../test/support/searchable.ts'
import { createInvisible } from './invisible.ts'
import { layerOf } from './text-layer.ts'

const asItIs = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

async function rowsOf({ lines }: Page) {
  const font = createInvisible((await PDFDocument.create()).context)
  const { content } = layerOf(lines, asItIs, font, 'F')
  const rows = content.matchAll(/\/F(\d+) 1 Tf (\S+) \S+ \S+ (\S+) (\S+) (\S+) Tm <(\w+)>/g)
  return Array.from(rows, ([, ...found]) => {
    const [step = 0, width = 0, size = 0, x = 0, bottom = 0] = found.slice(0, 5).map(Number)
    return {
      height: (step / 40) * -size,
      size: -size,
      width,
      x,
      bottom,
      letters: (found[5] ?? '').length / 4,
    }
  })
}

it('gives the words of a line one size, and each a face as high as its box', async () => {
  const page = pageOfWords([['one', 'two', 'three']])
  const rows = (await rowsOf(page)).filter(({ letters }) => letters > 1)
  expect(new Set(rows.map(({ size }) => size)).size).toBe(1)
  const boxes = page.lines.flatMap(({ words }) => words.map(({ box }) => box))
  rows.forEach(({ height, bottom, x }, i) => {
    const box = boxes[i]
    expect([x, bottom]).toEqual([box?.x0, box?.y1])
    expect(Math.abs(height - ((box?.y1 ?? 0) - (box?.y0 ?? 0)))).toBeLessThan(1)
  })
})

it('sets a space where the text has one, as wide as the gap, and none in Chinese', async () => {
  const spaces = async (words: string[]) =>
    (await rowsOf(pageOfWords([words]))).filter(({ letters }) => letters === 1)
  expect(await spaces(['one', 'two'])).toMatchObject([{ x: 120, width: 40 }])
  expect(await spaces(['一二', '三四'])).toEqual([])
})

it('writes nothing where nothing was read', async () => {
  expect(await rowsOf(pageOfWords([]))).toEqual([])
})
