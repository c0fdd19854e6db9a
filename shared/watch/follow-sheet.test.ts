import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import fc from 'fast-check'
import { readSheet, default as readBook } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { toCell } from '../export/cells.ts'
import { followSheet, type Followed, type SheetUpdate, type SheetKind } from './follow-sheet.ts'
import type { TargetTable } from './sheet-plan.ts'

type Doc = readonly [record: string, total: string, items?: readonly string[], instead?: readonly string[]]

/** Rows of two cells each, which are divided by a space. */
const rows = (...lines: string[]) =>
  lines.map((line): [string, string] => {
    const [first = '', second = ''] = line.split(' ')
    return [first, second]
  })

function tablesOf(docs: readonly Doc[], more: readonly string[] = []): TargetTable[] {
  const cell = (text: string) => toCell(text, /^\d{4}-/.test(text) ? text : undefined, null)
  const head = ['total', ...more, 'record']
  return [
    {
      name: 'Documents',
      head,
      groups: docs.map(([record, total, , instead]) => ({
        record,
        rows: [[cell(total), ...more.map(() => cell('new')), cell(record)]],
        ...(instead && { replaces: instead }),
      })),
    },
    {
      name: 'items',
      head: ['name', 'record'],
      groups: docs.map(([record, , items = [], instead]) => ({
        record,
        rows: items.map((name) => [cell(name), cell(record)]),
        ...(instead && { replaces: instead }),
      })),
    },
  ]
}

/** A simulated sheet on disk: its bytes, and the bytes that were written last. */
function sheetOf(kind: SheetKind) {
  let bytes: Uint8Array | null = null
  let ours: Uint8Array | null = null
  let last: Followed | null = null
  return {
    get bytes() {
      return bytes ?? new Uint8Array()
    },
    get text() {
      return strFromU8(bytes ?? new Uint8Array())
    },
    edit(change: (bytes: Uint8Array) => Uint8Array) {
      bytes = change(bytes ?? new Uint8Array())
    },
    forget() {
      last = null
    },
    follow(docs: readonly Doc[], more: readonly string[] = []) {
      const tables = tablesOf(docs, more)
      const update: SheetUpdate = {
        kind,
        hasMark: false,
        tables: kind === 'csv' ? tables.slice(0, 1) : tables,
        found: bytes && { bytes, isOurs: bytes === ours },
        before: last?.remembered ?? new Map(),
        hash: (text) => text,
      }
      const followed = followSheet(update)
      if (!followed) return null
      last = followed
      if (followed.bytes) bytes = followed.bytes
      if (followed.isOurs || followed.bytes) ours = followed.isOurs ? bytes : ours
      return followed
    },
  }
}

const rowsIn = (bytes: Uint8Array, sheet = 'Documents') => readSheet(Buffer.from(bytes), sheet)

/** The workbook as a spreadsheet program saves it: shared strings, a chart, and the user's edits. */
function savedElsewhere(
  bytes: Uint8Array,
  edit: (sheet: string) => string = (sheet) => sheet,
): Uint8Array<ArrayBuffer> {
  const files = unzipSync(bytes)
  const texts: string[] = []
  for (const name of Object.keys(files).filter((each) => each.startsWith('xl/worksheets/sheet'))) {
    const shared = strFromU8(files[name] ?? new Uint8Array()).replace(
      /<c r="(\w+)"( s="\d+")? t="inlineStr"><is>(<t[^>]*>[\s\S]*?<\/t>)<\/is><\/c>/g,
      (_, place: string, style: string | undefined, text: string) =>
        `<c r="${place}"${style ?? ''} t="s"><v>${texts.push(text) - 1}</v></c>`,
    )
    files[name] = strToU8(name.endsWith('sheet1.xml') ? edit(shared) : shared)
  }
  files['xl/sharedStrings.xml'] = strToU8(`<sst>${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`)
  const relations = strFromU8(files['xl/_rels/workbook.xml.rels'] ?? new Uint8Array())
  const link =
    '<Relationship Id="rId99" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>'
  files['xl/_rels/workbook.xml.rels'] = strToU8(relations.replace('</Relationships>', link))
  files['xl/charts/chart1.xml'] = strToU8('<chart/>')
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, file]) => [name, new Uint8Array(file)])),
  )
}

const inSheet = (bytes: Uint8Array, name = 'xl/worksheets/sheet1.xml') =>
  strFromU8(unzipSync(bytes)[name] ?? new Uint8Array())

