import { expect, test } from 'vitest'
import { pageOf, type LineSketch } from '../../../test/support/page-builder.ts'
import { parseSchema } from '../../schema/parse.ts'
import { extract } from '../extract.ts'

function valuesOf(schema: unknown, lines: readonly (string | LineSketch)[]): unknown {
  const parsed = parseSchema(schema)
  if (!parsed.ok) throw new Error(parsed.error.code)
  return JSON.parse(extract(pageOf(...lines), parsed.value).content)
}

/** Two columns of values with their captions close below them, as under the lines of a certificate. */
function captioned(...rows: readonly (readonly string[])[]): LineSketch[] {
  return rows.flatMap((cells, i) =>
    cells.map((text, column) => ({
      text,
      x: 50 + 450 * (column % 2),
      y: 100 + 90 * i + (column < 2 ? 0 : 34),
    })),
  )
}

const certificate = captioned(
  ['Luke Harrison', 'Myla Calderon', 'FULL NAME OF GROOM', 'FULL NAME OF BRIDE'],
  ['30', '26', 'AGE', 'AGE'],
  ['Detroit, Michigan', 'Wyoming, Ohio', 'BIRTHPLACE', 'BIRTHPLACE'],
  ['Dentist', 'Accountant', 'OCCUPATION', 'OCCUPATION'],
  ['Ivan Reese', 'Wayne', 'COUNTY CLERK', 'COUNTY'],
)

test('where captions stand below their values each value is the one above its caption', () => {
  const schema = { county_clerk: '', county: '' }
  expect(valuesOf(schema, certificate)).toEqual({ county_clerk: 'Ivan Reese', county: 'Wayne' })
})

test('names that begin alike and go on alike are told apart by the column of their group', () => {
  const schema = {
    groom_age: '',
    groom_birthplace: '',
    groom_occupation: '',
    bride_age: '',
    bride_birthplace: '',
    bride_occupation: '',
  }
  expect(valuesOf(schema, certificate)).toEqual({
    groom_age: '30',
    groom_birthplace: 'Detroit, Michigan',
    groom_occupation: 'Dentist',
    bride_age: '26',
    bride_birthplace: 'Wyoming, Ohio',
    bride_occupation: 'Accountant',
  })
})

test('a group is known by its heading although one letter of that was misread', () => {
  const misread = certificate.map((line) => ({ ...line, text: line.text.replace('OF BRIDE', 'OF BRIOE') }))
  const schema = { groom_occupation: '', groom_age: '', bride_occupation: '', bride_age: '' }
  expect(valuesOf(schema, misread)).toEqual({
    groom_occupation: 'Dentist',
    groom_age: '30',
    bride_occupation: 'Accountant',
    bride_age: '26',
  })
})
