import { describe, expect, it } from 'vitest'
import type { PageKind } from '../../../shared/page.ts'
import type { Density } from '../languages/density.ts'
import { boxAt, letterRows, blankImage, withLetters } from '../../../test/support/draw-pixels.ts'
import type { Abilities, PlacedLine } from '../context/engine.ts'
import { areInColumns, isOfCells, languagesRead, mayRead } from './choose-engine.ts'

const can: Abilities = {
  documents: false,
  scripts: ['Latin', 'Han'],
  languages: ['chi_sim', 'eng'],
  knows: () => true,
}
const known = ['eng', 'chi_sim', 'chi_tra', 'deu', 'fra', 'rus']
const asked = { languages: [], scope: 'any' } as const

function linesOf(text: string, confidence = 0.95, unread = 0): PlacedLine[] {
  const box = boxAt(0, 0, 100, 20)
  return text.split('\n').map((row) => {
    const words = row.split(' ').map((word) => ({ text: word, box, confidence }))
    const line = { box, words, block: 0, paragraph: 0, rowHeight: 20 }
    return { place: { x: 50, y: 10, length: 100, height: 20, angle: 0 }, line, unread }
  })
}

const languagesOf = (
  text: string,
  kind: PageKind = 'receipt',
  confidence?: number,
  scope: 'any' | 'zh-en' = 'any',
) => languagesIn(linesOf(text, confidence), kind, scope)

const languagesIn = (lines: readonly PlacedLine[], kind: PageKind, scope: 'any' | 'zh-en' = 'any') =>
  languagesRead(
    lines.map(({ place }) => place),
    lines,
    { ...asked, scope },
    kind,
    can,
    known,
  )

const seen = (density: Density | null, isOfCells = false) => ({
  density: () => density,
  isOfCells: () => isOfCells,
})

