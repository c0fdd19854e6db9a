import { expect, test } from 'vitest'
import { haveRunningText } from './text-columns.ts'

/** Ten full lines in each of three columns. */
function linesOf(width: number) {
  return [0, 1, 2].flatMap((column) =>
    Array.from({ length: 10 }, (_, row) => {
      const [x0, y0] = [column * (width + 10), row * 15]
      return { x0, x1: x0 + width, y0, y1: y0 + 10 }
    }),
  )
}

test('full lines are running text if the column is as wide as in a newspaper', () => {
  expect(haveRunningText(linesOf(200), [0, 205, 415, 625], [0, 160])).toBe(true)
})

test('a narrow column is not: numbers fill it as well', () => {
  expect(haveRunningText(linesOf(50), [0, 55, 115, 175], [0, 160])).toBe(false)
})