describe.each(['csv', 'xlsx'] as const)('a sheet as %s', (kind) => {
  const valuesOf = async (sheet: ReturnType<typeof sheetOf>) =>
    kind === 'xlsx'
      ? (await rowsIn(sheet.bytes)).slice(1).map((row) => row.map(String))
      : sheet.text
          .trim()
          .split('\r\n')
          .slice(1)
          .map((line) => line.split(','))

  it('that nobody edited follows its records: corrected, removed, new, with other columns', async () => {
    const sheet = sheetOf(kind)
    sheet.follow(rows('a 1', 'b 2', 'c 3'))
    expect(sheet.follow(rows('a 1', 'b 2', 'c 3'))?.bytes).toBe(null)
    sheet.follow(rows('a 1', 'c 30', 'd 4'))
    expect(await valuesOf(sheet)).toEqual(rows('1 a', '30 c', '4 d'))
    sheet.follow([['c', '30']], ['tax'])
    expect(await valuesOf(sheet)).toEqual([['30', 'new', 'c']])
  })

  it('keeps the place of the row of a document that was read again', async () => {
    const sheet = sheetOf(kind)
    sheet.follow(rows('a 1', 'b 2'))
    sheet.follow([
      ['a2', '7', [], ['a']],
      ['b', '2'],
    ])
    expect(await valuesOf(sheet)).toEqual(rows('7 a2', '2 b'))
  })

  it('keeps rows whose records are no longer remembered', async () => {
    const sheet = sheetOf(kind)
    sheet.follow(rows('a 1', 'b 2'))
    sheet.forget()
    sheet.follow(rows('b 2', 'c 3'))
    expect(await valuesOf(sheet)).toEqual(rows('1 a', '2 b', '3 c'))
  })
})

describe('a CSV that somebody edited', () => {
  it('keeps edited and added lines, and updates the rest', () => {
    const sheet = sheetOf('csv')
    sheet.follow(rows('a 1', 'b 2', 'c 3'))
    sheet.edit(() => strToU8('total,record\r\n1,a\r\n2.5,b\r\n3,c\r\nmy "own" note'))
    const followed = sheet.follow(rows('a 10', 'b 20', 'd 4'))
    expect(sheet.text).toBe('total,record\r\n10,a\r\n2.5,b\r\nmy "own" note\r\n4,d\r\n')
    expect(followed?.kept).toEqual(['b'])
  })

  it('does not report an edit that no change of a record conflicts with, and never restores a deleted row', () => {
    const sheet = sheetOf('csv')
    sheet.follow(rows('a 1', 'b 2'))
    sheet.edit(() => strToU8('total,record\r\n1.5,a\r\n'))
    expect(sheet.follow(rows('a 1', 'b 2'))).toMatchObject({ kept: [], bytes: null })
    expect(sheet.follow(rows('a 1', 'b 9'))).toMatchObject({ kept: ['b'], bytes: null })
  })

  it('gets new columns at its end without reporting edited rows, whose values did not change', () => {
    const sheet = sheetOf('csv')
    sheet.follow(rows('a 1', 'b 2'))
    sheet.edit(() => strToU8('total,record\r\n1.5,a\r\n2,b\r\n'))
    const followed = sheet.follow(rows('a 1', 'b 2'), ['currency'])
    expect(followed?.kept).toEqual([])
    expect(sheet.text).toBe('total,record,currency\r\n1.5,a\r\n2,b,new\r\n')
  })

  it('may have added columns, also between ours, but is given up if one of ours is missing', () => {
    const sheet = sheetOf('csv')
    sheet.follow([['a', '1']])
    sheet.edit(() => strToU8('record,paid,total\na,yes,1\n'))
    sheet.follow(rows('a 2', 'b 3'))
    expect(sheet.text).toBe('record,paid,total\na,yes,2\r\nb,,3\r\n')
    sheet.edit(() => strToU8('record;paid;total\n'))
    expect(sheet.follow([['a', '2']])).toBe(null)
  })
})

