// Decides when a file is complete: it is not empty, and its size and time have not changed for the settle time. The
// same rule applies to files that were there at the start, were moved in, or were overwritten. [Note: settle]
import type { FileState } from '../db/folder-files.ts'

/** A file that may still be growing: its last state, and since when it has been so. */
export interface Settling {
  readonly state: FileState
  readonly since: number
}

export type SettleVerdict =
  | { readonly kind: 'whole'; readonly state: FileState }
  | { readonly kind: 'wait'; readonly settling: Settling; readonly checkInMs: number }

/**
 * An empty file is a placeholder, as network shares show one at first. It is checked at this interval for as long as
 * it exists.
 */
const emptyCheckMs = 5000

/** Decides whether a file is complete, by how it was last seen and how it is now. */
export function settle(
  before: Settling | null,
  seen: FileState,
  now: number,
  settleMs: number,
): SettleVerdict {
  const isSame = before !== null && isSameState(before.state, seen)
  // If the clock was set back, the waiting begins again, instead of lasting for years.
  const since = isSame && before.since <= now ? before.since : now
  const settling = { state: seen, since }
  if (seen.sizeBytes === 0) return { kind: 'wait', settling, checkInMs: Math.max(settleMs, emptyCheckMs) }
  const leftMs = since + settleMs - now
  return leftMs <= 0 ? { kind: 'whole', state: seen } : { kind: 'wait', settling, checkInMs: leftMs }
}

export function isSameState(a: FileState, b: FileState): boolean {
  return a.sizeBytes === b.sizeBytes && a.mtimeMs === b.mtimeMs
}

/** A file that can't be opened, or looks incomplete, is checked again after growing pauses. */
const firstPauseMs = 5000
const maxPauseMs = 300_000
/** A download may stall for a while; a file that is still incomplete after this time is reported as broken. */
export const unfinishedPatienceMs = 600_000

/** Returns the pause before a busy file is checked again; it doubles each time, up to a maximum. */
export function busyPauseMs(attempts: number, settleMs: number): number {
  return Math.max(settleMs, Math.min(maxPauseMs, firstPauseMs * 2 ** Math.max(0, attempts - 1)))
}
