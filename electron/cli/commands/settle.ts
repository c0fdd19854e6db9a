// Waits for the records of a command, or cancels them.
import { parseFault, type Client } from '../../../shared/contract/client.ts'
import type { RecordStatus, RecordView, ResultRecord } from '../../../shared/contract/record.ts'
import { err, fault, type Fault, type Result } from '../../../shared/result.ts'
import type { Entry } from './add-images.ts'

/** Waits for one record; returns it, or why it failed. */
export async function settle(client: Client, entry: Entry, signal: AbortSignal): Promise<Result<RecordView>> {
  if (entry.kind === 'refused') return { ok: false, error: entry.error }
  const record = await client.call('records.get', { id: entry.id, wait: true }, { signal })
  return record.ok ? toOutcome(record.value) : record
}

export function isSettled(status: RecordStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled'
}

/** The record if it is done, else the fault that explains why it failed. */
export function toOutcome(record: RecordView): Result<RecordView> {
  if (record.status === 'done') return { ok: true, value: record }
  return record.error === null
    ? err('read.cancelled', { name: record.filename })
    : { ok: false, error: parseFault(record.error) }
}

/** The fault of a document that was read without these pages; null if none is missing. */
export function incompleteFault(name: string, failed: ResultRecord['failedPages'] = []): Fault | null {
  const [first] = failed
  const numbers = failed.map(({ number }) => number)
  return first ? fault('document.incomplete', { name, numbers, why: first.error.message }) : null
}

/** Cancels the records that are no longer waited for, so that they are not read unexpectedly at the next start. */
export async function cancelAll(client: Client, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    // A record that is already done is not changed.
    if (entry.kind === 'record') await client.call('records.cancel', { id: entry.id })
  }
}
