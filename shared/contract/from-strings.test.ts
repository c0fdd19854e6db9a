import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from './calls.ts'
import { inputFields, fromStrings, toOptionName, type Strings } from './from-strings.ts'
import { toRequest } from './http.ts'

const schema = z.object({
  id: z.string().min(1),
  limit: z.number().int().min(1).default(50),
  details: z.coerce.number().int().optional(),
  wait: z.boolean().default(false),
  isPaused: z.boolean().nullable().optional(),
  tier: z.enum(['free', 'pro']).default('free'),
  schemaId: z.string().nullable().optional(),
  ids: z.array(z.string()).optional(),
  sizes: z.array(z.number()).optional(),
  names: z.array(z.string()).nullable().optional(),
  document: z.object({ type: z.literal('image_url') }).optional(),
  images: z.array(z.union([z.object({ path: z.string() }), z.object({ name: z.string() })])).optional(),
  result_schema: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
})
const fields = inputFields(schema)
const read = (given: Strings) => fromStrings(fields, given)
const input = (given: Strings) => read(given).input

describe('strings become input', () => {
  it('gives numbers and booleans their type, through defaults and optionals', () => {
    expect(input({ limit: '20', details: '1', wait: 'true', isPaused: 'no' })).toEqual({
      limit: 20,
      details: 1,
      wait: true,
      isPaused: false,
    })
  })

  it('keeps text that looks like a number or a boolean where the field is text', () => {
    expect(input({ id: '007', schemaId: 'true' })).toEqual({ id: '007', schemaId: 'true' })
  })

  it('passes on text that is no number, boolean or JSON, so that the schema refuses it', () => {
    const wrong = input({ id: 'a', limit: 'many', wait: 'perhaps', document: '{' })
    expect(wrong).toEqual({ id: 'a', limit: 'many', wait: 'perhaps', document: '{' })
    expect(schema.safeParse(wrong).error?.issues.map((issue) => issue.path[0])).toEqual([
      'limit',
      'wait',
      'document',
    ])
  })

  it('takes neither empty text nor Infinity for a number', () => {
    expect(input({ limit: '' })).toEqual({ limit: '' })
    expect(input({ limit: 'Infinity' })).toEqual({ limit: 'Infinity' })
  })

  it('takes a list by repetition, by commas and by both', () => {
    expect(input({ ids: ['a', 'b'] })).toEqual({ ids: ['a', 'b'] })
    expect(input({ ids: 'a, b,' })).toEqual({ ids: ['a', 'b'] })
    expect(input({ sizes: ['1,2', '3'] })).toEqual({ sizes: [1, 2, 3] })
  })

  it('splits a list neither within braces nor within JSON', () => {
    expect(input({ ids: '*.{jpg,png},a' })).toEqual({ ids: ['*.{jpg,png}', 'a'] })
    expect(input({ ids: ',a,,{b,c' })).toEqual({ ids: ['a', '{b', 'c'] })
    expect(input({ ids: ['["a,b","c"]', '[12]*', '[1]'] })).toEqual({ ids: ['a,b', 'c', '[12]*', '[1]'] })
  })

  it('takes objects as JSON, and a list of objects one by one or as a whole', () => {
    expect(input({ document: '{"type":"image_url"}' })).toEqual({ document: { type: 'image_url' } })
    expect(input({ images: ['{"path":"a,b"}', '[{"name":"c"}]'] })).toEqual({
      images: [{ path: 'a,b' }, { name: 'c' }],
    })
  })

  it('leaves a result schema as it was written', () => {
    const text = '{ "b": "", "a": "", "b": "" }'
    expect(input({ result_schema: text })).toEqual({ result_schema: text })
  })

  it('reads the word null as null where the field is nullable, and only there', () => {
    expect(input({ schemaId: 'null', id: 'null' })).toEqual({ schemaId: null, id: 'null' })
    expect(input({ ids: 'null', names: ['null'] })).toEqual({ ids: ['null'], names: null })
  })

  it('passes on a single value that is given twice, so that the schema refuses it', () => {
    expect(input({ limit: ['1', '2'] })).toEqual({ limit: ['1', '2'] })
  })

  it('knows a field by its name and by its option', () => {
    expect(input({ 'schema-id': 's1', 'result-schema': '{}' })).toEqual({
      schemaId: 's1',
      result_schema: '{}',
    })
    expect(input({ schemaId: 's1' })).toEqual({ schemaId: 's1' })
  })

  it('reports names that no field has, also those that every object has', () => {
    expect(read({ id: 'a', colour: 'red', constructor: 'x' })).toEqual({
      input: { id: 'a' },
      unknown: ['colour', 'constructor'],
      withoutValue: [],
    })
  })

  it('takes an option without a value as true for a boolean, and reports any other one', () => {
    expect(read({ wait: true, limit: true, ids: true })).toEqual({
      input: { wait: true },
      unknown: [],
      withoutValue: ['limit', 'ids'],
    })
  })
})

describe('the fields of a schema', () => {
  it('are listed with everything that a help text needs', () => {
    expect(fields.find(({ name }) => name === 'tier')).toEqual({
      name: 'tier',
      option: 'tier',
      kind: 'text',
      isList: false,
      isNullable: false,
      isRequired: false,
      choices: ['free', 'pro'],
      default: 'free',
      day: null,
    })
    expect(fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual(['id'])
  })

  it('have options in the words of a command line', () => {
    expect(toOptionName('includesSubfolders')).toBe('includes-subfolders')
    expect(toOptionName('result_schema')).toBe('result-schema')
  })

  it('can be listed for every call of the table', () => {
    for (const { input: of } of Object.values(calls))
      expect(inputFields(of).map(({ name }) => name)).toEqual(Object.keys(of.shape))
  })
})

it('takes a day for the time at which it begins, or for the last day of a span the time at which it ends', () => {
  const { input } = calls['records.list']
  const given = { from: '2026-11-01', to: '2026-11-30' }
  expect(fromStrings(inputFields(input), given).input).toEqual({
    from: new Date(2026, 10, 1).getTime(),
    to: new Date(2026, 11, 1).getTime(),
  })
  const wrong = fromStrings(inputFields(input), { from: '1700000000000', to: '2026-02-30' }).input
  expect(wrong).toEqual({ from: 1_700_000_000_000, to: '2026-02-30' })
  expect(input.safeParse(wrong).error?.issues.map(({ message }) => message)).toEqual([
    'must be milliseconds since 1970, or a day as in 2026-11-21',
  ])
})

it('reads a query back to the input that it was made of', () => {
  const given = { query: 'true, 1', status: 'done', folderId: 'null', limit: 7 }
  const query = Object.fromEntries(toRequest('records.list', given).query)
  expect(fromStrings(inputFields(calls['records.list'].input), query).input).toEqual(given)
})
