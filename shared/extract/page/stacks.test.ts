import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { valuesOf } from '../../../test/support/values-of.ts'
import { parseSchema } from '../../schema/parse.ts'
import { extract } from '../extract.ts'

const at = (y: number, ...parts: [x: number, text: string][]) => parts.map(([x, text]) => ({ text, x, y }))

const boardingPass = [
  ...at(100, [50, 'Passenger'], [400, 'Cabin'], [700, 'Zone']),
  ...at(125, [50, 'INGRID HALVORSEN'], [400, 'Economy'], [700, 'Amber']),
  ...at(200, [50, 'Carrier group'], [400, 'Meal'], [700, 'Lounge']),
  ...at(225, [50, 'Nordlys'], [400, 'Vegetarian'], [700, 'Polaris']),
]

test('below a row of labels stand their values, and beside a label stands the next one', () => {
  const schema = { cabin: '', zone: '', carrier_group: '', meal: '' }
  expect(valuesOf(schema, ...boardingPass)).toEqual({
    cabin: 'Economy',
    zone: 'Amber',
    carrier_group: 'Nordlys',
    meal: 'Vegetarian',
  })
})

test('in a list of names and values the value may stand far to the right', () => {
  const lines = [100, 140, 180].flatMap((y, i) =>
    at(
      y,
      [50, ['Guest', 'Room type', 'Nights'][i] ?? ''],
      [760, ['Amelie Laurent', 'River view', '3'][i] ?? ''],
    ),
  )
  expect(valuesOf({ guest: '', room_type: '', nights: '' }, ...lines)).toEqual({
    guest: 'Amelie Laurent',
    room_type: 'River view',
    nights: '3',
  })
})

test('words that were taken together are told apart where the labels above them begin', () => {
  const page = pageOf(
    ...at(60, [50, 'BOARDING PASS']),
    ...at(100, [50, 'Passenger'], [200, 'Flight']),
    ...at(125, [50, 'HALVORSEN NL482']),
    ...at(220, [50, 'Have a pleasant journey']),
  )
  // more room than a space has, less than a gap between columns
  const moved = page.lines.map((line) => ({
    ...line,
    words: line.words.map((word) =>
      word.text === 'NL482' ? { ...word, box: { ...word.box, x0: 200, x1: 260 } } : word,
    ),
  }))
  const schema = parseSchema({ passenger: '', flight: '' })
  if (!schema.ok) throw new Error(schema.error.code)
  const { content } = extract({ ...page, lines: moved }, schema.value)
  expect(JSON.parse(content)).toEqual({ passenger: 'HALVORSEN', flight: 'NL482' })
})

test('a table whose "unit" holds words has its rows by what they fill', () => {
  const lines = ['Test | Result | Unit', 'Glucose | 6.4 | mmol/L', 'Sodium | 139 | mmol/L']
  const rows = [
    { test: 'Glucose', result: '6.4', unit: 'mmol/L' },
    { test: 'Sodium', result: '139', unit: 'mmol/L' },
  ]
  expect(valuesOf({ tests: [{ test: '', result: '', unit: '' }] }, ...lines)).toEqual({ tests: rows })
})

test('a label that was read in traditional characters is the same label, and a sentence parts its labels by commas', () => {
  expect(valuesOf({ 产品型号: '' }, '產品型號：YF-A320')).toEqual({ 产品型号: 'YF-A320' })
  expect(valuesOf({ 性别: '' }, '学生 周雨桐，性别 女，于本校学习')).toEqual({ 性别: '女' })
})

test('what its own name labels may be a code of another form', () => {
  expect(valuesOf({ tax_code: '' }, 'Tax code: 1257L')).toEqual({ tax_code: '1257L' })
})

test('a row of labels above a row without any has its values below it, however far the rows stand apart', () => {
  const schema = { family_name: '', first_name: '', middle_name: '' }
  expect(
    valuesOf(
      schema,
      ...at(50, [50, 'Declaration']),
      ...at(90, [50, 'Family name'], [350, 'First (Given)'], [600, 'Middle']),
      ...at(130, [50, 'OKONKWO'], [350, 'Grace'], [600, 'Adaeze']),
      ...at(170, [50, 'Signed in the town hall']),
    ),
  ).toEqual({ family_name: 'OKONKWO', first_name: 'Grace', middle_name: 'Adaeze' })
})
