// Handlers of jobs: documents that are read while their sender does something else. [Note: batches]
import { maxJobDocuments } from '../../../shared/contract/job-calls.ts'
import { isDataUrl } from '../../../shared/image/data-url.ts'
import { reason } from '../../../shared/reasons.ts'
import { err, fault, ok, type Result } from '../../../shared/result.ts'
import { newBatch } from '../batches/new-batch.ts'
import { viewOf } from '../batches/view.ts'
import type { CallContext, Caller, FileOnce } from '../caller.ts'
import type { BatchRow, NewItem } from '../db/batches.ts'
import type { Order } from '../intake/intake.ts'
import { priorities } from '../jobs/order.ts'
import { findRefusal, storeImage, toBatchOrder } from './operations.ts'
import type { HandlersOf } from './types.ts'
import type { HandlerParts } from './handler-parts.ts'

export function jobHandlers(parts: HandlerParts): HandlersOf<'jobs'> {
  const { batches, batchWork, runner } = parts
  const whole = { offset: 0, limit: 50 }
  return {
    /** Stores documents that came with the request, and keeps the addresses of the others. */
    async 'jobs.create'({ documents, callback, ...options }, context) {
      const files = context.files ?? []
      const count = documents.length + files.length
      if (count === 0 || count > maxJobDocuments)
        return err('input.invalid', {
          path: 'documents',
          rule: reason('must be 1 to %{most} documents; %{count} were sent', {
            most: maxJobDocuments,
            count,
          }),
        })
      const refused = findRefusal(parts, context.caller, priorities.batch)
      if (refused) return { ok: false, error: refused }
      const order = toBatchOrder(parts, options, context)
      if (!order.ok) return order
      const items: NewItem[] = []
      for (const { name, ...file } of files)
        items.push(await storeSent(parts, order.value, { filename: name, file }, context))
      for (const { image_url: url, filename } of documents)
        items.push(
          isDataUrl(url)
            ? await storeSent(parts, order.value, { url, filename }, context)
            : { url, filename: filename ?? null, recordId: null, error: null },
        )
      context.onStored?.()
      const batch = { ...newBatch(parts, options, context), callback: callback ?? null }
      parts.db.transaction(() => batches.insert(batch, items))()
      batchWork.pump()
      const kept = findBatch(parts, batch.id, context.caller)
      return kept.ok ? ok(viewOf(parts, kept.value, whole)) : kept
    },

    /** Returns the job; waits for its end first if the request prefers that. */
    async 'jobs.get'({ id, ...range }, { caller, signal, waitMs }) {
      const found = findBatch(parts, id, caller)
      if (!found.ok) return found
      if (waitMs !== undefined && found.value.endedAt === null) await batchWork.untilEnded(id, waitMs, signal)
      const batch = findBatch(parts, id, caller)
      return batch.ok ? ok(viewOf(parts, batch.value, range)) : batch
    },

    'jobs.cancel'({ id }, { caller }) {
      const found = findBatch(parts, id, caller)
      if (!found.ok) return found
      batches.refusePending(id, fault('read.cancelled', { name: id }))
      for (const { recordId } of batches.items(id)) if (recordId !== null) runner.cancel(recordId)
      batchWork.pump()
      return ok(viewOf(parts, batches.get(id) ?? found.value, whole))
    },
  }
}

/** Stores a document that came with the request; one that is refused doesn't stop the others. */
async function storeSent(
  parts: HandlerParts,
  order: Order,
  { url = 'data:,', filename, file }: { url?: string; filename?: string | undefined; file?: FileOnce },
  context: CallContext,
): Promise<NewItem> {
  const { caller, signal } = context
  const document = { document: { type: 'image_url', image_url: url }, filename } as const
  const stored = await storeImage(parts, document, order, {
    caller,
    ...(signal && { signal }),
    ...(file && { file }),
  })
  const sent = { url: null, filename: filename ?? null }
  return stored.ok
    ? { ...sent, recordId: stored.value, error: null }
    : { ...sent, recordId: null, error: stored.error }
}

/** A batch of this caller. A key sees only its own. */
function findBatch({ batches }: HandlerParts, id: string, caller: Caller): Result<BatchRow> {
  const batch = batches.get(id)
  const isHidden = caller.kind === 'key' && batch?.keyId !== caller.keyId
  return batch && !isHidden ? ok(batch) : err('job.unknown', { id })
}
