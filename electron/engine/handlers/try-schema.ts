// Tries a draft of a schema on its test records, and compares the result with that of the saved schema.
import type { SchemaTest } from '../../../shared/contract/schema-calls.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { FieldSettings } from '../../../shared/schema/field-settings.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import { preview, type Draft } from './preview.ts'
import type { HandlerParts } from './handler-parts.ts'

/**
 * Returns, for each field of each test record, the right value and those of the saved schema and the draft.
 */
export async function trySchema(
  parts: HandlerParts,
  id: string,
  { body, settings }: { readonly body: string; readonly settings?: FieldSettings | undefined },
  signal?: AbortSignal,
): Promise<Result<{ tests: SchemaTest[] }>> {
  const saved = parts.schemas.get(id)
  if (!saved) return err('schema.unknown', { id })
  const draft = parseSchema(body)
  if (!draft.ok) return draft
  const tests: SchemaTest[] = []
  for (const { recordId, filename } of parts.schemaTests.list(id)) {
    const before = await fillValues(parts, saved, recordId, signal)
    if (!before.ok) return before
    const after = await fillValues(parts, { body, settings: settings ?? saved.settings }, recordId, signal)
    if (!after.ok) return after
    const fields = parts.fieldsOf(recordId).map(({ path, value }) => ({
      path,
      expected: value,
      before: before.value.get(path) ?? null,
      after: after.value.get(path) ?? null,
    }))
    tests.push({ recordId, filename, fields })
  }
  return ok({ tests })
}

/** The values by path; empty if the page of the record no longer exists. */
async function fillValues(
  parts: HandlerParts,
  draft: Draft,
  recordId: string,
  signal?: AbortSignal,
): Promise<Result<ReadonlyMap<string, string>>> {
  const filled = await preview(parts, draft, recordId, signal)
  if (filled.ok) return ok(new Map(filled.value.fields.map(({ path, value }) => [path, value])))
  const { code } = filled.error
  return code === 'record.notDone' || code === 'record.unknown' ? ok(new Map()) : filled
}
