// Handlers for the history: adding images, viewing, exporting, retrying, cancelling and removing records.
import { parseFault } from '../../../shared/contract/client.ts'
import type { RecordView } from '../../../shared/contract/record.ts'
import { normalisePart } from '../../../shared/image-part.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { withCalibratedConfidence } from '../../../shared/trust.ts'
import { isAgent, type CallContext, type Caller } from '../caller.ts'
import { confirm, correct, revert } from '../corrections/correct.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'
import { priorities } from '../jobs/order.ts'
import { inBatches } from '../in-batches.ts'
import { untilSettled } from '../jobs/settled.ts'
import { addRecords } from './add-records.ts'
import { exportByFormat } from './export-records.ts'
import { readAgain } from './read-again.ts'
import { findDocuments, splitRecord } from './split.ts'
import { tableOf } from './table.ts'
import { viewAs } from './view-as.ts'
import { findRecordFor } from './find-record-for.ts'
import { memberOf, summaryOf, viewOf, withLive } from './record-view.ts'
import type { HandlersOf } from './types.ts'
import type { HandlerParts } from './handler-parts.ts'

/** Selections larger than this are processed in several steps. */
const maxIds = 10_000
/** The most records shown with a document, the newest first; a program may send the same image any number of times. */
const maxMembers = 50

export function recordHandlers(parts: HandlerParts): HandlersOf<'records'> {
  const { records, jobs, pages, tags, runner, events, history } = parts

  return {
    'records.add': (input) => addRecords(parts, input),

    /** Returns a range of the records that match; a key sees only its own. */
    'records.list'({ sort, limit, offset, cursor, ...filter }, { caller }) {
      const { rows, total } = records.find(
        { ...filter, keyId: keyOf(caller) },
        { sort, limit, offset, cursor },
      )
      const last = rows.length === limit && sort === 'newest' ? rows.at(-1) : undefined
      const shown = rows.map((row) => summaryOf(row, filter.query, withLive(row, runner).progress))
      return ok({ records: shown, nextCursor: last?.id ?? null, total })
    },

    'records.ids': ({ sort, ...filter }) => ok(records.findIds(filter, { sort, limit: maxIds, offset: 0 })),

    'records.again': (input) => readAgain(parts, input),

    /** Adds and removes tags; announces the records whose tags have changed. */
    'records.tag'({ add, remove, ...of }) {
      const changed = parts.db.transaction(() =>
        idsOf(records, of).filter((id) => {
          const isAdded = add.filter((tag) => tags.add(id, tag)).length > 0
          return remove.filter((tag) => tags.remove(id, tag)).length > 0 || isAdded
        }),
      )()
      if (changed.length > 0) events.emit('record.marked', { ids: changed })
      return ok({ changed: changed.length })
    },

    /** Marks records as reviewed, or as not reviewed. */
    'records.review'({ isDone, ...of }) {
      const changed = parts.db.transaction(() =>
        idsOf(records, of).filter((id) => records.setReviewed(id, isDone)),
      )()
      if (changed.length > 0) events.emit('record.marked', { ids: changed })
      return ok({ changed: changed.length })
    },

    /** Returns a record; with `wait`, when it is settled. */
    async 'records.get'({ id, wait }, context) {
      const found = findRecordFor(records, id, context.caller)
      if (!found.ok) return found
      const row = wait ? await awaitSettled(parts, found.value, context) : found
      return row.ok ? ok(fullView(parts, row.value, context.caller)) : row
    },

    /** Returns the record as if it had been read for another operation; `keeps` stores that as a record. */
    async 'records.view'({ id, ...view }, { caller, signal }) {
      const found = findRecordFor(records, id, caller)
      const row = found.ok ? await viewAs(parts, found.value, view, signal) : found
      if (!row.ok) return row
      const shown = fullView(parts, row.value, caller)
      return ok(shown.format === 'json' ? shown : { ...shown, fields: [] })
    },

    /** Returns the words and boxes that were read on an image or on one page of a document. */
    'records.page'({ id, page: number }, { caller }) {
      const found = findRecordFor(records, id, caller)
      if (!found.ok) return found
      const { row } = withLive(found.value, runner)
      const { filename: name, status, document } = row
      const page = pages.of(row, number)
      if (page) return ok(withCalibratedConfidence(page))
      const failed = document?.failed.find((one) => one.number === number)
      if (failed) return { ok: false, error: parseFault(failed.error) }
      return number === undefined || status !== 'done'
        ? err('record.notDone', { id, status })
        : err('document.noPage', { name, number, pages: document?.total ?? 1 })
    },

    'records.export': (input, context) => exportByFormat(parts, input, context),

    'records.table': (input, context) => tableOf(parts, input, context),

    'records.correct': ({ id, ...request }, { caller }) =>
      changeRecord(parts, id, caller, (row) => correct(parts, row, { ...request, isAgent: isAgent(caller) })),

    'records.confirm': ({ id, field }, { caller }) =>
      changeRecord(parts, id, caller, (row) => confirm(parts, row, { field, isAgent: isAgent(caller) })),

    'records.revert': ({ id, field }, { caller }) =>
      changeRecord(parts, id, caller, (row) => revert(parts, row, field)),

    /**
     * Puts a failed or cancelled record back into the queue; `part` is the part of the image that is read
     * from now on.
     */
    'records.retry'({ id, part }, { caller }) {
      const found = findRecordFor(records, id, caller)
      if (!found.ok) return found
      const { status, hash } = found.value
      const isWaiting = status === 'waiting' && part !== undefined
      if (status !== 'failed' && status !== 'cancelled' && !isWaiting)
        return err('record.notFailed', { id, status })
      // An image that was refused when it arrived was never stored, so there is nothing to read: the error is
      // returned again.
      if (hash === null)
        return found.value.error ? { ok: false, error: found.value.error } : err('image.unknown', { id })
      parts.db.transaction(() => {
        if (part !== undefined) records.setPart(id, normalisePart(part))
        if (isWaiting) return
        records.reopen(id)
        jobs.insert(id, priorities.interactive)
      })()
      events.emit('record.changed', { id, status: 'waiting' })
      runner.pump()
      return summaryResult(records, id)
    },

    /** Remembers the password of a locked document, and reads it again. */
    'records.unlock'({ id, password }, context) {
      const found = findRecordFor(records, id, context.caller)
      if (!found.ok) return found
      parts.passwords.remember(id, password)
      return this['records.retry']({ id }, context)
    },

    /** Finds the documents in a batch scan, without splitting it. */
    async 'records.parts'({ id }, { caller }) {
      const found = findRecordFor(records, id, caller)
      const documents = found.ok ? await findDocuments(parts, found.value) : found
      return documents.ok
        ? ok({ parts: documents.value.map((one) => ({ ...one, reasons: [...one.reasons] })) })
        : documents
    },

    /** Splits a batch scan into one record per document. */
    async 'records.split'({ id, parts: request }, context) {
      const found = findRecordFor(records, id, context.caller)
      const made = found.ok ? await splitRecord(parts, found.value, request, context.caller) : found
      // The new records replace it.
      if (made.ok && made.value.refused.length === 0)
        await this['records.remove']({ ids: [id], isForever: false, documents: false }, context)
      return made
    },

    /** Cancels a record that is waiting or being read, and waits until it has stopped. */
    async 'records.cancel'({ id }, context) {
      const found = findRecordFor(records, id, context.caller)
      if (!found.ok) return found
      if (runner.cancel(id)) await untilSettled(events, id, () => records.get(id)?.status ?? null, parts)
      return summaryResult(records, id)
    },

    /** Moves records to the trash or deletes them; a key always deletes its own. */
    async 'records.remove'({ isForever, ...of }, { caller }) {
      const visible = await inBatches(idsOf(records, of), (batch) =>
        batch.filter((id) => findRecordFor(records, id, caller).ok),
      )
      // A key sees no trash, and records deleted through the service must not be kept.
      const isGone = isForever || caller.kind === 'key'
      return ok({ removed: await (isGone ? history.removeForever(visible) : history.trash(visible)) })
    },

    'records.restore': async (of) => ok({ restored: await history.restore(idsOf(records, of)) }),

    'records.emptyTrash': async () => ok({ removed: await history.emptyTrash() }),
  }
}

