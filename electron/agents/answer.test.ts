import { expect, it } from 'vitest'
import { toTexts, withDoubts } from './answer.ts'

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

it('a reading tells an agent its doubts, and its details only if they are asked for', () => {
  const field = (path: string, confidence: number | null, doubt: string | null = null) => ({
    ...{
      path,
      value: '1',
      raw: '1',
      box: null,
      page: null,
      reason: null,
      confidence,
      doubt,
      correction: null,
    },
    ...{ normalised: null, how: 'label', alternatives: [], ruleId: null },
  })
  const details = {
    ...{ languages: ['eng'], languageConfidence: 0.9, confidence: 0.5, durationMs: 5, codes: [] },
    fields: [field('sure', 0.9), field('faint', 0.4), field('sum', 0.9, 'sum'), field('missing', null)],
  }
  const record = { id: 'a', filename: 'a.png', content: '{}', format: 'json', timestamp: 1, payload: '/' }
  expect(withDoubts({ ...record, details })).toMatchObject({ id: 'a', doubtfulFields: ['faint', 'sum'] })
  expect(withDoubts({ ...record, details })).not.toHaveProperty('details')
})
