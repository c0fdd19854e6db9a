import { expect, it } from 'vitest'
import { objectsOfPage, writtenPdf } from '../../../test/support/pdfs.ts'
import { createPdfCache } from './pdf.ts'
import { marksOf, rulesOf } from './rules.ts'

async function drawnBy(content: string) {
  const bytes = writtenPdf(objectsOfPage(content))
  const pdf = await createPdfCache().open({ hash: 'any', name: 'a.pdf' }, bytes)
  const seen = pdf.ok ? pdf.value.content(1) : pdf
  if (!seen.ok) throw new Error(seen.error.code)
  return { rules: rulesOf(seen.value, 10), marks: marksOf(seen.value, 10) }
}

it('lines are rules, be they strokes or thin bars, and the sides of cells that meet are one', async () => {
  const { rules } = await drawnBy(
    '72 700 m 300 700 l S 72 650 100 0.5 re f 172 650 100 0.5 re f 72 600 m 72 500 l S',
  )
  expect(
    rules.map(({ direction, box }) => [direction, Math.round(box.x1 - box.x0), Math.round(box.y1 - box.y0)]),
  ).toEqual([
    ['horizontal', 228, 1],
    ['horizontal', 200, 1],
    ['vertical', 1, 100],
  ])
})

it('a filled area is a shade, a small square a box to tick, and a small blot a bullet', async () => {
  const { rules, marks } = await drawnBy(
    '0.9 g 72 600 300 40 re f 0 g 72 500 9 9 re S 72 400 4 4 re f 1 g 72 300 90 90 re f',
  )
  expect(marks.map(({ kind }) => kind)).toEqual(['shade', 'box', 'bullet'])
  expect(rules).toEqual([])
})

it('a table whose rules are one path of many rectangles has all of them', async () => {
  const across = [0, 1, 2, 3].map((row) => `72 ${500 + row * 20} 300 0.5 re`)
  const down = Array.from({ length: 31 }, (_, column) => `${72 + column * 10} 500 0.5 60 re`)
  const { rules } = await drawnBy(`${[...across, ...down].join(' ')} f*`)
  expect(rules.filter(({ direction }) => direction === 'horizontal')).toHaveLength(4)
  expect(rules.filter(({ direction }) => direction === 'vertical')).toHaveLength(31)
})

it('a path of small rectangles is one thing, such as a code, without rules or bullets', async () => {
  const dots = Array.from({ length: 60 }, (_, i) => `${72 + (i % 8) * 8} ${500 + (i >> 3) * 8} 4 4 re`)
  expect(await drawnBy(`${dots.join(' ')} f`)).toEqual({ rules: [], marks: [] })
})

it('a rectangle with a hole is no shade', async () => {
  expect(await drawnBy('72 400 300 200 re 73 401 298 198 re f*')).toEqual({ rules: [], marks: [] })
})
