// What the inbox shows of the records: what is being read, what waits, what needs a look, what was done just now.
import type { RecordStatus, RecordSummary } from '../../../shared/contract/record.ts'

export interface WorkList {
  readonly working: readonly RecordSummary[]
  readonly waiting: readonly RecordSummary[]
  readonly failed: readonly RecordSummary[]
  readonly done: readonly RecordSummary[]
}

export type Known = ReadonlyMap<string, RecordSummary>

export const noneKnown: Known = new Map()

/** A record that was done longer ago belongs to the history alone. */
export const doneForMs = 15 * 60_000
const doneCount = 20

export function workListOf(known: Known, nowMs: number): WorkList {
  const of = (status: RecordStatus) => [...known.values()].filter((record) => record.status === status)
  return {
    working: of('working').toSorted(byAge),
    // As they came from the queue: what is next up is on top.
    waiting: of('waiting'),
    failed: of('failed').toSorted((a, b) => byAge(b, a)),
    done: of('done')
      .filter((record) => (record.timestamp ?? 0) > nowMs - doneForMs)
      .toSorted((a, b) => (b.timestamp ?? 0) - (a.timestamp ?? 0))
      .slice(0, doneCount),
  }
}

/** Ids are made in order, so that of two records of one moment the earlier stays first. */
function byAge(a: RecordSummary, b: RecordSummary): number {
  return a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)
}

export function withRecords(known: Known, records: readonly RecordSummary[]): Known {
  return new Map([...known, ...records.map((record) => [record.id, record] as const)])
}

export function withoutRecords(known: Known, ids: readonly string[]): Known {
  const gone = new Set(ids)
  return new Map([...known].filter(([id]) => !gone.has(id)))
}

/** An event tells the new status before anything else is known of it. */
export function withStatus(known: Known, id: string, status: RecordStatus): Known {
  const record = known.get(id)
  return record ? withRecords(known, [{ ...record, status }]) : known
}
