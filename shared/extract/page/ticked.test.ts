// Boxes to tick: which label they belong to, and what is ticked among several.
import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { parseSchema } from '../../schema/parse.ts'
import { extract } from '../extract.ts'
import { withEmptyBoxes } from './empty-boxes.ts'

function valuesOf(schema: unknown, ...lines: string[]): unknown {
  const parsed = parseSchema(schema)
  if (!parsed.ok) throw new Error(parsed.error.code)
  return JSON.parse(extract(pageOf(...lines), parsed.value).content)
}

test('a box stands before its label where no box ends the line, and else behind it', () => {
  const schema = { urgent: '', 'please comment': '' }
  const isUrgent = { urgent: '☑', 'please comment': '☐' }
  expect(valuesOf(schema, '☒ URGENT ☐ PLEASE COMMENT')).toEqual(isUrgent)
  expect(valuesOf(schema, '[x] URGENT | ☐ PLEASE COMMENT')).toEqual(isUrgent)
  expect(valuesOf(schema, 'URGENT ☒ PLEASE COMMENT ☐')).toEqual(isUrgent)
})

test('a box that was read apart is that of the label close behind it', () => {
  expect(valuesOf({ urgent: '' }, '☒', 'URGENT')).toEqual({ urgent: '' })
  const page = pageOf({ text: '☒', x: 50, y: 50 }, { text: 'URGENT', x: 95, y: 50 })
  const schema = parseSchema({ urgent: '' })
  expect(schema.ok && extract(page, schema.value).content).toBe('{"urgent":"☑"}')
})

test('of several options the one that is ticked is the value, and of two ticked ones none', () => {
  const schema = { payment_method: '' }
  expect(valuesOf(schema, 'Mode de versement : | ☐ Espèces ☒ Chèque ☐ Virement')).toEqual({
    payment_method: 'Chèque',
  })
  expect(valuesOf(schema, 'Mode de versement : | ☒ Espèces ☒ Chèque ☐ Virement')).toEqual({
    payment_method: '',
  })
})

test('the options of a label that ends its row stand below it', () => {
  expect(
    valuesOf({ department: '' }, 'I apply for the department:', '☐ Football ☒ Handball ☐ Tennis'),
  ).toEqual({ department: 'Handball' })
})

test('beside other labels the options of a label stand in its column', () => {
  const page = pageOf(
    { text: 'RISK LEVEL', x: 50, y: 50 },
    { text: 'NEXT VISIT DUE', x: 600, y: 50 },
    ...['☐ Low', '☒ Medium', '☐ High'].map((text, i) => ({ text, x: 50 + 150 * i, y: 90 })),
    { text: 'Week of 3 June 2024', x: 600, y: 90 },
  )
  const schema = parseSchema({ risk_level: '' })
  expect(schema.ok && extract(page, schema.value).content).toBe('{"risk_level":"Medium"}')
})

test('of three options the box that could not be read is the one with something in it, and a square letter is a box', () => {
  const at = (text: string, x: number) => ({ text, x, y: 90 })
  const options = [at('☐ Cable', 50), at('Forward rotary', 240), at('☐ Reverse rotary', 560)]
  const page = pageOf({ text: 'DRILLING METHOD', x: 50, y: 50 }, ...options)
  const schema = parseSchema({ drilling_method: '' })
  expect(schema.ok && extract(page, schema.value).content).toBe('{"drilling_method":"Forward rotary"}')
  const [line] = pageOf('☐ Jetted CI Other').lines
  const square = line?.words.map((word) => ({
    ...word,
    box: /☐|CI/u.test(word.text) ? { ...word.box, x1: word.box.x0 + 20 } : word.box,
  }))
  const read = line && square ? withEmptyBoxes({ ...line, words: square }) : null
  expect(read?.words.map(({ text }) => text)).toEqual(['☐', 'Jetted', '☐', 'Other'])
})
