import { expect, test } from 'vitest'
import { nameOf } from './folder.ts'
import { firstRule, isComplete, isSameRule } from './rule.ts'

test('a folder is named by the last part of its path, on every system', () => {
  expect(['/home/ada/scans/', 'C:\\Users\\Ada\\Scans', '/'].map(nameOf)).toEqual(['scans', 'Scans', '/'])
})

test('a rule for fields is complete only with a schema', () => {
  expect(isComplete(firstRule)).toBe(true)
  expect(isComplete({ ...firstRule, operation: 'json' })).toBe(false)
  expect(isComplete({ ...firstRule, operation: 'json', schemaId: 's1' })).toBe(true)
})

test('rules are the same only if every part is', () => {
  expect(isSameRule(firstRule, { ...firstRule })).toBe(true)
  expect(isSameRule(firstRule, { ...firstRule, settleMs: 1000 })).toBe(false)
})
