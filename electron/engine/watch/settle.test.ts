import { describe, expect, it } from 'vitest'
import { settle, type Settling } from './settle.ts'

const settleMs = 5000
const state = { sizeBytes: 100, mtimeMs: 1 }

/** Checks a file at each of the given times; returns the times at which it was found complete. */
function wholeAt(looks: readonly { at: number; sizeBytes: number; mtimeMs: number }[]): number[] {
  let before: Settling | null = null
  const found: number[] = []
  for (const { at, ...seen } of looks) {
    const verdict = settle(before, seen, at, settleMs)
    if (verdict.kind === 'whole') found.push(at)
    before = verdict.kind === 'wait' ? verdict.settling : null
  }
  return found
}

describe('a file', () => {
  it('is complete when its size and time have not changed for the settle time', () => {
    expect(
      wholeAt([
        { at: 0, ...state },
        { at: 4999, ...state },
        { at: 5000, ...state },
      ]),
    ).toEqual([5000])
  })

  it('is emitted once although it grew three times', () => {
    const growth = [1, 2, 3].map((size) => ({ at: size * 3000, sizeBytes: size, mtimeMs: size }))
    expect(
      wholeAt([
        ...growth,
        { at: 13_000, ...{ sizeBytes: 3, mtimeMs: 3 } },
        { at: 14_000, sizeBytes: 3, mtimeMs: 3 },
      ]),
    ).toEqual([14_000])
  })

  it('begins to settle again when only its time changed, as with a copy into preallocated space', () => {
    expect(
      wholeAt([
        { at: 0, ...state },
        { at: 4000, sizeBytes: 100, mtimeMs: 2 },
        { at: 6000, sizeBytes: 100, mtimeMs: 2 },
      ]),
    ).toEqual([])
  })

  it('is never complete while it is empty', () => {
    const empty = { sizeBytes: 0, mtimeMs: 1 }
    expect(
      wholeAt([
        { at: 0, ...empty },
        { at: 60_000, ...empty },
        { at: 120_000, ...empty },
      ]),
    ).toEqual([])
  })

  it('says when to check it again', () => {
    const first = settle(null, state, 1000, settleMs)
    expect(first).toMatchObject({ kind: 'wait', checkInMs: 5000 })
    if (first.kind !== 'wait') throw new Error('unreachable')
    expect(settle(first.settling, state, 3000, settleMs)).toMatchObject({ kind: 'wait', checkInMs: 3000 })
  })

  it('does not wait for years when the clock is set back', () => {
    const settling = { state, since: 1_000_000 }
    expect(settle(settling, state, 5000, settleMs)).toMatchObject({ kind: 'wait', checkInMs: settleMs })
  })
})
