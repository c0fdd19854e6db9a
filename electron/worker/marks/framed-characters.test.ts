import { expect, it } from 'vitest'
import type { Line, Mark } from '../../../shared/page.ts'
import { unite } from '../../../shared/page.ts'
import { withoutCharacters } from './framed-characters.ts'

/** Words of a line, each with its left end, as wide as characters of this height would be. */
function lineOf(height: number, ...placed: readonly (readonly [text: string, x0: number])[]): Line {
  const words = placed.map(([text, x0]) => ({
    text,
    confidence: 0.9,
    box: { x0, x1: x0 + text.length * height, y0: 100, y1: 100 + height },
  }))
  return { words, box: unite(words.map(({ box }) => box)), block: 0, paragraph: 0, rowHeight: height }
}

const ticked: Mark = { kind: 'ticked', box: { x0: 100, x1: 160, y0: 100, y1: 160 } }

it('takes a frame for a character that was read as one, among others of its height', () => {
  expect(withoutCharacters([ticked], [lineOf(60, ['原', 20], ['因', 100], ['说明', 190])])).toEqual([])
})

it('keeps a box beside smaller text, beside other scripts, or read as a box itself', () => {
  const lines = [
    lineOf(40, ['因', 110], ['说明', 190]),
    lineOf(60, ['因', 100], ['Reason', 190]),
    lineOf(60, ['回', 100], ['说明', 190]),
    lineOf(60, ['因', 100], ['说明', 290]),
  ]
  for (const line of lines) expect(withoutCharacters([ticked], [line])).toEqual([ticked])
})
