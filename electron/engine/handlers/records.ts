// The history: adding images, looking at records, exporting, trying again, cancelling, removing.
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { ParsedInput } from '../../../shared/contract/calls.ts'
import type { FaultView, RecordSummary } from '../../../shared/contract/record.ts'
import { exportRecords } from '../../../shared/export/registry.ts'
import { parseDataUrl } from '../../../shared/image/data-url.ts'
import { fileFault } from '../../../shared/file-fault.ts'
import type { Profile } from '../../../shared/reading.ts'
import { err, ok, type Fault, type Result } from '../../../shared/result.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import type { CallContext, Caller } from '../caller.ts'
import type { FieldRepo } from '../db/fields.ts'
import type { JobRepo } from '../db/jobs.ts'
import type { Db } from '../db/open.ts'
import type { PageRepo } from '../db/pages.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'
import type { SchemaRepo } from '../db/schemas.ts'
import type { Events } from '../events.ts'
import { findImages } from '../intake/image-files.ts'
import type { ImageStore } from '../intake/image-store.ts'
import type { Intake, Order } from '../intake/intake.ts'
import { interactiveImages, priorities } from '../jobs/order.ts'
import type { Runner } from '../jobs/runner.ts'
import { untilSettled } from '../jobs/settled.ts'
import type { NamedLanguages } from '../languages/named-languages.ts'
import { faultView, resultOf, summaryOf, viewOf } from './record-view.ts'
import type { HandlersOf } from './types.ts'

export interface RecordParts {
  readonly db: Db
  readonly records: RecordRepo
  readonly jobs: JobRepo
  readonly pages: PageRepo
  readonly fields: FieldRepo
  readonly schemas: SchemaRepo
  readonly store: ImageStore
  readonly intake: Intake
  readonly runner: Runner
  readonly events: Events
  readonly namedLanguages: NamedLanguages
  readonly profile: () => Profile
  readonly baseUrl: () => string
  readonly closing: AbortSignal
}

type AddInput = ParsedInput<'records.add'>
type Image = AddInput['images'][number]
type Entry = Image | { readonly path: string; readonly error: Fault }

export function recordHandlers(parts: RecordParts): HandlersOf<'records'> {
  const { records, jobs, pages, fields, runner, events } = parts

  return {
    'records.add': (input) => add(parts, input),

    'records.list'(input, { caller }) {
      const keyId = caller.kind === 'key' ? caller.keyId : undefined
      const { rows, total } = records.list({
        query: input.query,
        status: input.status,
        operation: input.operation,
        folderId: input.folderId,
        keyId,
        cursor: input.cursor,
        limit: input.limit,
      })
      const last = rows.length === input.limit ? rows.at(-1) : undefined
      return ok({ records: rows.map(summaryOf), nextCursor: last?.id ?? null, total })
    },

    async 'records.get'({ id, wait }, context) {
      const found = recordOf(records, id, context.caller)
      if (!found.ok) return found
      const row = wait ? await settledRow(parts, found.value, context) : found
      return row.ok ? ok(viewOf(row.value, fields.list(id), parts.baseUrl())) : row
    },

    'records.page'({ id }, { caller }) {
      const found = recordOf(records, id, caller)
      if (!found.ok) return found
      const page = found.value.hash === null ? null : pages.latest(found.value.hash)
      return page ? ok(page) : err('record.notDone', { id, status: found.value.status })
    },

    'records.export'({ ids, format }, { caller }) {
      const rows: RecordRow[] = []
      for (const id of ids) {
        const found = recordOf(records, id, caller)
        if (!found.ok) return found
        if (found.value.status !== 'done') return err('record.notDone', { id, status: found.value.status })
        rows.push(found.value)
      }
      const finished = rows.map((row) => ({ ...resultOf(row, parts.baseUrl()), operation: row.operation }))
      return ok(exportRecords(finished, format))
    },

    'records.retry'({ id }, { caller }) {
      const found = recordOf(records, id, caller)
      if (!found.ok) return found
      const { status, hash } = found.value
      if (status !== 'failed' && status !== 'cancelled') return err('record.notFailed', { id, status })
      // An image that was refused as it came has nothing that could be read; it says so again.
      if (hash === null)
        return found.value.error ? { ok: false, error: found.value.error } : err('image.unknown', { id })
      parts.db.transaction(() => {
        records.reopen(id)
        jobs.insert(id, priorities.interactive)
      })()
      events.emit('record.changed', { id, status: 'waiting' })
      runner.pump()
      return summary(records, id)
    },

    async 'records.cancel'({ id }, context) {
      const found = recordOf(records, id, context.caller)
      if (!found.ok) return found
      if (runner.cancel(id))
        await untilSettled(events, id, () => records.get(id)?.status ?? null, [parts.closing])
      return summary(records, id)
    },

    async 'records.remove'({ ids }, { caller }) {
      let removed = 0
      const gone: string[] = []
      for (const id of ids) {
        const found = recordOf(records, id, caller)
        if (!found.ok) continue // deleted already, which is what was asked for
        if (runner.cancel(id))
          await untilSettled(events, id, () => records.get(id)?.status ?? null, [parts.closing])
        if (records.remove(id)) removed += 1
        gone.push(id)
        forgetImage(parts, found.value.hash)
      }
      events.emit('record.removed', { ids: gone })
      return ok({ removed })
    },
  }
}

