// Relative times and durations. Beyond a week the date is more useful.
export type RelativeTime =
  | { readonly unit: 'now' }
  | { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number }
  | { readonly unit: 'date' }

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The time that has passed, in its largest fitting unit. */
export function toRelativeTime(timeMs: number, nowMs: number): RelativeTime {
  const passedMs = nowMs - timeMs
  if (passedMs < minuteMs) return { unit: 'now' }
  if (passedMs < hourMs) return { unit: 'minutes', count: Math.floor(passedMs / minuteMs) }
  if (passedMs < dayMs) return { unit: 'hours', count: Math.floor(passedMs / hourMs) }
  if (passedMs < 7 * dayMs) return { unit: 'days', count: Math.floor(passedMs / dayMs) }
  return { unit: 'date' }
}

/** Writes a duration in ms, s or min, as in "2 min 5 s". */
export function durationText(durationMs: number): string {
  const seconds = durationMs / 1000
  if (seconds < 1) return `${Math.round(durationMs)} ms`
  if (seconds < 60) return `${Math.round(seconds * 10) / 10} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** A duration that is still to come, in whole minutes or hours. */
export function roughDurationText(durationMs: number): string {
  const minutes = Math.max(1, Math.ceil(durationMs / minuteMs))
  return minutes < 100 ? `${minutes} min` : `${Math.round(durationMs / hourMs)} h`
}