describe('a workbook that another program saved', () => {
  const docs: readonly Doc[] = [
    ['a', '213,00 €', ['Tea', 'Ink']],
    ['b', '2026-03-14', ['Nib']],
    ['c', '1.5'],
  ]

  it('is updated in place with its styles, and everything else in it stays', async () => {
    const sheet = sheetOf('xlsx')
    sheet.follow(docs)
    const extra = '<c r="E2"><f>SUM(A2:A9)</f><v>213</v></c></row>'
    sheet.edit((bytes) =>
      savedElsewhere(bytes, (xml) => xml.replace(/(<row r="2">.*?)<\/row>/, `$1${extra}`)),
    )
    const followed = sheet.follow([
      ['a', '99,50 €', ['Tea']],
      ['b', '2026-03-15', ['Nib', 'Pen']],
      ['d', '2026-04-01', ['Cup']],
    ])
    expect(followed).toMatchObject({ kept: [], isOurs: false })
    expect(await readBook(Buffer.from(sheet.bytes))).toEqual([
      {
        sheet: 'Documents',
        data: [
          ['total', 'record', null, null, null],
          [99.5, 'a', null, null, 213],
          [new Date(Date.UTC(2026, 2, 15)), 'b', null, null, null],
          [null, null, null, null, null],
          [new Date(Date.UTC(2026, 3, 1)), 'd', null, null, null],
        ],
      },
      {
        sheet: 'items',
        data: [
          ['name', 'record'],
          ['Tea', 'a'],
          [null, null],
          ['Nib', 'b'],
          ['Pen', 'b'],
          ['Cup', 'd'],
        ],
      },
    ])
    expect(inSheet(sheet.bytes)).toContain('<f>SUM(A2:A9)</f>')
    expect(inSheet(sheet.bytes, 'xl/charts/chart1.xml')).toBe('<chart/>')
    expect(inSheet(sheet.bytes, 'xl/workbook.xml')).toMatch(/<\/definedNames><calcPr fullCalcOnLoad="1"\/>/)
    // The next update finds nothing to do.
    expect(
      sheet.follow([
        ['a', '99,50 €', ['Tea']],
        ['b', '2026-03-15', ['Nib', 'Pen']],
        ['d', '2026-04-01', ['Cup']],
      ]),
    ).toMatchObject({ bytes: null, kept: [] })
  })

  it('keeps an edited row, also one with a formula, and reports the record whose change it lacks', async () => {
    const sheet = sheetOf('xlsx')
    sheet.follow(rows('a 1', 'b 2', 'c 3'))
    sheet.edit((bytes) =>
      savedElsewhere(bytes, (xml) =>
        xml
          .replace(/(?<=<c r="A2"[^>]*>)<v>1<\/v>/, '<v>1.25</v>')
          .replace(/<c r="A3"([^>]*)><v>2<\/v>/, '<c r="A3"$1><f>1+1</f><v>2</v>'),
      ),
    )
    const followed = sheet.follow(rows('a 10', 'b 20', 'c 30'))
    expect(followed?.kept).toEqual(['a', 'b'])
    expect((await rowsIn(sheet.bytes)).slice(1)).toEqual([
      [1.25, 'a'],
      [2, 'b'],
      [30, 'c'],
    ])
  })

  it('gets a new column at its end', async () => {
    const sheet = sheetOf('xlsx')
    sheet.follow([['a', '1']])
    sheet.edit((bytes) => savedElsewhere(bytes))
    sheet.follow([['a', '1']], ['tax'])
    expect(await rowsIn(sheet.bytes)).toEqual([
      ['total', 'record', 'tax'],
      [1, 'a', 'new'],
    ])
  })

  it.each([
    ['a text', () => strToU8('total,record')],
    ['half a file', (bytes: Uint8Array) => bytes.slice(0, bytes.length / 2)],
    [
      'another head',
      (bytes: Uint8Array) =>
        savedElsewhere(bytes, (xml) =>
          xml.replace('<row r="1">', '<row r="1"><c r="Z1"/>').replace(/<c r="A1".*?<\/c>/, ''),
        ),
    ],
    ['nothing in it', () => new Uint8Array()],
  ])('and is %s is left alone', (_, edit) => {
    const sheet = sheetOf('xlsx')
    sheet.follow([['a', '1']])
    sheet.edit(edit)
    expect(sheet.follow([['a', '2']])).toBe(null)
  })
})

it('keeps every edit, addition and deletion of the user, however the records change', () => {
  const records = ['a', 'b', 'c', 'd', 'e']
  const state = fc.array(fc.constantFrom('1', '2', '3', null), { minLength: 5, maxLength: 5 })
  const docsOf = (totals: readonly (string | null)[]) =>
    totals.flatMap((total, at): Doc[] => (total === null ? [] : [[records[at] ?? '', total]]))
  const edit = fc.record({ row: fc.nat(5), how: fc.constantFrom('change', 'delete', 'note') })
  fc.assert(
    fc.property(
      state,
      fc.array(edit, { maxLength: 4 }),
      fc.array(state, { minLength: 1, maxLength: 4 }),
      (first, edits, later) => {
        const sheet = sheetOf('csv')
        sheet.follow(docsOf(first))
        const [head = '', ...lines] = sheet.text.split('\r\n').slice(0, -1)
        const gone: string[] = []
        for (const { row, how } of edits) {
          const line = lines[row]
          if (how === 'note') lines.splice(row, 0, `note ${row},`)
          else if (line === undefined || line.startsWith('note') || line.startsWith('mine')) continue
          else if (how === 'delete')
            gone.push(...lines.splice(row, 1).map((each) => each.split(',')[1] ?? ''))
          else lines[row] = line.replace(/^[^,]*/, `mine ${row}`)
        }
        sheet.edit(() => strToU8([head, ...lines, ''].join('\r\n')))
        const theirs = lines.filter((line) => /^(note|mine)/.test(line))
        const wereThere = new Set(docsOf(first).map(([record]) => record))
        for (const totals of later) {
          const docs = docsOf(totals)
          sheet.follow(docs)
          const now = sheet.text.split('\r\n').slice(1, -1)
          expect(now.filter((line) => /^(note|mine)/.test(line))).toEqual(theirs)
          const touched = new Set([...gone, ...theirs.map((line) => line.split(',')[1] ?? '')])
          const untouched = docs.filter(([record]) => !touched.has(record) || !wereThere.has(record))
          for (const [record, total] of untouched)
            expect(now.filter((line) => line.endsWith(`,${record}`))).toEqual([`${total},${record}`])
        }
      },
    ),
    { numRuns: 500 },
  )
})
