// Spans of days by which the history is filtered: named ones such as "this week", and arbitrary ones.
import type { RecordFilter } from '../../../shared/contract/record-filter.ts'
import { formatDay, localDay } from '../../../shared/days.ts'

export const spanNames = ['today', 'week', 'month', 'lastMonth', 'year'] as const
export type SpanName = (typeof spanNames)[number]

/** In milliseconds; the end is exclusive. */
export type TimeSpan = Pick<RecordFilter, 'from' | 'to'>

/**
 * The bounds of a named span, such as today. A span includes its future days, so it keeps its bounds for as
 * long as its name applies.
 */
export function toTimeSpan(name: SpanName, nowMs: number): Required<TimeSpan> {
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

/**
 * The name of a span. Returns null for a span without a name, such as "today" in a search that was saved
 * yesterday.
 */
export function findSpanName({ from, to }: TimeSpan, nowMs: number): SpanName | null {
  return (
    spanNames.find((name) => {
      const span = toTimeSpan(name, nowMs)
      return span.from === from && span.to === to
    }) ?? null
  )
}

/** The last day of a span, given its exclusive end. */
export function lastDayOf(to: number): string {
  return formatDay(to - 1)
}
