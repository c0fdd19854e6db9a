// Finds a record, if the caller may see it.
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Caller } from '../caller.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'

/** Finds a record that the caller may see. A key sees only its own records; for it, others do not exist. */
export function findRecordFor(records: RecordRepo, id: string, caller: Caller): Result<RecordRow> {
  const row = records.get(id)
  if (!row || (caller.kind === 'key' && row.key_id !== caller.keyId)) return err('record.unknown', { id })
  return ok(row)
}
