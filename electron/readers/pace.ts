// Counts the pages of the last minutes: how many a minute, and how many could not be read.
import type { Clock } from '../engine/ports.ts'

const spanMs = 3 * 60_000

export function createPace(clock: Clock) {
  const startedAt = clock.now()
  let ends: { readonly at: number; readonly isFailed: boolean }[] = []

  return {
    count(outcome: 'read' | 'failed'): void {
      ends.push({ at: clock.now(), isFailed: outcome === 'failed' })
    },
    counts(): { pagesPerMinute: number; failed: number } {
      const now = clock.now()
      ends = ends.filter(({ at }) => at > now - spanMs)
      const minutes = Math.max(1, Math.min(spanMs, now - startedAt) / 60_000)
      return {
        pagesPerMinute: Math.round(ends.length / minutes),
        failed: ends.filter(({ isFailed }) => isFailed).length,
      }
    },
  }
}
