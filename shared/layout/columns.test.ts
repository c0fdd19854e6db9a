import { expect, test } from 'vitest'
import { typeset, type Setting } from '../../test/support/typeset.ts'
import { layOut } from './layout.ts'

const left = [
  'The first column of this page begins here',
  'and goes on for as many lines as it can,',
  'so that nobody takes it for a table, and',
  'then it comes to the end of its last line.',
]
const right = [
  'Here the second column goes on with what',
  'the first one had begun to say before it',
  'came to its end at the foot of the page,',
  'and so the story is told to its very end.',
]

function column(lines: readonly string[], x: number, y: number): Setting[] {
  return lines.map((text, i) => ({ text, x, y: y + i * 30 }))
}

test('two columns are read one after the other, below the title that runs across them', () => {
  const page = typeset([
    { text: 'Annual report of the whole society', x: 250, y: 50, size: 34 },
    ...column(left, 50, 150),
    ...column(right, 530, 150),
  ])
  expect(layOut(page)).toEqual([
    { kind: 'heading', level: 1, text: 'Annual report of the whole society' },
    { kind: 'paragraph', text: left.join(' ') },
    { kind: 'paragraph', text: right.join(' ') },
  ])
})

test('a piece below both columns is read last', () => {
  const page = typeset([
    ...column(left, 50, 100),
    ...column(right, 530, 100),
    { text: 'A line below that runs from the one side of the page to the other', x: 200, y: 320 },
  ])
  expect(layOut(page).at(-1)).toMatchObject({ text: expect.stringContaining('A line below') as unknown })
  expect(layOut(page)).toHaveLength(3)
})

test('splitting ends although a rule ends before it begins', () => {
  const box = { x0: 0, y0: 0, x1: -1, y1: 1 }
  expect(layOut({ ...typeset([]), rules: [{ box, direction: 'horizontal' }] })).toEqual([])
})
