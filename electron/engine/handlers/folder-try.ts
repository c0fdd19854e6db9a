// Reads one file by a rule that need not be saved, and shows what would be written for it.
import path from 'node:path'
import type { CallOutput, ParsedInput } from '../../../shared/contract/calls.ts'
import { sendable } from '../../../shared/export/write-export.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { CallContext } from '../caller.ts'
import type { FieldsOf } from '../corrections/fields-of.ts'
import type { SchemaRepo } from '../db/schemas.ts'
import type { RecordRepo } from '../db/records.ts'
import type { Events } from '../events.ts'
import type { Intake } from '../intake/intake.ts'
import { priorities } from '../jobs/order.ts'
import { untilSettled } from '../jobs/settled.ts'
import { contentOf, type ContentParts } from '../output/content-of.ts'
import { nameFacts, outputPath } from '../output/contents.ts'
import { orderedSchema } from '../schemas/schema-shelf.ts'
import { placeOf } from '../watch/place-of.ts'
import { checkRule, ruleOf, type RuleParts } from './folder-rules.ts'
import { viewOf } from './record-view.ts'
import type { Profile } from '../../../shared/reading.ts'

export interface TryParts extends RuleParts, ContentParts {
  readonly schemas: SchemaRepo
  readonly intake: Intake
  readonly records: RecordRepo
  readonly fieldsOf: FieldsOf
  readonly events: Events
  readonly profile: () => Profile
  readonly baseUrl: () => string
  readonly now: () => number
  readonly closing: AbortSignal
}

export async function tryRule(
  parts: TryParts,
  input: ParsedInput<'folders.try'>,
  context: CallContext,
): Promise<Result<CallOutput<'folders.try'>>> {
  const rule = checkRule(parts, ruleOf(input))
  if (!rule.ok) return rule
  const root = path.resolve(input.path)
  const file = path.resolve(root, input.file)
  const place = placeOf(root, file)
  if (!place) return err('folder.notInside', { path: file, root })
  const schema = rule.value.schemaId === null ? null : parts.schemas.get(rule.value.schemaId)
  const accepted = await parts.intake.fromFile(file, {
    operation: rule.value.operation,
    source: 'window',
    entrance: 'own',
    priority: priorities.interactive,
    languages: rule.value.languages,
    profile: rule.value.profile ?? parts.profile(),
    engine: rule.value.engine,
    schema: schema && orderedSchema(schema),
    key: null,
    baseUrl: null,
  })
  if (!accepted.ok) return accepted
  const id = accepted.value
  await untilSettled(parts.events, id, () => parts.records.get(id)?.status ?? null, {
    closing: parts.closing,
    left: context.signal,
  })
  const row = parts.records.get(id)
  if (!row) return err('record.unknown', { id })
  if (row.error) return { ok: false, error: row.error }
  if (row.status !== 'done') return err('record.notDone', { id, status: row.status })
  const record = parts.exported(row)
  const result = {
    id,
    operation: row.operation,
    hash: row.hash ?? '',
    timestamp: record.timestamp,
    fields: row.operation === 'json' ? record.content : null,
  }
  const facts = nameFacts(place, result, parts.now())
  const writes: CallOutput<'folders.try'>['writes'] = []
  for (const format of rule.value.writes) {
    const content = await contentOf(parts, row, format, context.signal)
    if (!content.ok) return content
    writes.push({
      path: outputPath(root, rule.value, place, facts, format),
      ...sendable(content.value),
    })
  }
  return ok({ record: viewOf(row, parts.fieldsOf(id), parts.baseUrl()), writes })
}
