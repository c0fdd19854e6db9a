import { expect, test } from 'vitest'
import { across, typeset, type Setting } from '../../test/support/typeset.ts'
import type { Block } from './block.ts'
import { layOut } from './layout.ts'

/** The blocks of these lines. */
function layOutLines(...lines: (string | Setting)[]) {
  return typeset(lines)
}

function list(start: number | null, ...texts: string[]): Block {
  return { kind: 'list', start, items: texts.map((text) => ({ blocks: [{ kind: 'paragraph', text }] })) }
}

test('the lines of a paragraph are joined, without hyphens at line ends', () => {
  const page = layOutLines('The recog-', 'nised text goes', 'on here.', '', '第二段的', '文字。')
  expect(layOut(page)).toEqual([
    { kind: 'paragraph', text: 'The recognised text goes on here.' },
    { kind: 'paragraph', text: '第二段的文字。' },
  ])
})

test('short lines of clearly larger type are headings; larger ones get higher levels', () => {
  const page = layOutLines(
    { text: 'Annual report', size: 40 },
    { text: 'Part one', size: 31, isApart: true },
    { text: 'Results', size: 25, isApart: true },
    { text: 'The year went well for everybody who was in it.', isApart: true },
    { text: 'A CAPITAL LINE', isApart: true },
  )
  expect(layOut(page).map((b) => (b.kind === 'heading' ? b.level : b.kind))).toEqual([
    1,
    2,
    3,
    'paragraph',
    'paragraph',
  ])
})

test('a heading may have two lines; large text of more lines is a paragraph', () => {
  const body = {
    text: 'and here is the body which has many more characters than all of the large lines of it',
    isApart: true,
  } as const
  const two = [
    { text: 'A title that', size: 40 },
    { text: 'takes two lines', size: 40 },
  ]
  expect(layOut(layOutLines(...two, body))[0]).toEqual({
    kind: 'heading',
    level: 1,
    text: 'A title that takes two lines',
  })
  expect(layOut(layOutLines(...two, { text: 'or three', size: 40 }, body))[0]).toMatchObject({
    kind: 'paragraph',
  })
})

const prose = 'Here is the body of this page which is longer than all of its headings are.'

test('bold lines of the body’s size are headings below the larger ones, if they are set apart', () => {
  const page = layOutLines(
    { text: '**Manual**', size: 40 },
    prose,
    { text: '**On a small machine**', isApart: true },
    { text: prose, isApart: true },
    { text: '**This line is bold and is followed**', isApart: true },
    { text: '**by more bold lines than any title has,**' },
    { text: '**so that it is a warning.**' },
  )
  expect(layOut(page).map((b) => (b.kind === 'heading' ? b.level : b.kind))).toEqual([
    1,
    'paragraph',
    2,
    'paragraph',
    'paragraph',
  ])
})

test('a bold word at the start of a line, a bold line within a text and a term with its explanation are no headings', () => {
  const page = layOutLines(
    prose,
    { text: '**Place:** Room 3 in the old library', isApart: true },
    { text: '**Remember the milk**' },
    { text: prose },
    { text: '**Ebb tide**', isApart: true },
    { text: 'The water falls from high to low', x: 90 },
    { text: '**Note:**', isApart: true },
    { text: prose, isApart: true },
  )
  expect(layOut(page).some(({ kind }) => kind === 'heading')).toBe(false)
})

test('bold makes no heading on a page that is all bold, or whose strokes were not measured', () => {
  const lines = [`**${prose}**`, { text: '**On a small machine**', isApart: true }]
  expect(layOut(layOutLines(...lines)).some(({ kind }) => kind === 'heading')).toBe(false)
  const page = layOutLines(prose, { text: '**On a small machine**', isApart: true })
  const unmeasured = page.lines.map((line) => ({
    ...line,
    words: line.words.map(({ text, box, confidence }) => ({ text, box, confidence })),
  }))
  expect(layOut({ ...page, lines: unmeasured }).some(({ kind }) => kind === 'heading')).toBe(false)
  expect(layOut(page).some(({ kind }) => kind === 'heading')).toBe(true)
})

test('the wide letters of typewriter type do not count as larger type', () => {
  const path = { text: 'GET /parcels?after=ID&limit=50', size: 24, isMono: true, isApart: true } as const
  expect(layOut(layOutLines(prose, path, prose)).some(({ kind }) => kind === 'heading')).toBe(false)
  const words = { text: 'All of the parcels', size: 24, isApart: true } as const
  expect(layOut(layOutLines(prose, words, prose)).some(({ kind }) => kind === 'heading')).toBe(true)
})

