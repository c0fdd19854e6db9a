// When is a file whole? When it is not empty, and its size and its time have stood still for the settle time.
// The same rule for files that were there at the start, were moved in, or were overwritten. [Note: settle]
import type { FileState } from '../db/folder-files.ts'

/** A file that may still be growing: how it was last seen, and since when it has been so. */
export interface Settling {
  readonly state: FileState
  readonly since: number
}

export type SettleVerdict =
  | { readonly kind: 'whole'; readonly state: FileState }
  | { readonly kind: 'wait'; readonly settling: Settling; readonly checkInMs: number }

/** An empty file is a placeholder; a network share shows one first. It is looked at now and then, for as long as it is there. */
const emptyCheckMs = 5000

export function settle(
  before: Settling | null,
  seen: FileState,
  now: number,
  settleMs: number,
): SettleVerdict {
  const isSame = before !== null && isSameState(before.state, seen)
  // A clock that was set back must not make a file wait for years.
  const since = isSame && before.since <= now ? before.since : now
  const settling = { state: seen, since }
  if (seen.sizeBytes === 0) return { kind: 'wait', settling, checkInMs: Math.max(settleMs, emptyCheckMs) }
  const leftMs = since + settleMs - now
  return leftMs <= 0 ? { kind: 'whole', state: seen } : { kind: 'wait', settling, checkInMs: leftMs }
}

export function isSameState(a: FileState, b: FileState): boolean {
  return a.sizeBytes === b.sizeBytes && a.mtimeMs === b.mtimeMs
}

/** A file that can't be opened, or looks cut off, is looked at again after growing pauses. */
const firstPauseMs = 5000
const longestPauseMs = 300_000
/** A download may stall for a while; what still ends in the middle after this is a broken file and is said to be. */
export const unfinishedPatienceMs = 600_000

export function busyPauseMs(looks: number, settleMs: number): number {
  return Math.max(settleMs, Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, looks - 1)))
}
