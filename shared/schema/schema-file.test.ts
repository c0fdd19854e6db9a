import { expect, it } from 'vitest'
import { writeSchemaFile, readSchemaFile } from './schema-file.ts'

const body = '{ "2": "", "1": "" }'
const settings = { '2': { isRequired: true, names: ['Summe'] } }

it('finds in a file the schema as it was written, and its settings', () => {
  expect(readSchemaFile(writeSchemaFile({ body, settings }))).toEqual({ body, settings })
  expect(readSchemaFile(`\ufeff${writeSchemaFile({ body, settings })}`)).toEqual({ body, settings })
  expect(readSchemaFile(writeSchemaFile({ body, settings: {} }))).toEqual({ body, settings: {} })
})

it.each([
  ['is a plain schema with fields of these names', '{"schema":{"a":""},"settings":{"a":{"help":""}}}'],
  ['has settings that are none', '{"schema":{"a":""},"settings":{"a":{"kind":"colour"}}}'],
  ['is not JSON', '{"schema":'],
])('leaves as it is what %s', (_, text) => {
  expect(readSchemaFile(text)).toEqual({ body: text, settings: {} })
})
