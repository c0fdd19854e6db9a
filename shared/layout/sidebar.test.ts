import { expect, test } from 'vitest'
import { typeset } from '../../test/support/typeset.ts'
import { layOut } from './layout.ts'

const lines = [
  { text: 'Contact', x: 40, y: 100 },
  { text: 'Mill Lane 4', x: 40, y: 130 },
  { text: 'Ten years of practice in the trade of keeping books', x: 380, y: 100 },
  { text: 'and of telling others how theirs are to be kept.', x: 380, y: 130 },
]

function texts(shade: { x0: number; y0: number; x1: number; y1: number }) {
  const blocks = layOut(typeset(lines, { marks: [{ kind: 'shade', box: shade }] }))
  return blocks.map((block) => ('text' in block ? block.text : block.kind))
}

test('what stands in a sidebar comes before the page beside it', () => {
  expect(texts({ x0: 0, y0: 0, x1: 300, y1: 1400 })).toEqual([
    'Contact Mill Lane 4',
    'Ten years of practice in the trade of keeping books and of telling others how theirs are to be kept.',
  ])
})

test('a sidebar at the right comes after the page', () => {
  expect(texts({ x0: 350, y0: 0, x1: 1000, y1: 1400 }).at(-1)).toContain('kept')
  expect(texts({ x0: 350, y0: 0, x1: 1000, y1: 1400 })[0]).toContain('Contact')
})

test('a low shade, and one that text runs across, are none', () => {
  const whole = texts({ x0: 900, y0: 1300, x1: 990, y1: 1390 })
  expect(texts({ x0: 0, y0: 0, x1: 300, y1: 300 })).toEqual(whole)
  expect(texts({ x0: 0, y0: 0, x1: 440, y1: 1400 })).toEqual(whole)
})
