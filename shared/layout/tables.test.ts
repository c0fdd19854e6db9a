import { describe, expect, test } from 'vitest'
import { across, down, typeset, type Extras, type Setting } from '../../test/support/typeset.ts'
import type { Mark } from '../page.ts'
import type { Block } from './block.ts'
import { layOut } from './layout.ts'

/** Places each cell at its column; the rows are 40 apart. */
function cells(top: number, xs: readonly number[], ...rows: readonly (readonly string[])[]): Setting[] {
  return rows.flatMap((row, r) =>
    row.flatMap((text, c) => (text === '' ? [] : [{ text, x: xs[c] ?? 0, y: top + r * 40 }])),
  )
}

function rowsOf(
  settings: readonly (string | Setting)[],
  extras: Extras = {},
): readonly (readonly string[])[] | undefined {
  const table = layOut(typeset(settings, extras)).find(
    (block): block is Extract<Block, { kind: 'table' }> => block.kind === 'table',
  )
  return table?.rows
}

const xs = [60, 260, 460]
const goods = [
  ['Name', 'Number', 'Price'],
  ['Oak table', '3', '240.00'],
  ['Bench', '6', '95.50'],
] as const

describe('tables', () => {
  test('with rules around each cell are recognised by them, and amounts are right-aligned', () => {
    const lines = [95, 135, 175, 215].map((y) => across(y, 50, 600))
    const sides = [50, 250, 450, 600].map((x) => down(x, 95, 215))
    const page = typeset(cells(105, xs, ...goods), { rules: [...lines, ...sides] })
    expect(layOut(page)).toEqual([
      { kind: 'table', rows: goods, alignments: ['left', 'right', 'right'], spans: [] },
    ])
  })

  test('with merged cells say which places those span', () => {
    const lines = [across(95, 50, 600), across(135, 250, 600), across(175, 50, 600), across(215, 50, 600)]
    const sides = [down(50, 95, 215), down(250, 95, 215), down(450, 135, 215), down(600, 95, 215)]
    const settings = cells(105, xs, ['Name', 'Both of them', ''], ['', 'One', 'Two'], ['Bench', '6', '95.50'])
    const [table] = layOut(typeset(settings, { rules: [...lines, ...sides] }))
    expect(table).toMatchObject({
      rows: [
        ['Name', 'Both of them', ''],
        ['', 'One', 'Two'],
        ['Bench', '6', '95.50'],
      ],
      spans: [
        { row: 0, column: 0, rows: 2, columns: 1 },
        { row: 0, column: 1, rows: 1, columns: 2 },
      ],
    })
  })

  test('with horizontal rules only get their columns from vertical white strips', () => {
    const rules = [across(95, 50, 620), across(135, 50, 620), across(215, 50, 620)]
    expect(rowsOf(cells(105, xs, ...goods), { rules })).toEqual(goods)
  })

  test('are two if text is between them, although their rules and white strips match', () => {
    const wide = [60, 180, 300, 420]
    const titles = ['One', 'Two', 'Three', 'Four']
    const rules = [95, 135, 175, 255, 295, 335].map((y) => across(y, 50, 500))
    const settings = [
      ...cells(105, wide, titles, ['10.5', '20.5', '30.5', '40.5']),
      ...cells(
        190,
        [60, 300],
        ['What the second of', 'them has shown is'],
        ['told below here,', 'and no otherwise:'],
      ),
      ...cells(265, wide, titles, ['11.5', '21.5', '31.5', '41.5']),
    ]
    const kinds = layOut(typeset(settings, { rules })).map(({ kind }) => kind)
    expect(kinds).toEqual(['table', 'paragraph', 'paragraph', 'table'])
    expect(rowsOf(settings, { rules })?.[0]).toEqual(titles)
  })

  test('may have columns hardly further apart than words, if many rows are split at the same place', () => {
    const rows = ['Oak', 'Elm', 'Ash', 'Fir', 'Yew', 'Box'].map((name, i) => [`${name} tree`, `<0.0${i}`])
    const rules = [across(95, 50, 210), across(135, 50, 210), across(385, 50, 210)]
    expect(rowsOf(cells(105, [60, 154], ['Wood', 'Loss'], ...rows), { rules })).toEqual([
      ['Wood', 'Loss'],
      ...rows,
    ])
  })

  test('may have a cell of two lines, with the other cells vertically centred', () => {
    const rules = [across(95, 50, 720), across(135, 50, 720), across(260, 50, 720)]
    const settings = [
      ...cells(105, [60, 260, 560], ['Command', 'Purpose', 'Since']),
      { text: 'sync', x: 60, y: 155 },
      { text: 'Brings all of them', x: 260, y: 143 },
      { text: 'to the same state', x: 260, y: 168 },
      { text: '1.2', x: 560, y: 155 },
      ...cells(210, [60, 260, 560], ['apply', 'Puts them in place', '1.4']),
    ]
    expect(rowsOf(settings, { rules })).toEqual([
      ['Command', 'Purpose', 'Since'],
      ['sync', 'Brings all of them to the same state', '1.2'],
      ['apply', 'Puts them in place', '1.4'],
    ])
  })

  test('may have sums below their last rule, and close rows stay separate', () => {
    const rules = [across(95, 50, 620), across(135, 50, 620), across(235, 50, 620)]
    const dense = ['Korean', 'Polish', 'Punjabi', 'Russian'].map((name, i) =>
      cells(140 + i * 23, xs, [name, `${i}`, `${i + 2}`]),
    )
    const settings = [
      ...cells(105, xs, ['', 'Early', 'Late']),
      ...dense.flat(),
      ...cells(240, xs, ['Total', '6', '14']),
    ]
    expect(rowsOf(settings, { rules })).toEqual([
      ['', 'Early', 'Late'],
      ['Korean', '0', '2'],
      ['Polish', '1', '3'],
      ['Punjabi', '2', '4'],
      ['Russian', '3', '5'],
      ['Total', '6', '14'],
    ])
  })

  test('may have titles above the first rule that are wider than their numbers', () => {
    const rules = [across(135, 50, 620), across(255, 50, 620)]
    const settings = [
      ...cells(105, [60, 245, 450], ['Name', 'How many of them', 'How much in all']),
      ...cells(145, [60, 300, 480], ['Oak table', '3', '240'], ['Bench', '6', '95'], ['Shelf', '2', '31']),
    ]
    expect(rowsOf(settings, { rules })?.[0]).toEqual(['Name', 'How many of them', 'How much in all'])
  })

  test('with stripes are divided by the edges of the stripes, titles and last row included', () => {
    const stripe = (y: number): Mark => ({ kind: 'shade', box: { x0: 50, y0: y, x1: 620, y1: y + 40 } })
    const settings = cells(
      105,
      [60, 260],
      ['Term', 'What it says'],
      ['Ebb', 'The tide falls'],
      ['Flood', 'It rises'],
      ['Slack', 'Neither of the two'],
    )
    const marks = [stripe(135), stripe(215)]
    expect(rowsOf(settings, { marks })).toEqual([
      ['Term', 'What it says'],
      ['Ebb', 'The tide falls'],
      ['Flood', 'It rises'],
      ['Slack', 'Neither of the two'],
    ])
    expect(rowsOf(settings, { marks: marks.slice(1) })).toBeUndefined()
    expect(rowsOf(settings, { marks: [stripe(135), stripe(700)] })).toBeUndefined()
  })

  test('without rules need three or more aligned columns', () => {
    expect(rowsOf(cells(100, xs, ...goods, ['Shelf', '12', '31.25']))).toEqual([
      ...goods,
      ['Shelf', '12', '31.25'],
    ])
  })

  test('without rules continue across the title of a group, and across a speck next to it', () => {
    const settings = [
      ...cells(100, xs, ...goods),
      { text: 'Outdoors', x: 60, y: 220 },
      { text: ':', x: 300, y: 235 },
      ...cells(255, xs, ['Shelf', '12', '31.25']),
    ]
    expect(rowsOf(settings)?.map(([first]) => first)).toEqual([
      'Name',
      'Oak table',
      'Bench',
      'Outdoors',
      'Shelf',
    ])
  })
})

