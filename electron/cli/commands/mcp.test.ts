import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Client } from '../../../shared/contract/client.ts'
import { ok } from '../../../shared/result.ts'
import { lendEngine } from './mcp.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const idle = AbortSignal.timeout(1_000_000)

it('the engine is opened by the first call, kept while records are read, and closed when nothing is left', async () => {
  const queue = { waiting: 1, working: 0 }
  const seen: string[] = []
  const call: Client['call'] = (name) => {
    if (name !== 'system.health') seen.push(name)
    return Promise.resolve(ok({ queue })) as never
  }
  const engine = lendEngine(() => {
    seen.push('open')
    const close = () => Promise.resolve(void seen.push('close'))
    return Promise.resolve(ok({ client: { call, on: () => () => undefined }, close }))
  }, 1000)
  expect(seen).toEqual([])
  await engine.call('records.list', {}, idle)
  await vi.advanceTimersByTimeAsync(5000)
  expect(seen).toEqual(['open', 'records.list'])
  queue.waiting = 0
  await vi.advanceTimersByTimeAsync(1000)
  expect(seen).toEqual(['open', 'records.list', 'close'])
  await engine.call('records.get', {}, idle)
  await engine.close()
  expect(seen.slice(3)).toEqual(['open', 'records.get', 'close'])
})
