// Days as people write them, 2026-11-21, in the time zone of who asks.

/** Null for what is no day, such as 2026-02-30. */
export function startOfDay(day: string, daysLater = 0): number | null {
  const [, year, month, date] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []).map(Number)
  if (year === undefined || month === undefined || date === undefined) return null
  const start = localDay(year, month - 1, date)
  // One that is not there would be one of another month.
  return formatDay(start) === day ? localDay(year, month - 1, date + daysLater) : null
}

export function formatDay(timeMs: number): string {
  const at = new Date(timeMs)
  const two = (part: number) => part.toString().padStart(2, '0')
  return `${at.getFullYear().toString().padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** By the calendar, since a day may have 23 hours or 25. */
export function localDay(year: number, month: number, date: number): number {
  return new Date(year, month, date).getTime()
}
