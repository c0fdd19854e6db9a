// Handlers of the four operations: one image in, one result record out, for every caller.
import type { JobOptions } from '../../../shared/contract/job-calls.ts'
import type { OperationInput } from '../../../shared/contract/operation-calls.ts'
import type { ResultRecord } from '../../../shared/contract/record.ts'
import type { Operation } from '../../../shared/operations.ts'
import { err, fault, ok, type Fault, type Result } from '../../../shared/result.ts'
import { documentLimits, imageLimits } from '../../../shared/limits.ts'
import { writeSchema } from '../../../shared/schema/content.ts'
import { noSettings } from '../../../shared/schema/field-settings.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import { isAgent, ownerOf, type CallContext, type Caller } from '../caller.ts'
import type { RecordRow } from '../db/records.ts'
import type { Order } from '../intake/intake.ts'
import type { ImageFetcher } from '../intake/open-image-url.ts'
import { priorities } from '../jobs/order.ts'
import { untilSettled } from '../jobs/settled.ts'
import { keepAsBatch, type NewBatchParts } from '../batches/new-batch.ts'
import { resultOf, type ResultOptions, type ResultParts } from './result-of.ts'
import type { HandlersOf } from './types.ts'
import type { HandlerParts } from './handler-parts.ts'

type Taken =
  'intake' | 'records' | 'jobs' | 'events' | 'runner' | 'shelf' | 'openImageUrl' | 'openForAgent' | 'disk'

export type OperationParts = ResultParts &
  NewBatchParts &
  Pick<HandlerParts, Taken | 'maxWaiting' | 'parseLanguages' | 'profile' | 'keyDoor' | 'closing'>

export function operationHandlers(parts: OperationParts): HandlersOf<'operation'> {
  /** Returns the handler of an operation: accepts the image, waits for it, and answers with its result. */
  const handler = (operation: Operation) => (input: OperationInput, context: CallContext) =>
    answer(parts, acceptImage(parts, operation, input, context), optionsOf(operation, input), context)
  return {
    'operation.text': handler('text'),
    'operation.multilingual': handler('multilingual'),
    'operation.markdown': handler('markdown'),
    'operation.json': handler('json'),
  }
}

/** Handlers of calls that read documents: files of any kind with any number of pages. */
export function documentHandlers(parts: OperationParts): HandlersOf<'documents'> {
  return {
    'documents.read': ({ operation, pages, password, page_breaks, ...input }, context) => {
      const order = toOrder(parts, operation, input, context)
      const options = { entrance: 'own', pages: pages ?? null, password } as const
      const accepted = order.ok
        ? storeImage(parts, input, { ...order.value, ...options }, context)
        : Promise.resolve(order)
      return answer(parts, accepted, { ...optionsOf(operation, input), page_breaks }, context)
    },
  }
}

/** Picks from a request what its answer depends on; the image, which may have megabytes, is not needed for it. */
function optionsOf(operation: Operation, { details }: OperationInput): JobOptions {
  return { operation, details }
}

/** Stores the image and its record; returns the id of the record, which now waits to be read. */
async function acceptImage(
  parts: OperationParts,
  operation: Operation,
  input: OperationInput,
  context: CallContext,
): Promise<Result<string>> {
  const order = toOrder(parts, operation, input, context)
  return order.ok ? storeImage(parts, input, order.value, context) : order
}

/** Fetches and stores the image of a request, unless quota, disk or queue refuse it. */
export async function storeImage(
  parts: OperationParts,
  input: Pick<OperationInput, 'document' | 'filename'>,
  order: Order,
  context: CallContext & { readonly also?: (recordId: string) => void },
): Promise<Result<string>> {
  const refusal = () => findRefusal(parts, context.caller, order.priority)
  const refused = refusal()
  if (refused) return { ok: false, error: refused }
  const maxBytes = order.entrance === 'own' ? documentLimits.maxSentBytes : imageLimits.maxBytes
  const { document, filename } = input
  const { file, signal } = context
  const bytes = file?.take()
  const image = bytes
    ? ok(bytes)
    : await openImage(parts, context.caller)(document.image_url, filename, { signal, maxBytes })
  if (!image.ok) return image
  const names = { sent: filename, url: document.image_url }
  // Checked again: while the image was fetched and stored, other requests may have used up quota or space.
  const accepted = await parts.intake.fromBytes(names, image.value, order, { refusal, also: context.also })
  context.onStored?.()
  return accepted
}

/** Returns the function that gets the image of this caller; agents may name files, and fewer addresses. */
function openImage({ openImageUrl, openForAgent }: OperationParts, caller: Caller): ImageFetcher {
  return isAgent(caller) ? openForAgent(caller) : openImageUrl
}

/**
 * Waits for the record and answers with its result. Doesn't take the input, which may be an image of
 * megabytes: a waiting call keeps next to nothing in memory.
 */
