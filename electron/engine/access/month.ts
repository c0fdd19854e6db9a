// Quotas count by calendar months in UTC.

export function monthOf(time: number): string {
  return new Date(time).toISOString().slice(0, 7)
}

export function nextMonthStart(time: number): string {
  const date = new Date(time)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString()
}
