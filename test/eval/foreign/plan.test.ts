import { describe, expect, it } from 'vitest'
import { accentsIn } from '../accents.ts'
import { foreignLanguages, foreignReceipts } from './plan.ts'

describe.each(foreignLanguages)('receipts in %s', (lang) => {
  const receipts = foreignReceipts(lang)

  it('are ten at least, each another', () => {
    expect(receipts.length).toBeGreaterThanOrEqual(10)
    for (const part of ['name', 'truth'] as const)
      expect(new Set(receipts.map((receipt) => receipt[part])).size).toBe(receipts.length)
  })

  it('have letters that English lacks, and prices with a comma or with points between thousands', () => {
    for (const { truth } of receipts) {
      expect(accentsIn(truth, '').all).toBeGreaterThan(8)
      expect(truth).toMatch(lang === 'vi' ? /\d\.000 (đ|VND)/ : /\d,\d\d/)
      expect(truth).not.toContain('#')
    }
  })

  it('are the same in every run', () => {
    expect(foreignReceipts(lang).map(({ truth, sheet }) => [truth, sheet])).toEqual(
      receipts.map(({ truth, sheet }) => [truth, sheet]),
    )
  })
})
