// Waiting for the records of a command, and giving up on them.
import { parseFault, type Client } from '../../../shared/contract/client.ts'
import type { RecordStatus, RecordView } from '../../../shared/contract/record.ts'
import { err, type Result } from '../../../shared/result.ts'
import type { Entry } from './add-images.ts'

export async function settle(client: Client, entry: Entry, signal: AbortSignal): Promise<Result<RecordView>> {
  if (entry.kind === 'refused') return { ok: false, error: entry.error }
  const record = await client.call('records.get', { id: entry.id, wait: true }, { signal })
  return record.ok ? outcomeOf(record.value) : record
}

export function isSettled(status: RecordStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled'
}

/** A settled record as what it means to who waited for it. */
export function outcomeOf(record: RecordView): Result<RecordView> {
  if (record.status === 'done') return { ok: true, value: record }
  return record.error === null
    ? err('read.cancelled', { name: record.filename })
    : { ok: false, error: parseFault(record.error) }
}

/** What was begun and nobody waits for any more is not read behind the person's back at the next start. */
export async function cancelAll(client: Client, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    // One that is done already stays as it is.
    if (entry.kind === 'record') await client.call('records.cancel', { id: entry.id })
  }
}
