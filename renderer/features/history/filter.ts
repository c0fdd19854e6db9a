// What the history is narrowed to, as people set it: each part is given or not.
import type { RecordFilter, RecordSort } from '../../../shared/contract/record-filter.ts'
import { doubtBelow } from '../../../shared/doubt.ts'

export type FilterPart = Exclude<keyof RecordFilter, 'query' | 'to' | 'minConfidence'>

export const spans = ['today', 'week', 'month', 'year'] as const
export type Span = (typeof spans)[number]

const dayMs = 86_400_000
const spanDays: Readonly<Record<Span, number>> = { today: 0, week: 6, month: 29, year: 364 }

/** From the beginning of a day, so that a search of today means the same all day. */
export function spanStart(span: Span, nowMs: number): number {
  const today = new Date(nowMs)
  today.setHours(0, 0, 0, 0)
  return today.getTime() - spanDays[span] * dayMs
}

/** Null for a time that no span begins with, such as one of yesterday's saved search. */
export function spanOf(from: number | undefined, nowMs: number): Span | null {
  return spans.find((span) => spanStart(span, nowMs) === from) ?? null
}

export const confidenceBounds = [0.5, doubtBelow, 0.9] as const

export function without(filter: RecordFilter, part: keyof RecordFilter): RecordFilter {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => name !== part))
}

/** An empty value takes the part off. */
export function withPart<P extends keyof RecordFilter>(
  filter: RecordFilter,
  part: P,
  value: RecordFilter[P] | '',
): RecordFilter {
  const rest = without(filter, part)
  return value === '' || value === undefined ? rest : { ...rest, [part]: value }
}

/** The parts that are set besides the words, for the count on the filter's button. */
export function partsOf(filter: RecordFilter): FilterPart[] {
  return (Object.keys(filter) as (keyof RecordFilter)[]).filter(
    (part): part is FilterPart => part !== 'query' && part !== 'to' && part !== 'minConfidence',
  )
}

/** The same, whatever the order in which it was set. */
export function isSameFilter(a: RecordFilter, b: RecordFilter): boolean {
  const entries = (filter: RecordFilter) =>
    JSON.stringify(Object.entries(filter).toSorted(([x], [y]) => (x < y ? -1 : 1)))
  return entries(a) === entries(b)
}

export interface Wish {
  readonly filter: RecordFilter
  readonly sort: RecordSort
}
