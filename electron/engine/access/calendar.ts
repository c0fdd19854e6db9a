// Calendar days and months in UTC: quotas count by month, usage by day.

/** As in 2026-11-21. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** As in 2026-11. */
export function monthOf(time: number): string {
  return dayOf(time).slice(0, 7)
}

/** The first moment of the month after `time`, as an ISO date. */
export function nextMonthStart(time: number): string {
  const date = new Date(time)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString()
}

/** Returns `count` days up to and including the day of `time`, oldest first. */
export function daysUpTo(time: number, count: number): string[] {
  const date = new Date(time)
  return Array.from({ length: count }, (_, i) =>
    dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() - (count - 1 - i))),
  )
}