/** A key sees its own records; for it, others do not exist. */
export function recordOf(records: RecordRepo, id: string, caller: Caller): Result<RecordRow> {
  const row = records.get(id)
  if (!row || (caller.kind === 'key' && row.key_id !== caller.keyId)) return err('record.unknown', { id })
  return ok(row)
}

function summary(records: RecordRepo, id: string) {
  const row = records.get(id)
  return row ? ok(summaryOf(row)) : err('record.unknown', { id })
}

async function settledRow(
  parts: RecordParts,
  row: RecordRow,
  context: CallContext,
): Promise<Result<RecordRow>> {
  const signals = context.signal ? [context.signal, parts.closing] : [parts.closing]
  const outcome = await untilSettled(
    parts.events,
    row.id,
    () => parts.records.get(row.id)?.status ?? null,
    signals,
  )
  if (outcome === 'aborted' && parts.closing.aborted) return err('engine.closing', {})
  return recordOf(parts.records, row.id, context.caller)
}

/** The stored image and its page go with the last record that needs them. */
function forgetImage({ records, pages, store }: RecordParts, hash: string | null): void {
  if (hash === null) return
  if (!records.hasStoredImage(hash)) store.remove(hash)
  if (!records.hasHash(hash)) pages.remove(hash)
}

async function add(parts: RecordParts, input: AddInput) {
  const schema = schemaOf(parts, input)
  if (!schema.ok) return schema
  const languages = parts.namedLanguages(input.languages)
  if (!languages.ok) return languages
  const entries = await expandFolders(input.images)
  const isBatch = entries.length > interactiveImages
  const order: Order = {
    operation: input.operation,
    source: input.source,
    priority: isBatch ? priorities.batch : priorities.interactive,
    languages: languages.value,
    profile: input.profile ?? parts.profile(),
    schema: schema.value,
    key: null,
    baseUrl: null,
  }
  const records: RecordSummary[] = []
  const refused: { name: string; error: FaultView }[] = []
  for (const entry of entries) {
    const accepted = 'error' in entry ? entry : await takeImage(parts.intake, entry, order)
    const row = 'ok' in accepted && accepted.ok ? parts.records.get(accepted.value) : null
    if (row) records.push(summaryOf(row))
    else if ('error' in accepted) refused.push({ name: nameOf(entry), error: faultView(accepted.error) })
  }
  return ok({ records, refused })
}

async function takeImage(
  intake: Intake,
  image: AddInput['images'][number],
  order: Order,
): Promise<Result<string>> {
  if ('path' in image) return intake.fromFile(path.resolve(image.path), order)
  const { name, base64 } = image
  const sent = parseDataUrl(`data:application/octet-stream;base64,${base64}`, { path: name, name })
  return sent.ok ? intake.fromBytes({ sent: name }, sent.value.bytes, order) : sent
}

function schemaOf(parts: RecordParts, input: AddInput): Result<Order['schema']> {
  if (input.operation !== 'json') return ok(null)
  if (input.schemaId !== undefined) {
    const saved = parts.schemas.get(input.schemaId)
    if (!saved) return err('schema.unknown', { id: input.schemaId })
    return ok({ text: saved.body, id: saved.id, revision: saved.revision })
  }
  if (input.resultSchema === undefined) return err('schema.missing', {})
  const parsed = parseSchema(input.resultSchema)
  return parsed.ok ? ok({ text: input.resultSchema, id: null, revision: null }) : parsed
}

/** A folder stands for its images; one without any, or a name that leads nowhere, is said in its place. */
async function expandFolders(images: readonly Image[]): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const image of images) {
    if (!('path' in image)) {
      entries.push(image)
      continue
    }
    const inside = await imagesOf(path.resolve(image.path))
    if (inside.ok) entries.push(...inside.value.map((file) => ({ path: file })))
    else entries.push({ path: image.path, error: inside.error })
  }
  return entries
}

async function imagesOf(named: string): Promise<Result<string[]>> {
  try {
    if (!(await stat(named)).isDirectory()) return ok([named])
    const found = await findImages(named, true)
    return found.length > 0 ? ok(found) : err('folder.empty', { path: named })
  } catch (error) {
    return fileFault(error, named)
  }
}

function nameOf(entry: Entry): string {
  return 'path' in entry ? entry.path : entry.name
}
