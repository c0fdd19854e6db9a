// Shows a record's stored reading as text or Markdown. Nothing is read again, and no record is made unless requested.
import type { ParsedInput } from '../../../shared/contract/calls.ts'
import { joinPages } from '../../../shared/document/document.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { RecordRow } from '../db/records.ts'
import type { HandlerParts } from './handler-parts.ts'

/** Returns the row as it would be if its image had been read for the operation. */
export async function viewAs(
  parts: HandlerParts,
  row: RecordRow,
  { operation, keeps }: Omit<ParsedInput<'records.view'>, 'id'>,
  signal?: AbortSignal,
): Promise<Result<RecordRow>> {
  const { id, status, document } = row
  if (status !== 'done') return err('record.notDone', { id, status })
  if (row.operation === operation) return ok(row)
  const texts = new Map<number | null, string>()
  for (const { number, body } of parts.pages.packedOf(row)) {
    const summary = await parts.summarise({ ...row, operation }, body, signal, { isForPerson: true })
    if (!summary.ok) return summary
    texts.set(number, summary.value?.text ?? '')
  }
  // A page that could not be read keeps its place.
  const content = document
    ? joinPages(document.numbers.map((number) => texts.get(number) ?? ''))
    : (texts.get(null) ?? '')
  if (!keeps) {
    const noFields = { schema_id: null, schema_revision: null, result_schema: null, field_settings: {} }
    return ok({ ...row, ...noFields, operation, content, content_read: null })
  }
  const kept = parts.records.insertView({
    id: parts.newId('rec'),
    of: id,
    operation,
    content,
    now: parts.now(),
  })
  parts.events.emit('record.changed', { id: kept.id, status: kept.status })
  return ok(kept)
}
