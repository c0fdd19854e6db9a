// Makes the row of a new batch, and one for a record that its request stopped waiting for.
import type { JobOptions } from '../../../shared/contract/job-calls.ts'
import type { CallContext } from '../caller.ts'
import type { BatchRepo } from '../db/batches.ts'
import type { Db } from '../db/open.ts'

export interface NewBatchParts {
  readonly batches: BatchRepo
  readonly db: Db
  readonly newId: (kind: string) => string
  readonly now: () => number
}

export function newBatch(
  { newId, now }: NewBatchParts,
  options: JobOptions,
  { caller, baseUrl }: CallContext,
) {
  return {
    id: newId('job'),
    keyId: caller.kind === 'key' ? caller.keyId : null,
    options,
    baseUrl: baseUrl ?? null,
    createdAt: now(),
  }
}

/** Keeps a record as a batch of one document; returns its id. */
export function keepAsBatch(
  parts: NewBatchParts,
  recordId: string,
  options: JobOptions,
  context: CallContext,
): string {
  const batch = { ...newBatch(parts, options, context), callback: null }
  parts.db.transaction(() =>
    parts.batches.insert(batch, [{ url: null, filename: null, recordId, error: null }]),
  )()
  return batch.id
}
