// Adds, removes and compares the parts of the history filter.
import type { RecordFilter, RecordSort } from '../../../shared/contract/record-filter.ts'
import { doubtBelow } from '../../../shared/doubt.ts'
import type { TimeSpan } from './time-span.ts'

/** A part of the filter that is set or removed as a whole; `from` and `to` together are the part `days`. */
export type FilterPart = Exclude<keyof RecordFilter, 'query' | 'from' | 'to' | 'minConfidence'> | 'days'

export const confidenceBounds = [0.5, doubtBelow, 0.9] as const

/** Removes one part, such as the days, from the filter. */
export function withoutPart(filter: RecordFilter, part: FilterPart): RecordFilter {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => partOf(name) !== part))
}

const partOf = (name: string) => (name === 'from' || name === 'to' ? 'days' : name)

/** Sets the time span of the filter; an undefined end is open. */
export function withDays(filter: RecordFilter, { from, to }: TimeSpan): RecordFilter {
  return {
    ...withoutPart(filter, 'days'),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  }
}

/** Sets one part of the filter; an empty value removes it. */
export function withPart<P extends FilterPart & keyof RecordFilter>(
  filter: RecordFilter,
  part: P,
  value: RecordFilter[P] | '',
): RecordFilter {
  const rest = withoutPart(filter, part)
  return value === '' || value === undefined ? rest : { ...rest, [part]: value }
}

/** The parts that are set, without the search text; the filter button shows their number. */
export function activeParts(filter: RecordFilter): FilterPart[] {
  const parts = Object.keys(filter).map(partOf) as (FilterPart | 'query' | 'minConfidence')[]
  return [...new Set(parts)].filter((part) => part !== 'query' && part !== 'minConfidence')
}

/** Compares two filters; the order of their properties does not matter. */
export function isSameFilter(a: RecordFilter, b: RecordFilter): boolean {
  /** The filter as text, in which the order of its properties does not matter. */
  const entries = (filter: RecordFilter) =>
    JSON.stringify(Object.entries(filter).toSorted(([x], [y]) => (x < y ? -1 : 1)))
  return entries(a) === entries(b)
}

export interface Criteria {
  readonly filter: RecordFilter
  readonly sort: RecordSort
}
