import { expect, it } from 'vitest'
import { degradedPages, turnedPages } from './plan.ts'

it('plans at least twenty pages, in English and in Chinese, each under a name of its own', () => {
  const names = [...degradedPages, ...turnedPages].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const language of ['en', 'zh-Hans'])
    expect(degradedPages.filter(({ text }) => text.lang === language).length).toBeGreaterThanOrEqual(10)
})

it('has in the truth what stands on the page, and no table where there is none', () => {
  for (const { text, truth } of degradedPages) {
    for (const part of [text.title, ...text.paragraphs, ...text.table.flat(), text.closing])
      expect(truth).toContain(part)
  }
  const columns = degradedPages.filter(({ look }) => look.columns === 2)
  expect(columns.length).toBeGreaterThan(0)
  for (const { text } of columns) expect(text.table).toEqual([])
})
