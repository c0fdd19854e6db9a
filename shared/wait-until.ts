// [Note: clock set back] The remaining time of a pause that was begun by the clock.

/** Nothing is put off for longer: the longest pause between two attempts, and the longest time to settle. */
export const maxPutOffMs = 3_600_000

/**
 * Milliseconds until a time to which something was put off; 0 if it is due. A time too far ahead was set before the clock
 * was set back, and would otherwise be waited for as long as the clock went back.
 */
export function msUntil(at: number, now: number): number {
  const left = at - now
  return left > maxPutOffMs ? 0 : Math.max(0, left)
}
