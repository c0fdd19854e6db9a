// The history as far as it is loaded, newest first: how an answer is put into it without losing what was scrolled to.
import type { RecordSummary } from '../../../shared/contract/record.ts'

export interface HistoryPage {
  readonly records: readonly RecordSummary[]
  readonly nextCursor: string | null
  readonly total: number
}

/** More of the same, further back. */
export function withOlder(shown: HistoryPage, older: HistoryPage): HistoryPage {
  const known = new Set(shown.records.map((record) => record.id))
  return { ...older, records: [...shown.records, ...older.records.filter((record) => !known.has(record.id))] }
}

/**
 * The newest page, asked for again: it replaces its own stretch, so that what is new stands on top and what was
 * removed is gone; what lies further back stays as it was.
 */
export function withNewest(shown: HistoryPage, newest: HistoryPage): HistoryPage {
  if (newest.nextCursor === null) return newest
  const fresh = new Set(newest.records.map((record) => record.id))
  const last = newest.records.at(-1)
  const at = shown.records.findIndex((record) => record.id === last?.id)
  // The stretches do not touch: so much came in between that only the newest is sure.
  if (at < 0) return newest
  const older = shown.records.slice(at + 1).filter((record) => !fresh.has(record.id))
  return {
    records: [...newest.records, ...older],
    nextCursor: older.length > 0 ? shown.nextCursor : newest.nextCursor,
    total: newest.total,
  }
}

export function withChanged(shown: HistoryPage, record: RecordSummary): HistoryPage {
  return { ...shown, records: shown.records.map((each) => (each.id === record.id ? record : each)) }
}

export function without(shown: HistoryPage, ids: readonly string[]): HistoryPage {
  const gone = new Set(ids)
  const records = shown.records.filter((record) => !gone.has(record.id))
  return { ...shown, records, total: shown.total - (shown.records.length - records.length) }
}

/** Which of these ids are shown, but beyond what the newest page tells of. */
export function furtherBack(
  shown: HistoryPage,
  newest: HistoryPage,
  ids: readonly string[],
): readonly string[] {
  const told = new Set(newest.records.map((record) => record.id))
  const wanted = new Set(ids)
  return shown.records.map((record) => record.id).filter((id) => wanted.has(id) && !told.has(id))
}
