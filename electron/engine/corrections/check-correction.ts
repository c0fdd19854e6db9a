// Checks that a correction is possible, and finds the path that it belongs to: a field's, or the whole text's.
import { err, ok, type Result } from '../../../shared/result.ts'
import { findLeaf, leafPaths } from '../../../shared/schema/leaf.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import { formatPath, type Step } from '../../../shared/schema/path.ts'
import type { RecordRow } from '../db/records.ts'
import { reason } from '../../../shared/reasons.ts'

/** If an unknown field is named, the error lists at most this many of the record's fields. */
const maxListedFields = 12

/** Returns the path under which the correction is stored: a field's, or '' for the whole text. */
export function correctionPath(
  record: RecordRow,
  field: string | undefined,
  known: readonly string[],
): Result<string> {
  if (record.status !== 'done') return err('record.notDone', { id: record.id, status: record.status })
  if (record.operation !== 'json') {
    if (field === undefined) return ok('')
    return err('input.invalid', {
      path: 'field',
      rule: reason('leave it out: this record is text and has no fields'),
    })
  }
  const schema = parseSchema(record.result_schema ?? '')
  if (!schema.ok) return schema
  const names = leafPaths(schema.value)
  const shown = names.slice(0, maxListedFields).join(', ') + (names.length > maxListedFields ? ', ...' : '')
  if (field === undefined)
    return err('input.invalid', {
      path: 'field',
      rule: reason('is missing: name the field to correct, one of %{fields}', { fields: shown }),
    })
  const steps = findLeaf(schema.value, field)
  if (steps === null) return err('field.unknown', { field, known: shown })
  return isReachable(steps, known) ? ok(field) : err('field.gap', { field })
}

/**
 * Whether the path names an existing element or the next one. A list grows at its end: after two elements a
 * third may be given, but not a fifth.
 */
function isReachable(steps: readonly Step[], known: readonly string[]): boolean {
  return steps.every((step, i) => {
    if (typeof step !== 'number' || step === 0) return true
    const before = formatPath([...steps.slice(0, i), step - 1])
    return known.some(
      (path) => path === before || path.startsWith(`${before}.`) || path.startsWith(`${before}[`),
    )
  })
}