describe('no table', () => {
  test.each<[string, readonly (string | Setting)[], Extras]>([
    [
      'text between two lines',
      ['A line of text that goes on', 'and on below the first one', 'until it ends here'],
      { rules: [across(40, 50, 900), across(150, 50, 900)] },
    ],
    [
      'a letter with its addresses side by side',
      cells(
        100,
        [60, 560],
        ['Brightwater Cafe', 'Northgate Joinery'],
        ['81 Station Parade', 'Canal Works'],
        ['Millbrook', 'Millbrook'],
      ),
      {},
    ],
    [
      'the settings of an application, names and values',
      cells(
        100,
        [60, 500],
        ['Language', 'English'],
        ['Theme', 'Dark'],
        ['Start with the system', 'Off'],
        ['Folder', 'Pictures'],
      ),
      {},
    ],
    [
      'goods and prices on a receipt',
      cells(100, [60, 380, 460], ['Tea', '2', '3.20'], ['Bread', '1', '2.10'], ['Milk', '3', '4.50']),
      { kind: 'receipt' },
    ],
    [
      'items with their bullets between two headings that are underlined',
      [
        { text: '• milk and bread', y: 100 },
        { text: '• salt', y: 130 },
        { text: '• oil', y: 160 },
      ],
      { rules: [across(90, 50, 900), across(200, 50, 900)] },
    ],
  ])('is %s', (_, settings, extras) => {
    expect(rowsOf(settings, extras)).toBeUndefined()
  })
})

