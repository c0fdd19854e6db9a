import { expect, it } from 'vitest'
import { markReaders, type ReaderState } from './reader-state.ts'

const ready = {
  ...{ host: 'a', version: '1', packs: [], parallel: 2, jobs: ['a.png'], pagesPerMinute: 60, failed: 0 },
  ...{ queues: ['read'], lacks: null, isDraining: false },
}

const marksOf = (...readers: (Partial<ReaderState> & { silentMs?: number })[]) =>
  markReaders(
    readers.map(({ silentMs = 0, ...state }) => ({ id: 'a', state: { ...ready, ...state }, silentMs })),
    'read',
  ).map(({ mark }) => mark)

it('marks readers that are lost, unfit or draining', () => {
  expect(
    marksOf(
      { silentMs: 20_000 },
      { lacks: { part: 'language' as const, name: 'fin' }, queues: [] },
      { lacks: { part: 'language' as const, name: 'fin' } },
      { isDraining: true },
    ),
  ).toEqual(['lost', 'unfit', 'ready', 'draining'])
})

it('marks readers that fail, and those that read less than half as much as others', () => {
  expect(
    marksOf({}, {}, { pagesPerMinute: 20 }, { pagesPerMinute: 20, parallel: 1 }, { failed: 70 }),
  ).toEqual(['ready', 'ready', 'slow', 'ready', 'failing'])
})
