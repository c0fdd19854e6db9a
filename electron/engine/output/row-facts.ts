// Collects the facts about a record that its row in a sheet shows besides the content.
import { currencyIn, mostFrequent } from '../../../shared/currency.ts'
import type { Field } from '../../../shared/contract/field.ts'
import type { RowFacts } from '../../../shared/export/exported.ts'
import { parsePath } from '../../../shared/schema/path.ts'
import { namesOf, valueInRole } from '../../../shared/schema/roles.ts'
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
    needsReview: record.needs_review,
    currency: currencyOf(fields) ?? record.currency ?? '',
    image,
    dates: new Map(
      fields.flatMap(({ path, normalised }) =>
        normalised !== null && /^\d{4}-\d\d-\d\d$/.test(normalised) ? [[path, normalised] as const] : [],
      ),
    ),
  }
}

/** The currency that a field names, else the one that most amounts are written with; null if there is none. */
function currencyOf(fields: readonly Field[]): string | null {
  const named = fields
    .filter(({ value }) => value !== '')
    .map((field) => ({ ...field, names: namesOf((parsePath(field.path) ?? []).map(String)) }))
  const field = valueInRole(named, 'currency')
  const known = field && currencyIn(field.value)
  if (known) return known
  const votes = new Map<string, number>()
  for (const { value, raw } of named) {
    const currency = currencyIn(value) ?? currencyIn(raw)
    if (currency !== null) votes.set(currency, (votes.get(currency) ?? 0) + 1)
  }
  return mostFrequent(votes)
}
