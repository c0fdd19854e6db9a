// Decides whether a failed job is tried again, and when.
import { canPass } from '../../../shared/faults.ts'
import type { Fault } from '../../../shared/result.ts'

export type Verdict = { readonly kind: 'retry'; readonly delayMs: number } | { readonly kind: 'park' }

const park: Verdict = { kind: 'park' }

/** The first pause is 5 s; each further one is twice as long, up to 10 min. */
const firstPauseMs = 5000
const maxPauseMs = 600_000
const maxPassingFailures = 10
const maxCrashes = 3

/**
 * Decides whether a job that failed is tried again. An attempt counts claims, not failures, so a power cut in
 * the middle of reading uses one up too.
 */
export function decideRetry(fault: Fault, attempts: number): Verdict {
  // The crash may have been due to low memory at that moment, so the image is tried again at once, in a new process.
  if (isCrash(fault)) return attempts < maxCrashes ? { kind: 'retry', delayMs: 0 } : park
  if (canPass(fault))
    return attempts < maxPassingFailures ? { kind: 'retry', delayMs: pauseMs(attempts) } : park
  return park
}

/** Whether a process ended in the middle of its work. */
export function isCrash(fault: Fault): fault is Fault & { code: 'read.crashed' | 'understand.crashed' } {
  return fault.code === 'read.crashed' || fault.code === 'understand.crashed'
}

/** Returns how long to wait before the next attempt; it doubles each time, up to a maximum. */
export function pauseMs(attempts: number): number {
  return Math.min(maxPauseMs, firstPauseMs * 2 ** Math.max(0, attempts - 1))
}

/** If the whole engine ended this often while reading an image, the image is not begun again automatically. */
export const maxInterruptions = 5
