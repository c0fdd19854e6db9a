// The span of days in which records were added: those that people name, and from any day to any other.
import type { RecordFilter } from '../../../shared/contract/record-filter.ts'
import { formatDay, localDay } from '../../../shared/days.ts'

export const spans = ['today', 'week', 'month', 'lastMonth', 'year'] as const
export type Span = (typeof spans)[number]

/** In milliseconds, as calls take it: the end is not part of it. */
export type TimeSpan = Pick<RecordFilter, 'from' | 'to'>

/** Whole, with the days that are still to come: so it means the same for as long as it is called so. */
export function spanOf(name: Span, nowMs: number): Required<TimeSpan> {
  const now = new Date(nowMs)
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()]
  switch (name) {
    case 'today':
      return { from: localDay(year, month, date), to: localDay(year, month, date + 1) }
    case 'week': {
      const monday = date - ((now.getDay() + 6) % 7)
      return { from: localDay(year, month, monday), to: localDay(year, month, monday + 7) }
    }
    case 'month':
      return { from: localDay(year, month, 1), to: localDay(year, month + 1, 1) }
    case 'lastMonth':
      return { from: localDay(year, month - 1, 1), to: localDay(year, month, 1) }
    case 'year':
      return { from: localDay(year, 0, 1), to: localDay(year + 1, 0, 1) }
  }
}

/** Null for one without a name, such as the today of a search that was kept yesterday. */
export function nameOfSpan({ from, to }: TimeSpan, nowMs: number): Span | null {
  return (
    spans.find((name) => {
      const span = spanOf(name, nowMs)
      return span.from === from && span.to === to
    }) ?? null
  )
}

/** The last day that is part of it. */
export function lastDayOf(to: number): string {
  return formatDay(to - 1)
}
