// The searches for a long history: words of every kind, each with every filter and sort order.
import type { CallInput } from '../../../shared/contract/calls.ts'
import { chunkLength } from '../../../renderer/features/history/chunks.ts'

export interface Search {
  readonly kind: string
  readonly input: CallInput<'records.list'>
}

const words: Readonly<Record<string, readonly string[]>> = {
  'no word': [''],
  'a rare word': ['receipt-04213', '00Q1ZQ', 'QQQ2S9', 'invoice-99998'],
  'a frequent word': ['total', 'harbour', 'the', '2026'],
  'two words': ['harbour total', 'winter 书店', 'kettle 349.50'],
  'part of a word': ['otebo', 'eighbo', 'urosho', 'andschu'],
  'one or two letters': ['e', 'ar', 'Ø', '7.'],
  'a Chinese word': ['书店', '自行车', '发票', '图书管理员'],
  'one Chinese character': ['店', '修', '雨'],
  'nowhere in it': ['zzzzzz', '龘', 'wherefore'],
}

const day = 86_400_000

function filtersUntil(untilMs: number): readonly Partial<Search['input']>[] {
  return [
    {},
    { sort: 'oldest' },
    { sort: 'name' },
    { sort: 'confidence' },
    { needsReview: true },
    { operation: 'json', status: 'done' },
    { status: 'failed' },
    { source: 'api', minConfidence: 0.9 },
    { from: untilMs - 90 * day, to: untilMs - 30 * day },
    { tag: 'paid' },
    { offset: 5000 },
  ]
}

export function searchesUntil(untilMs: number): readonly Search[] {
  const filters = filtersUntil(untilMs)
  return Object.entries(words).flatMap(([kind, queries]) =>
    queries.flatMap((query) =>
      filters.map((filter) => ({
        kind,
        input: { ...filter, limit: chunkLength, ...(query ? { query } : {}) },
      })),
    ),
  )
}
