// Reads images again that were read before, each into a record of its own; no image is sent or stored a second time.
import type { ParsedInput } from '../../../shared/contract/calls.ts'
import type { FaultView, RecordSummary } from '../../../shared/contract/record.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { RecordRow } from '../db/records.ts'
import type { Order, OrderAgain } from '../intake/intake.ts'
import { inBatches } from '../in-batches.ts'
import { interactiveImages, priorities } from '../jobs/order.ts'
import { findSchema } from './add-records.ts'
import { faultView } from '../fault-view.ts'
import { summaryOf } from './record-view.ts'
import type { HandlerParts } from './handler-parts.ts'

type Parts = Pick<HandlerParts, 'intake' | 'parseLanguages' | 'profile' | 'records' | 'shelf'>

/** Returns the new records, and those that were refused with their errors. */
export async function readAgain(parts: Parts, input: ParsedInput<'records.again'>) {
  const languages = parts.parseLanguages(input.languages)
  if (!languages.ok) return languages
  const isBatch = input.ids.length > interactiveImages
  const refused: { name: string; error: FaultView }[] = []
  /** Adds the record that reads the file of this one again; returns it unless it was refused. */
  const addAgain = (id: string): RecordSummary[] => {
    const row = parts.records.get(id)
    if (!row) return [] // deleted meanwhile
    const order = createOrderAgain(parts, row, input, {
      source: 'window',
      priority: isBatch ? priorities.batch : priorities.interactive,
      languages: languages.value,
      profile: input.profile ?? parts.profile(),
      engine: input.engine ?? null,
      part: input.part === undefined ? row.part : input.part,
      pages: row.pages_asked,
      partOf: row.part_of,
      tags: row.tags,
    })
    const accepted = order.ok ? parts.intake.fromRecord(row, [order.value]) : order
    if (!accepted.ok) refused.push({ name: row.filename, error: faultView(accepted.error) })
    const added = accepted.ok ? parts.records.get(accepted.value[0] ?? '') : null
    return added ? [summaryOf(added)] : []
  }
  return ok({ records: await inBatches(input.ids, (batch) => batch.flatMap(addAgain)), refused })
}

/** Makes the order to read the file of a record again, with the same or another operation. */
export function createOrderAgain(
  parts: Pick<HandlerParts, 'shelf'>,
  row: RecordRow,
  schemaOptions: SchemaOptions,
  options: AgainOptions,
): Result<OrderAgain> {
  const schema = findSchemaAgain(parts, row, schemaOptions)
  if (!schema.ok) return schema
  return ok({
    tags: [],
    duplicateOf: null,
    ...options,
    operation: schemaOptions.operation ?? row.operation,
    entrance: 'own',
    schema: schema.value,
    key: null,
    baseUrl: null,
  })
}

type AgainOptions = Pick<
  OrderAgain,
  'source' | 'priority' | 'languages' | 'profile' | 'engine' | 'part' | 'pages' | 'partOf'
> &
  Partial<Pick<OrderAgain, 'tags' | 'duplicateOf'>>

type SchemaOptions = Pick<ParsedInput<'records.again'>, 'operation' | 'schemaId'>

/** The named schema; else that of the record, in its newest revision if it is saved. */
function findSchemaAgain(
  { shelf }: Pick<HandlerParts, 'shelf'>,
  row: RecordRow,
  { operation, schemaId }: SchemaOptions,
): Result<Order['schema']> {
  const wantedOperation = operation ?? row.operation
  if (schemaId !== undefined) return findSchema({ shelf }, { operation: wantedOperation, schemaId })
  const saved = row.schema_id === null ? null : shelf.find(row.schema_id)
  if (saved?.ok) return findSchema({ shelf }, { operation: wantedOperation, schemaId: row.schema_id ?? '' })
  if (row.result_schema !== null) {
    const { result_schema: resultSchema, field_settings: settings } = row
    return findSchema({ shelf }, { operation: wantedOperation, resultSchema, settings })
  }
  return wantedOperation === 'json' ? err('schema.missing', {}) : ok(null)
}
