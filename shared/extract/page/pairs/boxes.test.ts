import { describe, expect, it } from 'vitest'
import { pageOf, type LineSketch } from '../../../../test/support/page-builder.ts'
import type { Page, Rule } from '../../../page.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { searched } from '../../extract.ts'
import { textOf } from '../../model/place.ts'

function pairsOn(page: Page, asked: object = { anything: '' }): Record<string, string> {
  const schema = parseSchema(asked)
  if (!schema.ok) throw new Error(schema.error.code)
  const { all } = searched(page, schema.value).scene.pairs()
  return Object.fromEntries(all.map(({ label, value }) => [textOf(label), textOf(value)]))
}

const at = (text: string, x: number, y: number): LineSketch => ({ text, x, y })

function frame(x0: number, y0: number, x1: number, y1: number): Rule[] {
  const upright = (x: number): Rule => ({ direction: 'vertical', box: { x0: x, x1: x + 2, y0, y1 } })
  const level = (y: number): Rule => ({ direction: 'horizontal', box: { x0, x1, y0: y, y1: y + 2 } })
  return [upright(x0), upright(x1), level(y0), level(y1)]
}

describe('boxes of a form that are numbered', () => {
  const boxes = [
    ['1 Wages, tips, other compensation', '58,213.67'],
    ['2 Federal income tax withheld', '6,104.22'],
    ['3 Social security wages', '61,713.67'],
    ['4 Social security tax withheld', '3,826.25'],
    ['5 Medicare wages and tips', '61,714.02'],
    ['6 Place planned for the delivery of the goods (place, country)', 'Harlow'],
  ] as const
  const placed = (x: number, i: number) => ({ x, y: 100 + 80 * i })
  const page = (more: readonly LineSketch[] = [], rules: readonly Rule[] = []): Page => ({
    ...pageOf(
      ...boxes.flatMap(([label, value], i) => {
        const { x, y } = placed(60, i)
        return [at(label, x + 10, y + 8), at(value, x + 10, y + 42)]
      }),
      ...more,
    ),
    rules: [...boxes.flatMap((_, i) => frame(60, 100 + 80 * i, 860, 180 + 80 * i)), ...rules],
  })

  it('have a label each without its number, however long it is', () => {
    expect(pairsOn(page())).toMatchObject({
      'Wages, tips, other compensation': '58,213.67',
      'Social security wages': '61,713.67',
      'Place planned for the delivery of the goods (place, country)': 'Harlow',
    })
  })

  it('hold as many lines as were written', () => {
    const lines = [
      '7 Employer and address',
      'Maple Hollow Veterinary',
      '1175 County Line Pike',
      'Abernant, PA 19462',
    ]
    const more = lines.map((text, i) => at(text, 70, 588 + 32 * i))
    expect(pairsOn(page(more, frame(60, 580, 860, 740)))).toMatchObject({
      'Employer and address': 'Maple Hollow Veterinary 1175 County Line Pike Abernant, PA 19462',
    })
  })

  it('may hold two values beside each other', () => {
    const more = [
      at('7 First name', 70, 588),
      at('Last name', 460, 588),
      at('Henrietta', 70, 622),
      at('Solberg', 460, 622),
    ]
    expect(pairsOn(page(more, frame(60, 580, 860, 660)))).toMatchObject({
      'First name': 'Henrietta',
      'Last name': 'Solberg',
    })
  })
})

describe('values in a box of their own', () => {
  it('are no table, whose head stands in a cell right above', () => {
    const cells = ['Item', 'Tea', 'Rice', 'Salt']
    const table: Page = {
      ...pageOf(...cells.map((text, i) => at(text, 70, 108 + 50 * i))),
      rules: cells.flatMap((_, i) => frame(60, 100 + 50 * i, 460, 150 + 50 * i)),
    }
    expect(pairsOn(table)).not.toHaveProperty('Item')
  })
})

describe('a row of labels above a row of values', () => {
  const columns = [0, 1, 2].map((i) => ({ x: 60 + 300 * i, to: 360 + 300 * i }))
  const cells = (y: number, ...texts: readonly string[]) => ({
    lines: texts.map((text, i) => at(text, (columns[i]?.x ?? 0) + 10, y + 12)),
    rules: columns.flatMap(({ x, to }) => frame(x, y, to, y + 50)),
  })
  const pageWith = (...rows: readonly ReturnType<typeof cells>[]): Page => ({
    ...pageOf(...rows.flatMap(({ lines }) => lines)),
    rules: rows.flatMap(({ rules }) => rules),
  })
  const heads = cells(100, 'Date of birth', 'Place of work', 'Amount withheld')

  it('is a pair in each column', () => {
    expect(pairsOn(pageWith(heads, cells(150, '8 October 1981', 'Harlow', '122,600')))).toMatchObject({
      'Place of work': 'Harlow',
      'Amount withheld': '122,600',
    })
  })

  it('is a table where another row of values follows', () => {
    const page = pageWith(
      heads,
      cells(150, '8 October 1981', 'Harlow', '122,600'),
      cells(200, '3 May 1979', 'Epping', '98,400'),
    )
    expect(pairsOn(page)).not.toHaveProperty('Place of work')
  })
})

it('a value in a cell ends before a label in brackets with its own figure', () => {
  const rows = [
    ['Name', 'Anna Tenbrink', ''],
    ['Total in words', 'seventy dollars', '(figures) $70.00'],
    ['Date', '3 May 2025', ''],
  ] as const
  const page: Page = {
    ...pageOf(
      ...rows.flatMap((row, i) =>
        row.flatMap((text, j) => (text === '' ? [] : [at(text, [70, 300, 560][j] ?? 0, 108 + 50 * i)])),
      ),
    ),
    rules: rows.flatMap((_, i) => [
      ...frame(60, 100 + 50 * i, 280, 150 + 50 * i),
      ...frame(280, 100 + 50 * i, 800, 150 + 50 * i),
    ]),
  }
  expect(pairsOn(page, { name: '', date: '' })).toMatchObject({ 'Total in words': 'seventy dollars' })
})
