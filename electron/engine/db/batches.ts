// Batches with their documents, kept from acceptance until a month after their end. [Note: batches]
import { z } from 'zod'
import { parseFault } from '../../../shared/contract/client.ts'
import { callbackSchema, jobOptionsSchema, type JobOptions } from '../../../shared/contract/job-calls.ts'
import type { Fault } from '../../../shared/result.ts'
import { isDue, isDueLater } from './due.ts'
import { oneRow } from './one-row.ts'
import type { Db } from './open.ts'

const faultOrNull = z
  .unknown()
  .optional()
  .transform((value) => (value === undefined || value === null ? null : parseFault(value)))
const json = <T>(schema: z.ZodType<T>) => z.string().transform((text) => schema.parse(JSON.parse(text)))

/** A callback as it is stored: its secret is removed when it was delivered or given up. */
const storedCallbackSchema = callbackSchema.extend({
  secret: z.string().nullable(),
  /** Why the last attempt failed. */
  error: faultOrNull,
})

const batchRow = z.object({
  id: z.string(),
  keyId: z.string().nullable(),
  options: json(jobOptionsSchema),
  baseUrl: z.string().nullable(),
  callback: json(storedCallbackSchema).nullable(),
  createdAt: z.number(),
  endedAt: z.number().nullable(),
  attempts: z.number(),
})

const itemRow = z.object({
  batchId: z.string(),
  number: z.number(),
  state: z.enum(['pending', 'accepted', 'refused']),
  url: z.string().nullable(),
  filename: z.string().nullable(),
  recordId: z.string().nullable(),
  error: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : parseFault(JSON.parse(text)))),
  attempts: z.number(),
})

export type BatchRow = z.output<typeof batchRow>
export type BatchItemRow = z.output<typeof itemRow>
export type NewItem = Pick<BatchItemRow, 'url' | 'filename' | 'recordId' | 'error'>

export interface NewBatch {
  readonly id: string
  readonly keyId: string | null
  readonly options: JobOptions
  readonly baseUrl: string | null
  readonly callback: z.infer<typeof callbackSchema> | null
  readonly createdAt: number
}

export type BatchRepo = ReturnType<typeof createBatchRepo>

const selectBatch = `
  SELECT id, key_id AS keyId, options, base_url AS baseUrl, callback, created_at AS createdAt, ended_at AS endedAt, attempts
  FROM batches`
const selectItem = `
  SELECT batch_id AS batchId, number, state, url, filename, record_id AS recordId, error, attempts FROM batch_items`
const isOver = `NOT EXISTS (
  SELECT 1 FROM batch_items i LEFT JOIN records r ON r.id = i.record_id
  WHERE i.batch_id = batches.id AND (i.state = 'pending' OR r.status IN ('waiting', 'working')))`

/** Whether a callback is still to be delivered. */
const isUntold = `callback IS NOT NULL AND callback ->> 'secret' IS NOT NULL`

