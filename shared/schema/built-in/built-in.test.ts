import { expect, test } from 'vitest'
import { parseSchema } from '../parse.ts'
import { builtInBody, builtInNames, isBuiltInName } from './built-in.ts'

test.each(builtInNames)(
  '%s is a schema that the service takes, and its name is one of a command line',
  (name) => {
    expect(parseSchema(builtInBody(name))).toMatchObject({ ok: true })
    expect(name).toMatch(/^[a-z][a-z-]*$/)
  },
)

test('a property that every object has is no built-in schema', () => {
  expect(['constructor', '__proto__', 'toString', ''].some(isBuiltInName)).toBe(false)
})