test('large digits are no heading, and a page with one type size has none', () => {
  const body = 'the body of this page is long enough to be its body'
  expect(layOut(layOutLines({ text: '12.50', size: 60 }, { text: body, isApart: true }))[0]?.kind).toBe(
    'paragraph',
  )
  expect(layOut(layOutLines({ text: 'Only this', size: 60 }))).toEqual([
    { kind: 'paragraph', text: 'Only this' },
  ])
})

test('bullets make a list whose items may have several lines or paragraphs', () => {
  const page = layOutLines('We need:', '• milk and', 'cream', '•bread', '', '• salt', '', 'That is all.')
  expect(layOut(page)).toEqual([
    { kind: 'paragraph', text: 'We need:' },
    list(null, 'milk and cream', 'bread', 'salt'),
    { kind: 'paragraph', text: 'That is all.' },
  ])
})

test('consecutive numbers make a list that keeps its first number', () => {
  expect(layOut(layOutLines('3. third', '4. fourth', '', '1、甲', '2、乙', '(1) a', '(2) b'))).toEqual([
    list(3, 'third', 'fourth'),
    list(1, '甲', '乙'),
    list(1, 'a', 'b'),
  ])
})

test('a single marked line, signs and decimals are no list', () => {
  for (const line of ['- 3 -', '1. chapter', '-5 degrees', '1.5 kg', '2024 was a year'])
    expect(
      layOut(layOutLines('Text before the line', line, '3.7 more')).map((block) =>
        block.kind === 'paragraph' ? block.text.split(/\s/).join(' ') : block.kind,
      ),
    ).toEqual([`Text before the line ${line} 3.7 more`])
})

test('a blank page has no blocks', () => {
  expect(layOut(layOutLines())).toEqual([])
})

