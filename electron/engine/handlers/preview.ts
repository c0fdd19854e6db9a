// Fills a schema from a page that was read, without storing anything: for the preview while a schema is edited.
import { clientOfRecord } from '../jobs/order.ts'
import type { Field } from '../../../shared/contract/field.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { capDoubtedConfidence } from '../../../shared/doubt.ts'
import type { FieldSettings } from '../../../shared/schema/field-settings.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import type { HandlerParts } from './handler-parts.ts'

export interface Draft {
  readonly body: string
  readonly settings: FieldSettings
}

/** Returns the content and the fields that the draft would give for this record. */
export async function preview(
  { records, pages, ruleBook, understanding }: HandlerParts,
  { body, settings }: Draft,
  recordId: string,
  signal?: AbortSignal,
): Promise<Result<{ content: string; fields: Field[] }>> {
  const schema = parseSchema(body)
  if (!schema.ok) return schema
  const row = records.get(recordId)
  if (!row) return err('record.unknown', { id: recordId })
  const packed = pages.packedOf(row)
  if (packed.length === 0) return err('record.notDone', { id: recordId, status: row.status })
  const question = {
    pages: packed,
    schema: body,
    settings,
    rules: ruleBook.serving(row.key_id, schema.value),
  }
  const filled = await understanding.ask(
    {
      name: 'preview',
      asked: question,
      about: row.filename,
      client: clientOfRecord(row, { isForPerson: true }),
    },
    signal,
  )
  if (!filled.ok) return filled
  const { content, fields } = filled.value
  return ok({
    content,
    fields: fields.map((field) => ({ ...capDoubtedConfidence(field), correction: null })),
  })
}
