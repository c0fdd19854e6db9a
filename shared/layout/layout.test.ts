import { expect, test } from 'vitest'
import { pageOf } from '../../test/support/page-builder.ts'
import { layOut } from './layout.ts'

test('the lines of a paragraph are one text, with hyphens at line ends undone', () => {
  const page = pageOf('The recog-', 'nised text goes', 'on here.', '', '第二段的', '文字。')
  expect(layOut(page)).toEqual([
    { kind: 'paragraph', text: 'The recognised text goes on here.' },
    { kind: 'paragraph', text: '第二段的文字。' },
  ])
})

test('short lines of a clearly larger type are headings, the larger the higher', () => {
  const page = pageOf(
    { text: 'Annual report', height: 40 },
    { text: 'Part one', height: 31, starts: 'paragraph' },
    { text: 'Results', height: 25, starts: 'paragraph' },
    { text: 'The year went well for everybody who was in it.', starts: 'paragraph' },
    { text: 'A CAPITAL LINE', height: 24, starts: 'paragraph' },
  )
  expect(layOut(page).map((b) => (b.kind === 'heading' ? b.level : b.kind))).toEqual([
    1,
    2,
    3,
    'paragraph',
    'paragraph',
  ])
})

test('a heading may take two lines, and large text of more is a paragraph', () => {
  const body = {
    text: 'and here is the body which has many more characters than all of the large lines of it',
    starts: 'paragraph',
  } as const
  const two = [
    { text: 'A title that', height: 40 },
    { text: 'takes two lines', height: 40 },
  ]
  expect(layOut(pageOf(...two, body))[0]).toEqual({
    kind: 'heading',
    level: 1,
    text: 'A title that takes two lines',
  })
  expect(layOut(pageOf(...two, { text: 'or three', height: 40 }, body))[0]).toMatchObject({
    kind: 'paragraph',
  })
})

test('large digits are no heading, and a page of one size has none', () => {
  const body = 'the body of this page is long enough to be its body'
  expect(layOut(pageOf({ text: '12.50', height: 60 }, { text: body, starts: 'paragraph' }))[0]?.kind).toBe(
    'paragraph',
  )
  expect(layOut(pageOf({ text: 'Only this', height: 60 }))).toEqual([
    { kind: 'paragraph', text: 'Only this' },
  ])
})

test('bullets make a list, whose items may take more lines or be paragraphs of their own', () => {
  const page = pageOf('We need:', '• milk and', 'cream', '•bread', '', '• salt', '', 'That is all.')
  expect(layOut(page)).toEqual([
    { kind: 'paragraph', text: 'We need:' },
    { kind: 'bullets', items: ['milk and cream', 'bread', 'salt'] },
    { kind: 'paragraph', text: 'That is all.' },
  ])
})

test('numbers that follow each other make a list that keeps its start', () => {
  expect(layOut(pageOf('3. third', '4. fourth', '', '1、甲', '2、乙', '(1) a', '(2) b'))).toEqual([
    { kind: 'numbers', start: 3, items: ['third', 'fourth'] },
    { kind: 'numbers', start: 1, items: ['甲', '乙'] },
    { kind: 'numbers', start: 1, items: ['a', 'b'] },
  ])
})

test('one marked line, signs and decimals are no list', () => {
  for (const line of ['- 3 -', '1. chapter', '-5 degrees', '1.5 kg', '2024 was a year'])
    expect(layOut(pageOf('Text before', line, '3.7 more'))).toEqual([
      { kind: 'paragraph', text: `Text before ${line} 3.7 more` },
    ])
})

test('a blank page has no blocks', () => {
  expect(layOut(pageOf())).toEqual([])
})

test('a line that ends although the next word had room stays a line of its own', () => {
  const page = pageOf(
    '17 Harbour Lane',
    'Westport',
    '',
    'This line is long enough to fill the column of the page',
    'as is this one, and then the paragraph comes to its end',
    'here.',
    'Yours sincerely',
  )
  expect(layOut(page)).toEqual([
    { kind: 'paragraph', text: '17 Harbour Lane\nWestport' },
    {
      kind: 'paragraph',
      text: 'This line is long enough to fill the column of the page as is this one, and then the paragraph comes to its end here.\nYours sincerely',
    },
  ])
})

test('rows of cells, centred lines and lines at the right stay lines', () => {
  const rows = ['Tea | 3.20', 'A longer name of something | 12.99', 'Total of the whole | 16.19']
  expect(layOut(pageOf(...rows))).toEqual([
    { kind: 'paragraph', text: 'Tea 3.20\nA longer name of something 12.99\nTotal of the whole 16.19' },
  ])
  const centred = [
    { text: 'Corner Shop of the Town', x: 300 },
    { text: 'Mill Street 3', x: 352 },
  ]
  expect(layOut(pageOf(...centred))[0]).toMatchObject({ text: 'Corner Shop of the Town\nMill Street 3' })
  const right = [
    { text: '2 April 2026', x: 700 },
    { text: 'Dear reader, this is a letter that goes on and on to the edge' },
  ]
  expect(layOut(pageOf(...right))[0]).toMatchObject({
    text: expect.stringContaining('2026\nDear') as unknown,
  })
})

test('an indented first line goes on in the next', () => {
  const page = pageOf(
    { text: 'An indented line that is as wide as the others are', x: 90 },
    'and the second line that begins at the margin itself.',
  )
  expect(layOut(page)[0]).toMatchObject({
    text: expect.stringContaining('others are and the second') as unknown,
  })
})
