import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { valuesOf } from '../../../../test/support/values-of.ts'
import { extract } from '../../extract.ts'

test('the heads that say most of what is asked for are those of the table, and not a row of as many words', () => {
  const page = pageOf(
    'Marques et numéros | Nombre des colis | Nature de la marchandise | N° statistique | Poids brut',
    'MR 1-14 | 14 | Bière ambrée | 22030001 | 9.870',
    'MR 15-19 | 5 | Bière blanche | 22030010 | 3.640',
    '',
    'Classe | Chiffre | Lettre | (ADR) | Total poids brut',
    'abc | 7 | B | 12345 | 13.722',
    'abd | 8 | C | 12346 | 14.722',
  )
  const schema = parseSchema({
    goods: [{ marks: '', packages: '', description: '', hsCode: '', grossWeight: '' }],
  })
  if (!schema.ok) throw new Error(schema.error.code)
  const { goods } = JSON.parse(extract(page, schema.value).content) as { goods: { marks: string }[] }
  expect(goods.map(({ marks }) => marks.slice(0, 3))).toEqual(['MR ', 'MR '])
})

test('the number of a row is not how many of it there are', () => {
  const schema = { lines: [{ code: '', name: '', quantity: '' }] }
  const cells = (y: number, ...texts: readonly string[]) =>
    texts.map((text, i) => ({ text, x: 40 + 200 * i, y }))
  const found = valuesOf(
    schema,
    ...cells(100, 'No.', 'Code', 'Name', 'Wexal'),
    ...cells(140, '1', 'OW-2210', 'Shelf', '40'),
    ...cells(180, '2', 'OW-3105', 'Leg', '26'),
    ...cells(220, '3', 'OW-7741', 'Lid', '6'),
  ) as { lines: { quantity: string }[] }
  expect(found.lines.map(({ quantity }) => quantity)).not.toContain('1')
})
