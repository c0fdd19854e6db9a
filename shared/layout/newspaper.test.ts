import { expect, test } from 'vitest'
import { across, bulletAt, down, typeset, type Setting } from '../../test/support/typeset.ts'
import { layOut } from './layout.ts'

const sentences = [
  'the water rose in the night and',
  'nobody on the hill had seen it',
  'until the bell of the mill rang',
  'and the miller came down with a',
  'lamp to look at what had become',
  'of the flour that he had put in',
  'the cellar on the day before it',
  'and found all of it in the river',
  'with the sacks and a good chair',
]
const lefts = [50, 400, 750]

/** The sentences in each of three columns, level with each other. */
const columns: Setting[] = lefts.flatMap((x) => sentences.map((text, i) => ({ text, x, y: 100 + i * 30 })))
const written = Array.from({ length: 3 }, () => sentences.join(' ')).join(' ')

test('columns between ruling lines are text, and a paragraph continues at the top of the next column', () => {
  const rules = [across(90, 40, 1080), across(390, 40, 1080), down(377, 90, 390), down(727, 90, 390)]
  expect(layOut(typeset(columns, { rules }))).toContainEqual({ kind: 'paragraph', text: written })
})

test('a rule between two columns is no quotation bar', () => {
  const rules = [down(377, 100, 370), down(727, 100, 370)]
  expect(layOut(typeset(columns, { rules }))).toEqual([{ kind: 'paragraph', text: written }])
})

test('columns may be close together, wherever they begin', () => {
  for (const by of [0, 6, 12, 18]) {
    const moved = columns.map((line) => ({ ...line, x: (line.x ?? 0) - (line.x === 50 ? 0 : by) }))
    expect(layOut(typeset(moved))).toEqual([{ kind: 'paragraph', text: written }])
  }
})

test('a finished sentence does not continue in the next column', () => {
  const ended = columns.map((line, i) =>
    i % 9 === 8 ? { ...line, text: 'with the sacks and a good table.' } : line,
  )
  expect(layOut(typeset(ended))).toHaveLength(3)
})

test('a list in the second column has the same depth as in the first', () => {
  const items: Setting[] = lefts
    .slice(0, 2)
    .flatMap((x) => [
      ...sentences.slice(0, 7).map((text, i) => ({ text, x, y: 100 + i * 30 })),
      { text: 'an item about the mill', x: x + 30, y: 320 },
      { text: 'an item about the flour', x: x + 30, y: 350 },
    ])
  const marks = lefts.slice(0, 2).flatMap((x) => [bulletAt(x + 15, 320), bulletAt(x + 15, 350)])
  expect(layOut(typeset(items, { marks })).map(({ kind }) => kind)).toEqual([
    'paragraph',
    'list',
    'paragraph',
    'list',
  ])
})

test('a sender’s address at the right is no column next to the text below it at the left', () => {
  const letter: Setting[] = [
    { text: 'Anna Weber', x: 700, y: 50 },
    { text: 'Mill Lane 4', x: 700, y: 80 },
    { text: 'Cambridge', x: 700, y: 110 },
    { text: 'Mr John Carter', x: 50, y: 160 },
    { text: 'Harbour Street 12', x: 50, y: 190 },
    { text: 'Brighton', x: 50, y: 220 },
    { text: '3 March 2025', x: 700, y: 270 },
    { text: 'Dear Mr Carter,', x: 50, y: 330 },
    { text: 'please send the papers to the address above, as the price stays as agreed.', x: 50, y: 380 },
  ]
  const texts = layOut(typeset(letter)).flatMap((block) => (block.kind === 'paragraph' ? block.text : []))
  expect(texts.findIndex((text) => text.includes('Anna'))).toBe(0)
  expect(texts.findIndex((text) => text.includes('3 March'))).toBeGreaterThan(
    texts.findIndex((text) => text.includes('Brighton')),
  )
})

test('a signature at the right of the page is not part of the last item', () => {
  const page = typeset([
    { text: '1. Store some water', x: 70 },
    { text: '2. Close the taps', x: 70 },
    { text: 'The house keeper', x: 700, isApart: true },
  ])
  expect(layOut(page).at(-1)).toEqual({ kind: 'paragraph', text: 'The house keeper' })
})

test('a date is no heading, however large its digits', () => {
  const page = typeset([
    'the text of the page is of the usual size and long enough to be its body',
    { text: '2025年3月15日', size: 23, isApart: true },
  ])
  expect(layOut(page).map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph'])
})