async function answer(
  parts: OperationParts,
  accepting: Promise<Result<string>>,
  options: JobOptions & ResultOptions,
  context: CallContext,
): Promise<Result<ResultRecord>> {
  const accepted = await accepting
  if (!accepted.ok) return accepted
  emitKeyChanged(parts, context.caller)
  const settled = await waitFor(parts, accepted.value, context)
  // A request that did not succeed got its quota back.
  if (!settled.ok || settled.value.status !== 'done') emitKeyChanged(parts, context.caller)
  if (settled.ok) return ok(resultOf(parts, settled.value, options))
  const { error } = settled
  if (error.code !== 'read.pending' || isAgent(context.caller)) return settled
  const job = keepAsBatch(parts, accepted.value, options, context)
  return { ok: false, error: { code: 'read.pending', data: { ...error.data, job } } }
}

/** Announces that the usage of the caller's key has changed. */
function emitKeyChanged({ events }: OperationParts, caller: Caller): void {
  if (caller.kind === 'key') events.emit('key.changed', { id: caller.keyId })
}

/**
 * Why the request must be refused now. Returns null if the key's quota, the disk and the queue allow one more
 * request.
 */
export function findRefusal(
  { closing, keyDoor, disk, jobs, maxWaiting }: OperationParts,
  caller: Caller,
  priority: number,
): Fault | null {
  // The engine may have closed its database while the image was fetched.
  if (closing.aborted) return fault('engine.closing', {})
  const quota = caller.kind === 'key' ? keyDoor.quotaRefusal(caller.keyId, caller.tier) : null
  const refused = quota ?? (disk.isFull() ? disk.fault() : null)
  // Nobody waits for a batch, so its documents may wait as long as they need.
  if (refused || priority === priorities.batch) return refused
  const { count: waiting, clients, own } = jobs.waitingAt(priorities.request, ownerOf(caller))
  // A client with less than its share is let into a full queue, or another one could keep it out for ever.
  const share = maxWaiting() / (clients + (own > 0 ? 0 : 1))
  return waiting < maxWaiting() || own < Math.floor(share)
    ? null
    : fault('queue.full', { waiting, retryAfterSeconds: 5 })
}

/** Translates the input of a call to an order. */
export function toOrder(
  parts: OperationParts,
  operation: Operation,
  input: Omit<OperationInput, 'document' | 'filename'>,
  context: CallContext,
): Result<Order> {
  const { caller } = context
  const languages = parts.parseLanguages(input.languages ?? [])
  if (!languages.ok) return languages
  const order = {
    operation,
    source: isAgent(caller) ? 'agent' : 'api',
    entrance: 'contract',
    priority: priorities.request,
    languages: languages.value,
    profile: input.profile ?? parts.profile(),
    engine: input.engine ?? null,
    key: caller.kind === 'key' ? { id: caller.keyId, prefix: caller.prefix } : null,
    baseUrl: context.baseUrl ?? null,
  } as const
  if (operation !== 'json') return ok({ ...order, schema: null })
  if (input.result_schema === undefined && input.schema_name !== undefined) {
    const named = parts.shelf.find(input.schema_name)
    return named.ok ? ok({ ...order, schema: named.value }) : named
  }
  if (input.result_schema === undefined) return err('schema.missing', {})
  const schema = parseSchema(input.result_schema)
  if (!schema.ok) return schema
  // Only now is the object known to be small enough to be serialised.
  const text = typeof input.result_schema === 'string' ? input.result_schema : writeSchema(schema.value)
  return ok({ ...order, schema: { text, settings: noSettings, id: null, revision: null } })
}

/** Makes the order for each document of a batch. */
export function toBatchOrder(
  parts: OperationParts,
  { operation, pages, ...input }: JobOptions,
  context: CallContext,
): Result<Order> {
  const order = toOrder(parts, operation, input, context)
  return order.ok
    ? ok({ ...order.value, entrance: 'own', pages: pages ?? null, priority: priorities.batch })
    : order
}

/** Waits for the end of the reading; gives the record up if the caller leaves or the disk is full. */
async function waitFor(
  parts: OperationParts,
  id: string,
  { signal, waitMs }: CallContext,
): Promise<Result<RecordRow>> {
  const { events, records, runner, disk, closing } = parts
  const statusNow = () => records.get(id)?.status ?? null
  const isStopped = () => disk.isFull() && !runner.isRunning(id)
  const ends = { closing, waitMs, isStopped, callerGone: signal }
  const outcome = waitMs === 0 ? 'late' : await untilSettled(events, id, statusNow, ends)
  const record = records.get(id)
  if (outcome === 'gone' || !record) return err('record.unknown', { id })
  if (outcome === 'closing') {
    // The record is read after the next start. This request ends without an answer, and its quota is given back then.
    return err('engine.closing', {})
  }
  if (outcome === 'stopped') {
    const full = disk.fault()
    runner.giveUp(id, full)
    return { ok: false, error: full }
  }
  if (outcome === 'late') {
    const { done, total } = runner.liveOf(id)?.progress?.pages ?? { done: 0, total: 1 }
    return err('read.pending', { id, job: null, name: record.filename, done, total })
  }
  if (outcome === 'left') {
    // Nobody else waits for the result of a request.
    runner.cancel(id)
    return err('read.cancelled', { name: record.filename })
  }
  return record.error ? { ok: false, error: record.error } : ok(record)
}
