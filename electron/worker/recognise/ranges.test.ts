import { expect, it } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { sheetOf } from '../../../test/support/made-pixels.ts'
import { withRanges } from './ranges.ts'

function mended(text: string): string {
  const [line] = pageOf(text).lines
  if (!line) throw new Error('a page without a line')
  return withRanges(line, sheetOf(400, 200))
    .words.map((word) => word.text)
    .join(' ')
}

it.each([
  ['72.40 士0.10 mm', '72.40 ±0.10 mm'],
  ['公差 : 士 0.05', '公差 : ± 0.05'],
  ['女 士 3 人', '女 士 3 人'],
  ['护士 12 名', '护士 12 名'],
])('of %s makes %s', (read, meant) => {
  expect(mended(read)).toBe(meant)
})
