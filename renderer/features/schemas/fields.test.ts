import { expect, test } from 'vitest'
import { fieldCount, tidied } from './fields.ts'
import { sampleBody, sampleNamed, samples, type SampleName } from './samples.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'

test('fields are counted through objects and lists', () => {
  expect(fieldCount('{"a":"","b":{"c":"","d":""},"e":[{"f":""}],"g":[""]}')).toBe(5)
})

test('half typed text has no count and stays as it is when it is tidied', () => {
  expect(fieldCount('{"a":')).toBeNull()
  expect(tidied('{"a":')).toBe('{"a":')
})

test('tidying keeps the order of the fields', () => {
  expect(tidied('{"b":"","a":""}')).toBe('{\n  "b": "",\n  "a": ""\n}')
})

test('every sample is a schema that the engine takes', () => {
  for (const name of Object.keys(samples) as SampleName[]) {
    expect(parseSchema(sampleBody(name)), name).toMatchObject({ ok: true })
  }
})

test('a name in the address that is no sample is none', () => {
  expect([sampleNamed('invoice'), sampleNamed('toString'), sampleNamed('')]).toEqual(['invoice', null, null])
})
