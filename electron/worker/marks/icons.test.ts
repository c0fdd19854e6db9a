import { expect, it } from 'vitest'
import { boxAt } from '../../../test/support/draw-pixels.ts'
import type { Box } from '../../../shared/page.ts'
import { findIcons } from './icons.ts'

const letter = 8
const ys = [20, 50, 80, 110]

/** Letters as high as an x and as capitals, as of a word. */
function word(x: number, y: number, letters = 6): Box[] {
  return Array.from({ length: letters }, (_, i) =>
    boxAt(x + i * 8, i % 3 === 0 ? y : y + 3, 6, i % 3 === 0 ? 11 : 8),
  )
}

function found(...boxes: readonly Box[]) {
  const components = boxes.map((box) => ({ ...box, area: (box.x1 - box.x0) * (box.y1 - box.y0) }))
  return findIcons(components, letter)
}

it('finds the pictures in front of entries, also those of several parts', () => {
  const icons = [boxAt(20, 18, 16, 15), boxAt(20, 48, 16, 15), boxAt(21, 78, 14, 15)]
  const wifi = [boxAt(20, 109, 16, 4), boxAt(23, 114, 10, 4), boxAt(26, 119, 4, 3)]
  expect(found(...icons, ...wifi, ...ys.flatMap((y) => word(50, y)))).toEqual([
    [...icons, { x0: 20, y0: 109, x1: 36, y1: 122 }],
  ])
})

it('takes neither numbers in brackets nor letters for icons', () => {
  const numbers = ys.flatMap((y) => [boxAt(20, y - 1, 3, 15), boxAt(25, y, 6, 11), boxAt(33, y - 1, 3, 15)])
  const capitals = ys.map((y) => boxAt(20, y, 12, 11))
  const text = ys.flatMap((y) => word(60, y))
  expect(found(...numbers, ...text)).toEqual([])
  expect(found(...capitals, ...text)).toEqual([])
})

it('takes single characters in the middle of a table for no icons, nor pictures that stand alone', () => {
  const icons = ys.map((y) => boxAt(90, y - 2, 16, 15))
  expect(found(...icons, ...ys.flatMap((y) => [...word(20, y), ...word(130, y)]))).toEqual([])
  expect(found(...icons)).toEqual([])
  expect(found(...icons.slice(0, 2), ...ys.flatMap((y) => word(130, y)))).toEqual([])
})
