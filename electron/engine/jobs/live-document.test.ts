import { expect, it } from 'vitest'
import { ok } from '../../../shared/result.ts'
import { fakeClock } from '../../../test/support/fake-clock.ts'
import { followDocument, type PageResult } from './live-document.ts'

const pages = Array.from({ length: 20 }, (_, index) => index + 1)

/** Two processes read twenty pages, each for 3.4 to 4.6 s; the first ones also for the start of a process. */
async function readOnTwo(readPages: number, stored: number) {
  const clock = fakeClock()
  const results = new Map<number, PageResult<{ text: string }>>()
  const fractions = new Map<number, number>()
  const key = { hash: 'h', asked: 'any', reader: '1' }
  const live = followDocument({ key, total: 20, numbers: pages, results, fractions, clock })
  const settle = (number: number, isStored: boolean) => {
    results.set(number, { result: ok({ text: `Page ${number}` }), isStored })
    live.onPageRead()
  }
  for (let page = 1; page <= stored; page++) settle(page, true)
  const took = (page: number) => 4000 + ((page * 7) % 13) * 100 - 600 + (page <= stored + 2 ? 8000 : 0)
  const ends = [0, 0]
  const dueAt = pages.slice(stored).map((page) => {
    const process = ends[0]! <= ends[1]! ? 0 : 1
    const from = ends[process]!
    return { page, from, at: (ends[process] = from + took(page)) }
  })
  const inOrder = dueAt.toSorted((a, b) => a.at - b.at)
  const now = inOrder[readPages - 1]!.at
  let time = 0
  for (const { page, at } of inOrder.slice(0, readPages)) {
    await clock.advance(at - time)
    time = at
    for (const { page: open, from, at: end } of dueAt)
      if (from < time && end > time) fractions.set(open, (time - from) / (end - from))
    settle(page, false)
  }
  return { live, truth: Math.max(...ends) - now }
}

it('estimates the remaining time within 30 % once five pages were read, also if others were read before', async () => {
  for (const stored of [0, 6])
    for (const readPages of [5, 6, 7, 10]) {
      const { live, truth } = await readOnTwo(readPages, stored)
      const left = live.progress().pages?.leftMs ?? 0
      expect(Math.abs(left - truth) / truth, `${stored} stored, ${readPages} read`).toBeLessThan(0.3)
    }
})

it('gives no estimate after fewer than three pages', async () => {
  expect((await readOnTwo(2, 0)).live.progress().pages).toMatchObject({ done: 2, leftMs: null })
  expect((await readOnTwo(2, 9)).live.progress().pages).toMatchObject({ done: 11, leftMs: null })
})
