import { describe, expect, it } from 'vitest'
import { fault } from '../../../shared/result.ts'
import { decideRetry, pauseMs } from './back-off.ts'

const crashed = fault('read.crashed', { name: 'a.png', attempts: 1 })
const busy = fault('file.busy', { path: 'a.png' })

describe('after a failure', () => {
  it('a crash is tried again at once, twice, and then parked', () => {
    expect(decideRetry(crashed, 1)).toEqual({ kind: 'retry', delayMs: 0 })
    expect(decideRetry(crashed, 2)).toEqual({ kind: 'retry', delayMs: 0 })
    expect(decideRetry(crashed, 3)).toEqual({ kind: 'park' })
  })

  it('an image that took all its CPU time is not tried again, since that would take as much', () => {
    const late = fault('read.timeout', { name: 'a.png', limitSeconds: 120 })
    expect(decideRetry(late, 1)).toEqual({ kind: 'park' })
  })

  it('a failure that can pass is tried again after growing pauses', () => {
    expect([1, 2, 3].map((attempts) => decideRetry(busy, attempts))).toEqual(
      [5000, 10_000, 20_000].map((delayMs) => ({ kind: 'retry', delayMs })),
    )
    expect(pauseMs(40)).toBe(600_000)
    expect(decideRetry(busy, 10)).toEqual({ kind: 'park' })
  })

  it('a failure that cannot pass is parked at once', () => {
    expect(decideRetry(fault('image.broken', { name: 'a.png', why: 'cut off' }), 1)).toEqual({
      kind: 'park',
    })
  })
})