describe('the engine that finds text', () => {
  it('is tried on receipts, photos and forms, and on what may be Han', () => {
    for (const kind of ['receipt', 'photo', 'form'] as const)
      expect(mayRead(asked, kind, seen('light'), can)).toBe(true)
    expect(mayRead(asked, 'prose', seen('dense'), can)).toBe(true)
    expect(mayRead(asked, 'screenshot', seen(null), can)).toBe(true)
    expect(mayRead(asked, 'prose', seen('light'), can)).toBe(false)
    expect(mayRead(asked, 'prose', seen('light', true), can)).toBe(true)
  })

  it('is tried only on slips where somebody named a language that it does not know: others read what it finds', () => {
    const named = (kind: PageKind, ...languages: string[]) =>
      mayRead({ languages, scope: 'any' }, kind, seen(null), can)
    expect(named('receipt', 'eng', 'chi_sim')).toBe(true)
    expect(named('receipt', 'eng', 'rus')).toBe(true)
    expect(named('screenshot', 'chi_tra')).toBe(false)
  })

  it('is tried on slips in a language that it knows all of but some accents, and on documents not', () => {
    const german = { languages: ['deu'], scope: 'any' } as const
    expect(mayRead(german, 'receipt', seen(null), can)).toBe(true)
    expect(mayRead(german, 'form', seen(null), can)).toBe(false)
  })

  it('is not tried if it finds none', () => {})

  const receipt = 'The total amount of your order\nThank you for shopping with us\nPlease keep this receipt'
  it('keeps a receipt in English, and prose in it not', async () => {
    expect(await languagesOf(receipt)).toMatchObject({ languages: ['eng'] })
    expect(await languagesOf(`${receipt}\n${receipt}`, 'prose')).toBe(null)
    // To read a line or two a second time is worth nothing.
    expect(await languagesOf(receipt, 'prose')).toMatchObject({ languages: ['eng'] })
  })

  it('keeps Chinese of any kind, and tells whether there are Latin letters too', async () => {
    expect(await languagesOf('国家税务总局\n发票代码', 'prose')).toMatchObject({ languages: ['chi_sim'] })
    expect(await languagesOf('国家税务总局\n发票 No.', 'screenshot')).toMatchObject({
      languages: ['chi_sim', 'eng'],
    })
  })

  it('leaves traditional characters, kana and what it is unsure of to others', async () => {
    expect(await languagesOf('國家稅務總局\n發票號碼', 'prose')).toBe(null)
    expect(await languagesOf('請求書の合計のとおり', 'receipt')).toBe(null)
    expect(await languagesOf(receipt, 'receipt', 0.5)).toBe(null)
  })

  it('leaves prose that was photographed to others, but not what a sign says', async () => {
    const sentence = 'The harbour was quiet when the boats came home at dusk'
    expect(await languagesOf(Array.from({ length: 12 }, () => sentence).join('\n'), 'photo')).toBe(null)
    expect(await languagesOf(`${sentence}\n${sentence}`, 'photo')).toMatchObject({ languages: ['eng'] })
  })

  it('keeps Chinese prose that was photographed', async () => {
    const prose = Array.from({ length: 12 }, () => '国家税务总局关于发票管理的若干规定').join('\n')
    expect(await languagesOf(prose, 'photo')).toMatchObject({ languages: ['chi_sim'] })
  })

  it('leaves what it has not read all of to others', async () => {
    const half = linesOf('清洁港区\n禁止', 0.95, 0.3)
    expect(await languagesIn(half, 'photo')).toBe(null)
  })

  const german =
    'Vielen Dank fur Ihren Einkauf und auf Wiedersehen\nDer Betrag wurde mit der Karte bezahlt und die Quittung gilt nicht als Rechnung'
  it('keeps a slip or a form in a language with letters that it lacks, to have them read line by line', async () => {
    expect(await languagesOf(german)).toMatchObject({ languages: ['deu'] })
    expect(await languagesOf(german, 'form')).toMatchObject({ languages: ['deu'] })
  })

  it('reads as English what somebody wants read as Chinese or English, and tells that it hardly is', async () => {
    const read = await languagesOf(german, 'receipt', 0.95, 'zh-en')
    expect(read?.languages).toEqual(['eng'])
    expect(read?.confidence).toBeLessThan(0.3)
    const english = await languagesOf(receipt, 'receipt', 0.95, 'zh-en')
    expect(english?.confidence).toBeGreaterThanOrEqual(0.3)
  })
})

describe('a page is of cells', () => {
  const columns = (lettersPerRow: number, lefts: readonly number[], rows = 8) =>
    withLetters(
      blankImage(600, 300),
      lefts.flatMap((left) => letterRows({ rows, lettersPerRow, left })),
    )

  it('where its rows of ink are short, as in a table', () => {
    expect(isOfCells(columns(6, [20, 160, 300, 440]))).toBe(true)
  })

  it('but not where they run on, nor where there are but a few', () => {
    expect(isOfCells(columns(50, [20], 12))).toBe(false)
    expect(isOfCells(columns(6, [20, 160], 4))).toBe(false)
    expect(isOfCells(blankImage(600, 300))).toBe(false)
  })
})

describe('found lines are in columns', () => {
  const lineAt = (x: number, row: number, length = 300) => ({
    x,
    y: 20 + 30 * row,
    length,
    height: 20,
    angle: 0,
  })
  const rows = Array.from({ length: 8 }, (_, row) => row)

  it('where most long lines have another beside them', () => {
    expect(areInColumns(rows.flatMap((row) => [lineAt(200, row), lineAt(540, row)]))).toBe(true)
  })

  it('but not where they run across the page, nor where they are short, as in a table', () => {
    expect(areInColumns(rows.map((row) => lineAt(370, row, 640)))).toBe(false)
    expect(areInColumns(rows.flatMap((row) => [lineAt(100, row, 80), lineAt(240, row, 80)]))).toBe(false)
  })
})
