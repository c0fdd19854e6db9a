import { expect, it } from 'vitest'
import { writeSchemaFile, readSchemaFile } from './schema-file.ts'

const body = '{ "2": "", "1": "" }'
const settings = { '2': { isRequired: true, names: ['Summe'] } }

it('reads the schema as it was written, and its settings', () => {
  expect(readSchemaFile(writeSchemaFile({ body, settings }))).toEqual({ body, settings })
  expect(readSchemaFile(`\ufeff${writeSchemaFile({ body, settings })}`)).toEqual({ body, settings })
  expect(readSchemaFile(writeSchemaFile({ body, settings: {} }))).toEqual({ body, settings: {} })
})

it.each([
  ['is a plain schema with fields of these names', '{"schema":{"a":""},"settings":{"a":{"help":""}}}'],
  ['has settings that are none', '{"schema":{"a":""},"settings":{"a":{"kind":"colour"}}}'],
  ['is not JSON', '{"schema":'],
])('takes a file for a plain schema if it %s', (_, text) => {
  expect(readSchemaFile(text)).toEqual({ body: text, settings: {} })
})
