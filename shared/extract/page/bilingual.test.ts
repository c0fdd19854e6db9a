import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { parseSchema } from '../../schema/parse.ts'
import { extract } from '../extract.ts'

function foundOn(lines: readonly string[], asked: object): unknown {
  const schema = parseSchema(asked)
  if (!schema.ok) throw new Error(schema.error.code)
  return JSON.parse(extract(pageOf(...lines), schema.value).content)
}

test('a label said in two languages is one label, and its second half no value', () => {
  const lines = [
    'Guest Name 客人姓名 | Nationality 国籍',
    'Oliver Brandt | German',
    '',
    'Room No. 房号: 1208',
    'Arrival 抵店日期: 14 May 2025',
    'Room Type 房型: Deluxe Twin',
  ]
  expect(foundOn(lines, { guest_name: '', nationality: '', room_number: '', room_type: '' })).toEqual({
    guest_name: 'Oliver Brandt',
    nationality: 'German',
    room_number: '1208',
    room_type: 'Deluxe Twin',
  })
})

test('one name in two scripts makes no page bilingual, and a value keeps both', () => {
  const lines = ['Hotel: Jade Harbour 玉港', 'Name: Oliver Brandt', 'Room: 1208']
  expect(foundOn(lines, { name: '', hotel: '' })).toEqual({
    name: 'Oliver Brandt',
    hotel: 'Jade Harbour 玉港',
  })
})