export function createBatchRepo(db: Db) {
  const insert = db.prepare(`
    INSERT INTO batches (id, key_id, options, base_url, callback, created_at)
    VALUES (@id, @keyId, @options, @baseUrl, @callback, @createdAt)`)
  const insertItem = db.prepare(`
    INSERT INTO batch_items (batch_id, number, state, url, filename, record_id, error)
    VALUES (@batchId, @number, @state, @url, @filename, @recordId, @error)`)
  const byId = db.prepare(`${selectBatch} WHERE id = ?`)
  const items = db.prepare(`${selectItem} WHERE batch_id = ? ORDER BY number`)
  const pending = db.prepare(`
    ${selectItem} WHERE batch_id = ? AND state = 'pending' AND ${isDue} ORDER BY number LIMIT ?`)
  const withPending = db.prepare(`
    ${selectBatch} WHERE ended_at IS NULL
      AND EXISTS (SELECT 1 FROM batch_items WHERE batch_id = id AND state = 'pending') ORDER BY id`)
  const accept = db.prepare(`
    UPDATE batch_items SET state = 'accepted', record_id = @recordId WHERE batch_id = @batchId AND number = @number`)
  const refuse = db.prepare(`
    UPDATE batch_items SET state = 'refused', error = @error WHERE batch_id = @batchId AND number = @number`)
  const postponeItem = db.prepare(`
    UPDATE batch_items SET attempts = attempts + 1, not_before = @notBefore WHERE batch_id = @batchId AND number = @number`)
  const refusePending = db.prepare(`
    UPDATE batch_items SET state = 'refused', error = ? WHERE batch_id = ? AND state = 'pending'`)
  const end = db.prepare(`UPDATE batches SET ended_at = ? WHERE ended_at IS NULL AND ${isOver} RETURNING id`)
  const toTell = db.prepare(`
    ${selectBatch} WHERE ended_at IS NOT NULL AND ${isUntold} AND ${isDue} ORDER BY id`)
  const noteAttempt = db.prepare(`
    UPDATE batches SET attempts = attempts + 1, callback = @callback, not_before = @notBefore WHERE id = @id`)
  const nextAt = db.prepare(`
    SELECT min(not_before) AS at FROM (
      SELECT not_before FROM batch_items WHERE state = 'pending'
      UNION ALL SELECT not_before FROM batches WHERE ended_at IS NOT NULL AND ${isUntold}
    ) WHERE ${isDueLater}`)
  const removeOld = db.prepare(`DELETE FROM batches WHERE ended_at < ?`)
  const idRow = z.object({ id: z.string() })
  const faultJson = (error: Fault | null) => (error === null ? null : JSON.stringify(error))

  return {
    /** Stores a batch with its documents. One without record and error has an address to fetch. */
    insert(batch: NewBatch, documents: readonly NewItem[]): void {
      insert.run({
        ...batch,
        options: JSON.stringify(batch.options),
        callback: batch.callback && JSON.stringify(batch.callback),
      })
      for (const [index, { error, ...document }] of documents.entries())
        insertItem.run({
          ...document,
          batchId: batch.id,
          number: index + 1,
          error: faultJson(error),
          state: error ? 'refused' : document.recordId === null ? 'pending' : 'accepted',
        })
    },
    get: (id: string): BatchRow | null => oneRow(batchRow, byId.get(id)),
    items: (id: string): BatchItemRow[] => items.all(id).map((row) => itemRow.parse(row)),
    /** The batches with addresses that are still to be fetched. */
    withPending: (): BatchRow[] => withPending.all().map((row) => batchRow.parse(row)),
    /** The first addresses of a batch that may be fetched now. */
    pending: (id: string, limit: number, now: number): BatchItemRow[] =>
      pending.all(id, limit, { now }).map((row) => itemRow.parse(row)),
    accept: ({ batchId, number }: BatchItemRow, recordId: string) =>
      void accept.run({ batchId, number, recordId }),
    refuse: ({ batchId, number }: BatchItemRow, error: Fault) =>
      void refuse.run({ batchId, number, error: faultJson(error) }),
    postponeItem: ({ batchId, number }: BatchItemRow, notBefore: number) =>
      void postponeItem.run({ batchId, number, notBefore }),
    refusePending: (id: string, error: Fault) => refusePending.run(faultJson(error), id).changes,
    /** Notes the end of batches of which nothing is left to read, and returns their ids. */
    end: (now: number): string[] => end.all(now).map((row) => idRow.parse(row).id),
    /** The ended batches whose callback is due. */
    toTell: (now: number): BatchRow[] => toTell.all({ now }).map((row) => batchRow.parse(row)),
    /** Notes an attempt to call back: its error, and when it is repeated; null if it is not, and the secret is removed. */
    noteAttempt({ id, callback }: BatchRow, error: Fault | null, notBefore: number | null): void {
      const secret = notBefore === null ? null : callback?.secret
      noteAttempt.run({
        id,
        notBefore: notBefore ?? 0,
        callback: JSON.stringify({ ...callback, secret, error }),
      })
    },
    nextAt: (now: number): number | null =>
      z.object({ at: z.number().nullable() }).parse(nextAt.get({ now })).at,
    removeEndedBefore: (time: number) => removeOld.run(time).changes,
  }
}
