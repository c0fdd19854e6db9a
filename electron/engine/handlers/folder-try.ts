// Reads one file by a rule that need not be saved, and returns what would be written for it. No record of it stays.
import path from 'node:path'
import type { CallOutput, ParsedInput } from '../../../shared/contract/calls.ts'
import { encodeContent } from '../../../shared/export/write-export.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { CallContext } from '../caller.ts'
import type { FilePlace } from '../db/folder-files.ts'
import type { RecordRow } from '../db/records.ts'
import { priorities } from '../jobs/order.ts'
import { untilSettled } from '../jobs/settled.ts'
import { makeContent } from '../output/make-content.ts'
import { nameFacts, outputPath } from '../output/output-paths.ts'
import { toNamedSchema } from '../schemas/schema-shelf.ts'
import { placeOf } from '../../files/place-of.ts'
import { checkRule, applyChanges } from './folder-rules.ts'
import { viewOf } from './record-view.ts'
import { splitRecord } from './split.ts'
import type { FolderRule } from '../../../shared/contract/folder-rule.ts'
import type { HandlerParts } from './handler-parts.ts'

/** Reads the file, and returns its result with the files that the rule would write. */
export async function tryRule(
  parts: HandlerParts,
  input: ParsedInput<'folders.try'>,
  context: CallContext,
): Promise<Result<CallOutput<'folders.try'>>> {
  const rule = checkRule(parts, applyChanges(input))
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
    schema: schema && toNamedSchema(schema),
    key: null,
    baseUrl: null,
  })
  if (!accepted.ok) return accepted
  const made: Trial['made'] = [accepted.value]
  try {
    return await showResult(parts, { made, root, place, rule: rule.value }, context)
  } finally {
    await parts.history.removeForever(made)
  }
}

interface Trial {
  /** The records of the trial; those of documents in a batch scan are added to it. */
  readonly made: [string, ...string[]]
  readonly root: string
  readonly place: FilePlace
  readonly rule: FolderRule
}

async function showResult(
  parts: HandlerParts,
  { made, root, place, rule }: Trial,
  context: CallContext,
): Promise<Result<CallOutput<'folders.try'>>> {
  const read = await awaitResult(parts, made[0], context)
  if (!read.ok) return read
  const { value: whole } = read
  const documents = rule.splitsPiles ? await splitDocuments(parts, whole, made, context) : ok([])
  if (!documents.ok) return documents
  const writes: CallOutput<'folders.try'>['writes'] = []
  for (const row of documents.value.length > 0 ? documents.value : [whole]) {
    const written = await previewFiles(parts, { row, root, place, rule }, context)
    if (!written.ok) return written
    writes.push(...written.value)
  }
  const record = viewOf(whole, parts.fieldsOf(whole.id), parts.baseUrl(), parts.pages.dataOf(whole))
  return ok({ record, page: parts.pages.of(whole), writes })
}

/** Waits until the record is read, or the caller leaves. */
async function awaitResult(
  parts: HandlerParts,
  id: string,
  context: CallContext,
): Promise<Result<RecordRow>> {
  await untilSettled(parts.events, id, () => parts.records.get(id)?.status ?? null, {
    closing: parts.closing,
    callerGone: context.signal,
  })
  const row = parts.records.get(id)
  if (!row) return err('record.unknown', { id })
  if (row.error) return { ok: false, error: row.error }
  return row.status === 'done' ? ok(row) : err('record.notDone', { id, status: row.status })
}

/** Reads the documents in a batch scan, and adds their records to `made`; [] if it is a single document. */
async function splitDocuments(
  parts: HandlerParts,
  row: RecordRow,
  made: string[],
  context: CallContext,
): Promise<Result<RecordRow[]>> {
  const split = await splitRecord(parts, row, undefined, context.caller)
  const isSingle = !split.ok && ['document.onePart', 'document.onePage'].includes(split.error.code)
  if (!split.ok) return isSingle ? ok([]) : split
  made.push(...split.value.records.map(({ id }) => id))
  const read: RecordRow[] = []
  for (const { id } of split.value.records) {
    const part = await awaitResult(parts, id, context)
    if (!part.ok) return part
    read.push(part.value)
  }
  return ok(read)
}

interface TriedDocument {
  readonly row: RecordRow
  readonly root: string
  readonly place: FilePlace
  readonly rule: FolderRule
}

/** Returns the files that the rule would write for the result. */
async function previewFiles(
  parts: HandlerParts,
  { row, root, place, rule }: TriedDocument,
  context: CallContext,
): Promise<Result<CallOutput<'folders.try'>['writes']>> {
  const record = parts.exported(row)
  const result = {
    id: row.id,
    operation: row.operation,
    hash: row.hash ?? '',
    timestamp: record.timestamp,
    fields: row.operation === 'json' ? record.content : null,
    pages: row.pages_asked,
  }
  const facts = nameFacts(place, result, parts.now())
  const writes: CallOutput<'folders.try'>['writes'] = []
  for (const format of rule.writes) {
    const content = await makeContent(parts, row, format, context.signal)
    if (!content.ok) return content
    writes.push({ path: outputPath(root, rule, place, facts, format), ...encodeContent(content.value) })
  }
  return ok(writes)
}
