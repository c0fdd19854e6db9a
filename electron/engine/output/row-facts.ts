// Collects the facts about a record that its row in a sheet shows besides the content.
import type { RowFacts } from '../../../shared/export/exported.ts'
import type { FieldsOf } from '../corrections/fields-of.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'

export interface RowParts {
  readonly records: Pick<RecordRepo, 'isReviewed'>
  readonly fieldsOf: FieldsOf
}

export function rowFacts(parts: RowParts, record: RecordRow, image: string | null): RowFacts {
  const fields = record.operation === 'json' ? parts.fieldsOf(record.id) : []
  return {
    schema: record.operation === 'json' ? record.result_schema : null,
    settings: record.field_settings,
    confidence: record.confidence,
    isLookedAt: parts.records.isReviewed(record.id),
    image,
    dates: new Map(
      fields.flatMap(({ path, normalised }) =>
        normalised !== null && /^\d{4}-\d\d-\d\d$/.test(normalised) ? [[path, normalised] as const] : [],
      ),
    ),
  }
}
