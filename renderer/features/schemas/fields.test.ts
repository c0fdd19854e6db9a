import { expect, test } from 'vitest'
import { fieldCount, tidied } from './fields.ts'

test('fields are counted through objects and lists', () => {
  expect(fieldCount('{"a":"","b":{"c":"","d":""},"e":[{"f":""}],"g":[""]}')).toBe(5)
})

test('invalid JSON has no count and is not changed by tidying', () => {
  expect(fieldCount('{"a":')).toBeNull()
  expect(tidied('{"a":')).toBe('{"a":')
})

test('tidying keeps the order of the fields', () => {
  expect(tidied('{"b":"","a":""}')).toBe('{\n  "b": "",\n  "a": ""\n}')
})