test('rows of a table may be far apart on a screen, but not on paper', () => {
  const rows = [
    'Town|People|Mayor',
    'Ashford|12,300|J. Brown',
    'Belton|8,120|K. Moss',
    'Corby|940|L. Ward',
  ].map((text, i) => ({ text, y: 100 + i * 58 }))
  expect(layOut(typeset(rows, { kind: 'screenshot' })).map(({ kind }) => kind)).toEqual(['table'])
  expect(layOut(typeset(rows, { kind: 'prose' })).map(({ kind }) => kind)).not.toContain('table')
})

test('rows of settings between rules are no table: their values end at the same place and are no numbers', () => {
  const rows = ['Language|English', 'Region|United Kingdom', 'First day|Monday']
  const words = (value: string) => value.length * 11
  const settings = rows.flatMap((row, i) => {
    const [label = '', value = ''] = row.split('|')
    return [
      { text: label, x: 60, y: 100 + i * 50 },
      { text: value, x: 900 - words(value), y: 100 + i * 50 },
    ]
  })
  const rules = [90, 140, 190, 240].map((y) => across(y, 50, 910))
  const page = typeset(settings, { rules })
  const lines = page.lines.map((line) => {
    const right = line.box.x0 > 500 ? 900 - line.box.x1 : 0
    const words = line.words.map((word) => ({
      ...word,
      box: { ...word.box, x0: word.box.x0 + right, x1: word.box.x1 + right },
    }))
    return { ...line, words, box: { ...line.box, x0: line.box.x0 + right, x1: line.box.x1 + right } }
  })
  expect(layOut({ ...page, lines }).map(({ kind }) => kind)).not.toContain('table')
})

test('a line of text between two ruled tables is no row of either, however few of their gutters it crosses', () => {
  const columns = [60, 160, 260, 420, 560, 680]
  const lines = [
    ['Part', 'Tim', 'Where it', 'Weig', 'Hei', 'Wid'],
    ['no', 'ber', 'stands', 'ht', 'ght', 'th'],
    ['Leg', 'Oak', 'at a corner', '3.20', '71.5', '6.5'],
    ['A', 'oiled', 'below', 'kg', 'cm', 'cm'],
  ]
  const tables = [100, 300].map((top) =>
    [0, 22, 60, 82].flatMap((down, i) => cells(top + 8 + down, columns, lines[i] ?? [])),
  )
  const rules = [100, 300].flatMap((top) => [0, 60, 122].map((y) => across(top + y, 50, 760)))
  const blocksAround = (text: readonly Setting[]) =>
    layOut(typeset([...tables.slice(0, 1).flat(), ...text, ...tables.slice(1).flat()], { rules }))
  const text = 'Of the narrow table the parts are as follows:'
  for (const x of [60, 70, 80, 85, 95, 105]) {
    const blocks = blocksAround([{ text, x, y: 250 }])
    expect(blocks.map(({ kind }) => kind)).toEqual(['table', 'paragraph', 'table'])
    const inTwoLines = blocksAround([
      { text, x, y: 238 },
      { text: 'in grams', x, y: 262 },
    ])
    expect(inTwoLines.map(({ kind }) => kind)).toEqual(['table', 'paragraph', 'table'])
  }
})

test('a line of prose between labels that line up is not swallowed by a table of them', () => {
  const labels = (top: number) =>
    cells(top, xs, ['INLET', 'FAN', 'LP'], ['FUEL', 'BURNER', 'HP'], ['OIL', 'TURBINE', 'EGT'])
  const prose = 'air is taken in by the fan and pressed into the burner where it is heated'
  const settings = [...labels(100), { text: prose, x: 60, y: 220 }, ...labels(260)]
  const paragraphs = layOut(typeset(settings)).filter(({ kind }) => kind !== 'table')
  expect(paragraphs).toMatchObject([{ text: prose }])
})
