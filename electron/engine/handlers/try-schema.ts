// What a draft does to the records that its schema is tried on, beside what the saved text does.
import type { SchemaTest } from '../../../shared/contract/schema-calls.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import type { FieldsOf } from '../corrections/fields-of.ts'
import type { SchemaTestRepo } from '../db/schema-tests.ts'
import type { SchemaRepo } from '../db/schemas.ts'
import { preview, type PreviewParts } from './preview.ts'

export interface TryParts extends PreviewParts {
  readonly schemas: SchemaRepo
  readonly schemaTests: SchemaTestRepo
  readonly fieldsOf: FieldsOf
}

export function trySchema(parts: TryParts, id: string, body: string): Result<{ tests: SchemaTest[] }> {
  const saved = parts.schemas.get(id)
  if (!saved) return err('schema.unknown', { id })
  const draft = parseSchema(body)
  if (!draft.ok) return draft
  const tests = parts.schemaTests.list(id).map(({ recordId, filename }) => {
    const before = valuesFilled(parts, saved.body, recordId)
    const after = valuesFilled(parts, body, recordId)
    const fields = parts.fieldsOf(recordId).map(({ path, value }) => ({
      path,
      expected: value,
      before: before.get(path) ?? null,
      after: after.get(path) ?? null,
    }))
    return { recordId, filename, fields }
  })
  return ok({ tests })
}

/** By path; of a page that is there no more, nothing. */
function valuesFilled(parts: PreviewParts, body: string, recordId: string): ReadonlyMap<string, string> {
  const filled = preview(parts, body, recordId)
  return new Map(filled.ok ? filled.value.fields.map(({ path, value }) => [path, value]) : [])
}
