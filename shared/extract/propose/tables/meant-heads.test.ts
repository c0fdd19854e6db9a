import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { valuesOf } from '../../../../test/support/values-of.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { extract } from '../../extract.ts'

const table = (...rows: readonly (readonly string[])[]) =>
  rows.flatMap((row, i) => row.map((text, j) => ({ text, x: 60 + 220 * j, y: 60 + 40 * i })))

test('a size is no count at each price, where another column counts', () => {
  const lines = table(
    ['Artikel', 'Anzahl', 'Abmessung', 'Gewicht'],
    ['Blech', '4', '300 x 450', '4608'],
    ['Platte', '2', '200 x 450', '1920'],
  )
  expect(valuesOf({ plates: [{ item: '', quantity: '', size: '', weight: '' }] }, ...lines)).toEqual({
    plates: [
      { item: 'Blech', quantity: '4', size: '300 x 450', weight: '4608' },
      { item: 'Platte', quantity: '2', size: '200 x 450', weight: '1920' },
    ],
  })
})

test('a head that may be of several columns is of the one whose meaning it has', () => {
  const lines = table(
    ['Artikel', 'Stück', 'Abmessung', 'Gewicht'],
    ['Blech', '4', 'lang', '4608'],
    ['Platte', '2', 'kurz', '1920'],
  )
  expect(valuesOf({ plates: [{ item: '', weight: '', pieces: '' }] }, ...lines)).toEqual({
    plates: [
      { item: 'Blech', weight: '4608', pieces: '4' },
      { item: 'Platte', weight: '1920', pieces: '2' },
    ],
  })
})

test('of two heads that share a word with what is asked for none is sure', () => {
  const lines = table(
    ['棚番', '品番', '品名', '入数', '出庫数'],
    ['A-03-12', 'OW-2210', '丸棚', '10', '40'],
    ['A-07-02', 'OW-3105', '作業台', '8', '26'],
  )
  const schema = parseSchema({ 明細: [{ 棚番: '', 品番: '', 品名: '', 数量: '' }] })
  if (!schema.ok) throw new Error('no schema')
  const { fields } = extract(pageOf(...lines), schema.value)
  const told = fields.filter(({ path, value }) => path.endsWith('数量') && value !== '')
  expect(told.every(({ confidence }) => (confidence ?? 1) < 0.9)).toBe(true)
  const codes = fields.filter(({ path }) => path.endsWith('品番'))
  expect(codes.map(({ value }) => value)).toEqual(['OW-2210', 'OW-3105'])
})
