// Reads images that were read before once more, each into a record of its own; nothing is sent or stored a second time.
import type { ParsedInput } from '../../../shared/contract/calls.ts'
import type { FaultView, RecordSummary } from '../../../shared/contract/record.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { RecordRow } from '../db/records.ts'
import type { Order } from '../intake/intake.ts'
import { interactiveImages, priorities } from '../jobs/order.ts'
import { schemaOf } from './add-records.ts'
import { faultView, summaryOf } from './record-view.ts'
import type { RecordParts } from './record-parts.ts'

type Parts = Pick<RecordParts, 'intake' | 'namedLanguages' | 'profile' | 'records' | 'shelf'>

export function readAgain(parts: Parts, input: ParsedInput<'records.again'>) {
  const languages = parts.namedLanguages(input.languages)
  if (!languages.ok) return languages
  const isBatch = input.ids.length > interactiveImages
  const records: RecordSummary[] = []
  const refused: { name: string; error: FaultView }[] = []
  for (const id of input.ids) {
    const row = parts.records.get(id)
    if (!row) continue // deleted meanwhile: there is nothing left to be read
    const accepted = anotherOf(parts, row, input, {
      priority: isBatch ? priorities.batch : priorities.interactive,
      languages: languages.value,
      profile: input.profile ?? parts.profile(),
      engine: input.engine ?? null,
      part: input.part === undefined ? row.part : input.part,
      pages: row.pages_asked,
    })
    const added = accepted.ok ? parts.records.get(accepted.value) : null
    if (added) records.push(summaryOf(added))
    else if (!accepted.ok) refused.push({ name: row.filename, error: faultView(accepted.error) })
  }
  return ok({ records, refused })
}

/** A record of the same file, as the same or another operation. */
export function anotherOf(
  parts: Pick<RecordParts, 'intake' | 'shelf'>,
  row: RecordRow,
  wanted: SchemaWish,
  how: Pick<Order, 'priority' | 'languages' | 'profile' | 'engine' | 'part' | 'pages'>,
): Result<string> {
  const schema = schemaFor(parts, row, wanted)
  if (!schema.ok) return schema
  return parts.intake.fromRecord(row, {
    ...how,
    operation: wanted.operation ?? row.operation,
    source: 'window',
    entrance: 'own',
    schema: schema.value,
    key: null,
    baseUrl: null,
  })
}

type SchemaWish = Pick<ParsedInput<'records.again'>, 'operation' | 'schemaId'>

/** The schema that is named; else what the record was made with, in its newest text. */
function schemaFor(
  { shelf }: Pick<RecordParts, 'shelf'>,
  row: RecordRow,
  { operation, schemaId }: SchemaWish,
): Result<Order['schema']> {
  const wanted = operation ?? row.operation
  if (schemaId !== undefined) return schemaOf({ shelf }, { operation: wanted, schemaId })
  const saved = row.schema_id === null ? null : shelf.named(row.schema_id)
  if (saved?.ok) return schemaOf({ shelf }, { operation: wanted, schemaId: row.schema_id ?? '' })
  if (row.result_schema !== null) {
    const { result_schema: resultSchema, field_settings: settings } = row
    return schemaOf({ shelf }, { operation: wanted, resultSchema, settings })
  }
  return wanted === 'json' ? err('schema.missing', {}) : ok(null)
}
