// Shows a batch as the API does: its progress in documents and pages, and the results.
import type { Job, JobItem } from '../../../shared/contract/job-calls.ts'
import type { BatchItemRow, BatchRepo, BatchRow } from '../db/batches.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'
import { faultView } from '../fault-view.ts'
import { resultOf, type ResultParts } from '../handlers/result-of.ts'
import type { Runner } from '../jobs/runner.ts'

export interface ViewParts extends ResultParts {
  readonly batches: BatchRepo
  readonly records: RecordRepo
  readonly runner: Pick<Runner, 'liveOf'>
}

/** Returns the batch with these of its documents. */
export function viewOf(
  parts: ViewParts,
  batch: BatchRow,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Job {
  const documents = parts.batches.items(batch.id).map((item) => {
    const row = item.recordId === null ? null : parts.records.get(item.recordId)
    return { item, row, status: statusOf(item, row), pages: pagesOf(parts, row) }
  })
  const count = (...statuses: JobItem['status'][]) =>
    documents.filter(({ status }) => statuses.includes(status)).length
  const sum = (part: 'done' | 'total') => documents.reduce((all, { pages }) => all + (pages?.[part] ?? 0), 0)
  const total = documents.length
  const left = count('waiting')
  return {
    id: batch.id,
    status: batch.endedAt !== null ? 'done' : left === total ? 'waiting' : 'working',
    createdAt: batch.createdAt,
    endedAt: batch.endedAt,
    documents: {
      total,
      waiting: left,
      working: count('working'),
      done: count('done'),
      failed: count('failed', 'cancelled', 'removed'),
    },
    pages: { done: sum('done'), total: sum('total') },
    items: documents.slice(offset, offset + limit).map(({ item, row, status, pages }) => ({
      ...{ number: item.number, recordId: item.recordId, status, pages },
      filename: row?.filename ?? item.filename,
      result: row?.status === 'done' ? resultOf(parts, row, batch.options) : null,
      error: toErrorView(item, row),
    })),
    nextOffset: offset + limit < total ? offset + limit : null,
    callback: callbackOf(batch),
  }
}

/** The state of the callback; null if the job has none. */
function callbackOf({ callback, attempts }: BatchRow): Job['callback'] {
  if (callback === null) return null
  const { url, secret, error } = callback
  const status = secret !== null ? 'waiting' : error ? 'failed' : 'delivered'
  return { url, status, attempts, error: error && faultView(error) }
}

function statusOf({ state }: BatchItemRow, row: RecordRow | null): JobItem['status'] {
  if (row) return row.status
  return state === 'pending' ? 'waiting' : state === 'refused' ? 'failed' : 'removed'
}

/** The pages of a document so far; an image is one page. */
function pagesOf({ runner }: ViewParts, row: RecordRow | null): JobItem['pages'] {
  if (!row) return null
  if (row.document) return { done: row.document.numbers.length, total: row.document.numbers.length }
  const live = row.status === 'working' ? runner.liveOf(row.id)?.progress?.pages : undefined
  if (live) return { done: live.done, total: live.total }
  return row.width > 0 ? { done: row.status === 'done' ? 1 : 0, total: 1 } : null
}

function toErrorView(item: BatchItemRow, row: RecordRow | null) {
  const error = item.error ?? row?.error ?? null
  return error === null ? null : faultView(error)
}
