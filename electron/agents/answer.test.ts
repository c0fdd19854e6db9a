import { expect, it } from 'vitest'
import { toTexts } from './answer.ts'

it('a long content comes in parts that say where they are', () => {
  const content = 'x'.repeat(50_000) + 'the end'
  const [facts = '', part = ''] = toTexts({ id: 'rec_1', error: null, content })
  expect(JSON.parse(facts)).toEqual({ id: 'rec_1', contentPart: { from: 0, to: 40_000, of: 50_007 } })
  expect(part).toHaveLength(40_000)
  expect(toTexts({ content }, 50_000)).toEqual([expect.stringContaining('"from":50000'), 'the end'])
})

it('facts stay below their limit, and lists tell what is missing', () => {
  const field = {
    path: 'a',
    raw: 'r'.repeat(10_000),
    alternatives: Array.from({ length: 500 }, () => 'value'),
  }
  const [facts = ''] = toTexts({ fields: Array.from({ length: 300 }, () => field) })
  expect(facts.length).toBeLessThan(40_000)
  expect(facts).toContain('"leftOut":')
  expect(facts).toContain('(10000 characters)')
})
