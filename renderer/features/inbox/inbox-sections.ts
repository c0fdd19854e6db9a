// Sorts the records of the inbox into its sections: being read, waiting, failed, and done recently.
import type { RecordStatus, RecordSummary } from '../../../shared/contract/record.ts'

export interface InboxSections {
  readonly working: readonly RecordSummary[]
  readonly waiting: readonly RecordSummary[]
  readonly failed: readonly RecordSummary[]
  readonly done: readonly RecordSummary[]
}

export type RecordsById = ReadonlyMap<string, RecordSummary>

export const noRecords: RecordsById = new Map()

/** Records that finished longer ago are only shown in the history. */
export const doneForMs = 15 * 60_000
const doneCount = 20

/** Sorts the records into sections, each in its order. */
export function toSections(byId: RecordsById, nowMs: number): InboxSections {
  /** The records with this status. */
  const of = (status: RecordStatus) => [...byId.values()].filter((record) => record.status === status)
  return {
    working: of('working').toSorted(byAge),
    // Already in the order of the queue: the next one is on top.
    waiting: of('waiting'),
    failed: of('failed').toSorted((a, b) => byAge(b, a)),
    done: of('done')
      .filter((record) => (record.timestamp ?? 0) > nowMs - doneForMs)
      .toSorted((a, b) => (b.timestamp ?? 0) - (a.timestamp ?? 0))
      // A document is shown by its newest record.
      .filter(({ documentId }, at, all) => all.findIndex((one) => one.documentId === documentId) === at)
      .slice(0, doneCount),
  }
}

/** Sorts records by age. Ids grow with time, so records of the same millisecond keep their order. */
function byAge(a: RecordSummary, b: RecordSummary): number {
  return a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)
}

/** Adds or replaces these records. */
export function withRecords(byId: RecordsById, records: readonly RecordSummary[]): RecordsById {
  return new Map([...byId, ...records.map((record) => [record.id, record] as const)])
}

/** Removes the records with these ids. */
export function withoutRecords(byId: RecordsById, ids: readonly string[]): RecordsById {
  const gone = new Set(ids)
  return new Map([...byId].filter(([id]) => !gone.has(id)))
}

/** Applies the status of an event; the rest of the record is loaded later. */
export function withStatus(byId: RecordsById, id: string, status: RecordStatus): RecordsById {
  const record = byId.get(id)
  return record ? withRecords(byId, [{ ...record, status }]) : byId
}
