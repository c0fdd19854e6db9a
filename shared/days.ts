// Calendar days as text (2026-11-21), in the local time zone.

/** Midnight at which a day begins, in milliseconds. Returns null for text that is no calendar day, such as 2026-02-30. */
export function startOfDay(day: string, daysLater = 0): number | null {
  const [, year, month, date] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []).map(Number)
  if (year === undefined || month === undefined || date === undefined) return null
  const start = localDay(year, month - 1, date)
  // Date turns a day that does not exist into a day of the next month.
  return formatDay(start) === day ? localDay(year, month - 1, date + daysLater) : null
}

/** The local day of a time, as in 2026-11-21. */
export function formatDay(timeMs: number): string {
  const at = new Date(timeMs)
  const two = (part: number) => part.toString().padStart(2, '0')
  return `${at.getFullYear().toString().padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** Midnight of a calendar day. `date` may be out of range; adding 24 hours instead would be wrong on clock changes. */
export function localDay(year: number, month: number, date: number): number {
  return new Date(year, month, date).getTime()
}
