// What the history is narrowed to, as people set it: each part is given or not.
import type { RecordFilter, RecordSort } from '../../../shared/contract/record-filter.ts'
import { doubtBelow } from '../../../shared/doubt.ts'
import type { TimeSpan } from './time-span.ts'

/** Where a span of days begins and ends is one part. */
export type FilterPart = Exclude<keyof RecordFilter, 'query' | 'from' | 'to' | 'minConfidence'> | 'days'

export const confidenceBounds = [0.5, doubtBelow, 0.9] as const

export function without(filter: RecordFilter, part: FilterPart): RecordFilter {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => partOf(name) !== part))
}

const partOf = (name: string) => (name === 'from' || name === 'to' ? 'days' : name)

export function withDays(filter: RecordFilter, { from, to }: TimeSpan): RecordFilter {
  return {
    ...without(filter, 'days'),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  }
}

/** An empty value takes the part off. */
export function withPart<P extends FilterPart & keyof RecordFilter>(
  filter: RecordFilter,
  part: P,
  value: RecordFilter[P] | '',
): RecordFilter {
  const rest = without(filter, part)
  return value === '' || value === undefined ? rest : { ...rest, [part]: value }
}

/** The parts that are set besides the words, for the count on the filter's button. */
export function partsOf(filter: RecordFilter): FilterPart[] {
  const parts = Object.keys(filter).map(partOf) as (FilterPart | 'query' | 'minConfidence')[]
  return [...new Set(parts)].filter((part) => part !== 'query' && part !== 'minConfidence')
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
