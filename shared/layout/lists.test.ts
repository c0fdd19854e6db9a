import { expect, test } from 'vitest'
import { bulletAt, typeset } from '../../test/support/typeset.ts'
import type { Box } from '../page.ts'
import type { Block } from './block.ts'
import { layOut } from './layout.ts'

const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
const list = (start: number | null, ...items: readonly (readonly Block[])[]): Block => ({
  kind: 'list',
  start,
  items: items.map((blocks) => ({ blocks })),
})

test('bullets seen in the pixels make items, whatever the recogniser read', () => {
  const ys = [100, 130, 160, 190]
  const page = typeset(
    [
      { text: 'Before the list there is a line.', y: 60 },
      { text: 'e first of them', x: 60, y: 100 },
      { text: 'the bullet of this was dropped', x: 85, y: 130 },
      { text: '© third, which is as long as the line can be', x: 60, y: 160 },
      { text: 'with a second line', x: 85, y: 190 },
      { text: 'After it the text goes on.', y: 240 },
    ],
    { marks: ys.slice(0, 3).map((y) => bulletAt(61, y)) },
  )
  expect(layOut(page)).toEqual([
    paragraph('Before the list there is a line.'),
    list(
      null,
      [paragraph('first of them')],
      [paragraph('the bullet of this was dropped')],
      [paragraph('third, which is as long as the line can be with a second line')],
    ),
    paragraph('After it the text goes on.'),
  ])
})

test('indented items belong to the item above them, and the numbering continues after them', () => {
  const page = typeset(
    [
      { text: '1. Read the page', x: 60, y: 100 },
      { text: '2. When it fails:', x: 60, y: 130 },
      { text: 'look at its error', x: 110, y: 160 },
      { text: 'read it again', x: 110, y: 190 },
      { text: '3. Keep what was read', x: 60, y: 230 },
    ],
    { marks: [bulletAt(88, 160), bulletAt(88, 190)] },
  )
  expect(layOut(page)).toEqual([
    list(
      1,
      [paragraph('Read the page')],
      [
        paragraph('When it fails:'),
        list(null, [paragraph('look at its error')], [paragraph('read it again')]),
      ],
      [paragraph('Keep what was read')],
    ),
  ])
})

test('several checkboxes in a line are a choice, and stay in the text', () => {
  expect(layOut(typeset(['Which of them do you want?', '', '☒ Bread ☐ Rolls ☐ Cake']))).toEqual([
    paragraph('Which of them do you want?'),
    paragraph('☒ Bread ☐ Rolls ☐ Cake'),
  ])
})

test('checkboxes become tasks', () => {
  const page = typeset(['☐ Call the baker', '☑ Buy flour', '[x] Clean the oven'])
  expect(layOut(page)).toEqual([
    {
      kind: 'list',
      start: null,
      items: [
        { isDone: false, blocks: [paragraph('Call the baker')] },
        { isDone: true, blocks: [paragraph('Buy flour')] },
        { isDone: true, blocks: [paragraph('Clean the oven')] },
      ],
    },
  ])
})

test.each([
  [['i. first', 'ii. second', 'iii. third'], 1],
  [['b) second', 'c) third'], 2],
  [['③ 第三', '④ 第四'], 3],
  [['一、甲', '二、乙'], 1],
  [['（一）甲', '（二）乙'], 1],
])('%j becomes a list that starts with its number', (lines, start) => {
  expect(layOut(typeset(lines))).toMatchObject([{ kind: 'list', start }])
})

test('a misread number is recognised by its place among the others', () => {
  const items = (...texts: string[]) => texts.map((text, i) => ({ text, x: 60, y: 100 + i * 60 }))
  expect(layOut(typeset(items('工单行文本检测', '2. 单行文本识别', '3, 表格结构')))).toEqual([
    list(1, [paragraph('单行文本检测')], [paragraph('单行文本识别')], [paragraph('表格结构')]),
  ])
  expect(layOut(typeset(items('l. Open the lid', '2. Take out the burr', '3 . Brush it')))).toEqual([
    list(1, [paragraph('Open the lid')], [paragraph('Take out the burr')], [paragraph('Brush it')]),
  ])
})

test('a word that looks like a misread number stays a word if no number or number 1 follows', () => {
  const items = (...texts: string[]) => texts.map((text, i) => ({ text, x: 60, y: 100 + i * 60 }))
  expect(layOut(typeset(items('I went to the mill', 'and came back')))[0]?.kind).toBe('paragraph')
  expect(layOut(typeset(items('I did as follows', '1. opened the lid', '2. took it out')))[0]).toEqual(
    paragraph('I did as follows'),
  )
  expect(layOut(typeset(items('12, Mill Lane', 'Ashford')))[0]?.kind).toBe('paragraph')
})

test('items of a right-to-left list belong together, however long they are', () => {
  const lines = [
    ['٠', 'يحق', 'لكل', 'قارئ'],
    ['٠', 'مدة'],
    ['٠', 'يمكن', 'تجديد'],
  ].map((words, i) => ({ text: words.toReversed().join(' '), y: 100 + i * 30 }))
  const page = typeset(lines)
  const atTheRight = page.lines.map((line) => {
    const dx = 800 - line.box.x1
    const moved = (box: Box): Box => ({ ...box, x0: box.x0 + dx, x1: box.x1 + dx })
    return {
      ...line,
      box: moved(line.box),
      words: line.words.map((word) => ({ ...word, box: moved(word.box) })),
    }
  })
  expect(layOut({ ...page, lines: atTheRight })).toEqual([
    list(null, [paragraph('يحق لكل قارئ')], [paragraph('مدة')], [paragraph('يمكن تجديد')]),
  ])
})