test('a line that ends although the next word would fit stays a line of its own', () => {
  const page = layOutLines(
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

test('rows of cells, centred and right-aligned lines stay separate lines', () => {
  const rows = ['Tea | 3.20', 'A longer name of something | 12.99', 'Total of the whole | 16.19']
  expect(layOut(layOutLines(...rows))).toEqual([
    { kind: 'paragraph', text: 'Tea 3.20\nA longer name of something 12.99\nTotal of the whole 16.19' },
  ])
  const centred = [
    { text: 'Corner Shop of the Town', x: 300 },
    { text: 'Mill Street 3', x: 352 },
  ]
  expect(layOut(layOutLines(...centred))[0]).toMatchObject({ text: 'Corner Shop of the Town\nMill Street 3' })
})

test('a signature at the right and the date below it stay two lines', () => {
  const long = 'The work may make some noise, for which we ask your patience in these weeks.'
  const boxOf = (text: string) => layOutLines(text).lines[0]?.box ?? { x0: 0, x1: 0 }
  const atTheRight = (text: string) => ({ text, x: boxOf(long).x1 - boxOf(text).x1 + boxOf(text).x0 })
  const page = layOutLines(long, atTheRight('Town Library'), atTheRight('28 April 2026'))
  const paragraphs = layOut(page).map((block) => ('text' in block ? block.text : ''))
  expect(paragraphs.at(-1)).toBe('Town Library\n28 April 2026')
})

test('an indented first line continues in the next', () => {
  const page = layOutLines(
    { text: 'An indented line that is as wide as the others are', x: 90 },
    'and the second line that begins at the margin itself.',
  )
  expect(layOut(page)[0]).toMatchObject({
    text: expect.stringContaining('others are and the second') as unknown,
  })
})

test('right-aligned text such as the date of a letter is a paragraph of its own', () => {
  const page = layOutLines(
    { text: '2 April 2026', x: 700 },
    { text: 'Dear reader, this is a letter that goes on and on to the edge' },
  )
  expect(layOut(page)[0]).toEqual({ kind: 'paragraph', text: '2 April 2026' })
})

test('a picture keeps its place on the page, without the text that was misread in it', () => {
  const picture = { kind: 'picture' as const, box: { x0: 60, y0: 100, x1: 400, y1: 300 } }
  const settings = [
    { text: prose, y: 50 },
    { text: 'ee Wi |', x: 120, y: 180 },
    { text: 'Figure 1: The harbour in winter', y: 320 },
  ]
  const page = typeset(settings, { marks: [picture] })
  const doubtful = page.lines.map((line, i) =>
    i === 1 ? { ...line, words: line.words.map((word) => ({ ...word, confidence: 0.3 })) } : line,
  )
  expect(layOut({ ...page, lines: doubtful })).toEqual([
    { kind: 'paragraph', text: prose },
    { kind: 'picture' },
    { kind: 'paragraph', text: 'Figure 1: The harbour in winter' },
  ])
  expect(JSON.stringify(layOut(page))).toContain('Wi')
})

test('labels above their explanations are no headings, however large they are', () => {
  const settings = Array.from({ length: 5 }, (_, i) => [
    { text: `Label number ${i}`, y: 100 + i * 100, size: 24 },
    { text: 'what is explained here in type that is smaller', y: 130 + i * 100 },
  ]).flat()
  expect(layOut(typeset(settings)).map(({ kind }) => kind)).not.toContain('heading')
  expect(layOut(typeset(settings.slice(0, 2)))[0]?.kind).toBe('heading')
  const title = { text: 'The name of it all', y: 40, size: 36 }
  expect(layOut(typeset([title, ...settings]))[0]?.kind).toBe('heading')
})

test('the shade of a selected row is not taken for a word', () => {
  const page = typeset(['Sound and speech'])
  const [line] = page.lines
  if (!line) throw new Error('a line was set')
  const shade = {
    text: '88',
    confidence: 0.6,
    box: { ...line.box, y0: line.box.y0 - 20, y1: line.box.y1 + 20 },
  }
  const lines = [{ ...line, words: [shade, ...line.words] }]
  expect(layOut({ ...page, lines })).toEqual([{ kind: 'paragraph', text: 'Sound and speech' }])
})

test('a word whose box is too wide is kept, although other words are inside its box', () => {
  const page = typeset(['in damp places, or none at all'])
  const widened = page.lines.map((line) => ({
    ...line,
    words: line.words.map((word) =>
      word.text === 'places,'
        ? {
            ...word,
            box: { x0: word.box.x0, y0: line.box.y0 - 1, x1: word.box.x1 + 60, y1: line.box.y1 + 1 },
          }
        : word,
    ),
  }))
  expect(layOut({ ...page, lines: widened })).toEqual([
    { kind: 'paragraph', text: 'in damp places, or none at all' },
  ])
})

test('dots that lead to a price are dropped, and those of a sentence are kept', () => {
  const page = typeset(['Coffee ..... 2.80', 'Tea . 2.40', 'and so on ... and on', 'Cake ... three'])
  expect(layOut(page).flatMap((block) => ('text' in block ? block.text.split('\n') : []))).toEqual([
    'Coffee 2.80',
    'Tea 2.40',
    'and so on ... and on Cake ... three',
  ])
})

test('a rule right below a filled-in entry is no thematic break, and one between two rows is', () => {
  const rows = [
    { text: 'Surname|Kowalski', y: 100 },
    { text: 'Town|Norwich', y: 160 },
  ]
  const kinds = (y: number) => layOut(typeset(rows, { rules: [across(y, 190, 800)] })).map(({ kind }) => kind)
  expect(kinds(121)).not.toContain('rule')
  expect(kinds(140)).toContain('rule')
})

test('the edge of a field is not read as a bar after its label, and a bar between two words is kept', () => {
  const page = typeset(['Port: 993', '', 'Home and garden'])
  const [field, text] = page.lines
  if (!field || !text) throw new Error('two lines were set')
  const bar = {
    text: '|',
    confidence: 0.9,
    box: { ...field.box, x0: field.box.x1 - 60, x1: field.box.x1 - 58 },
  }
  const words = [field.words[0], bar, ...field.words.slice(1)].filter((word) => word !== undefined)
  expect(layOut({ ...page, lines: [{ ...field, words }] })).toEqual([
    { kind: 'paragraph', text: 'Port: 993' },
  ])
  const between = text.words.map((word, i) => (i === 1 ? { ...word, text: '|' } : word))
  expect(layOut({ ...page, lines: [{ ...text, words: between }] })).toEqual([
    { kind: 'paragraph', text: 'Home | garden' },
  ])
})

test('a line of only brackets is text where a text layer has it, and may be dirt where it was recognised', () => {
  const page = layOutLines('The sum is made by a function (a, b) {', 'which gives back a + b.', '', '}')
  const exact = { ...page, lines: page.lines.map((line) => ({ ...line, engine: 'pdf' })) }
  const textOf = (blocks: readonly Block[]) => JSON.stringify(blocks)
  expect(textOf(layOut(exact))).toContain('"}"')
  expect(textOf(layOut(page))).not.toContain('"}"')
})