/** The records that a change is for. */
function idsOf(
  records: RecordRepo,
  { ids, documents }: { readonly ids: readonly string[]; readonly documents: boolean },
): readonly string[] {
  return documents ? records.withDocuments(ids) : ids
}

/** Changes a record and returns it. `change` returns the ids of the rules that were added or removed. */
async function changeRecord(
  parts: HandlerParts,
  id: string,
  caller: Caller,
  change: (row: RecordRow) => Result<string[]> | Promise<Result<string[]>>,
): Promise<Result<RecordView>> {
  const found = findRecordFor(parts.records, id, caller)
  if (!found.ok) return found
  const rules = await change(found.value)
  if (!rules.ok) return rules
  for (const rule of rules.value) parts.events.emit('rule.changed', { id: rule })
  const row = findRecordFor(parts.records, id, caller)
  if (!row.ok) return row
  parts.events.emit('record.changed', { id, status: row.value.status })
  return ok(fullView(parts, row.value, caller))
}

/** The key whose records the caller sees; all are seen without one. */
const keyOf = (caller: Caller) => (caller.kind === 'key' ? caller.keyId : undefined)

/** Returns the record with fields, data files and the records of its document. */
function fullView(parts: HandlerParts, stored: RecordRow, caller: Caller): RecordView {
  const { records, corrections, fieldsOf, pages, baseUrl, runner } = parts
  const { row, progress } = withLive(stored, runner)
  const filter = { documentId: row.document_id, isRemoved: row.removed_at !== null, keyId: keyOf(caller) }
  const { rows } = records.find(filter, { sort: 'newest', limit: maxMembers, offset: 0 })
  const members = rows.map(memberOf)
  const correction = row.content_read === null ? undefined : corrections.wholeText(row.id)
  const contentBy = correction ? (correction.isAgent ? 'agent' : 'person') : null
  return { ...viewOf(row, fieldsOf(row.id), baseUrl(), pages.dataOf(row)), progress, members, contentBy }
}

/** Returns the record as lists show it, or an error if it was removed. */
function summaryResult(records: RecordRepo, id: string) {
  const row = records.get(id)
  return row ? ok(summaryOf(row)) : err('record.unknown', { id })
}

/** Waits until the record is settled, the engine closes or the caller leaves. */
async function awaitSettled(
  parts: HandlerParts,
  row: RecordRow,
  context: CallContext,
): Promise<Result<RecordRow>> {
  const outcome = await untilSettled(parts.events, row.id, () => parts.records.get(row.id)?.status ?? null, {
    closing: parts.closing,
    callerGone: context.signal,
    waitMs: context.waitMs,
  })
  if (outcome === 'closing') return err('engine.closing', {})
  return findRecordFor(parts.records, row.id, context.caller)
}
