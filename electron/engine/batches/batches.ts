// Reads batches: documents that were accepted for later. Their addresses are fetched a few at a time, each becoming a
// record in the transaction that marks it as accepted; when nothing is left, their callback is called. [Note: batches]
// The API calls a batch a job. Inside, a job is the row of a record that waits to be read.
import type { z } from 'zod'
import type { callbackSchema } from '../../../shared/contract/job-calls.ts'
import { isSettled } from '../jobs/settled.ts'
import type { Fault, Result } from '../../../shared/result.ts'
import { createBackground } from '../background.ts'
import type { BatchItemRow, BatchRepo, BatchRow } from '../db/batches.ts'
import type { JobRepo } from '../db/jobs.ts'
import type { DiskSpace } from '../disk-space.ts'
import type { Events } from '../events.ts'
import { priorities } from '../jobs/order.ts'
import { decideDeliveryRetry } from '../output/retry.ts'
import type { Clock, Log } from '../ports.ts'
import { callBack } from './callback.ts'

/** Fetched images lie on the disk until they are read, so only a few are fetched ahead for each client. */
const maxAhead = 20
const maxFetching = 4
const maxFetches = 3
const pauseMs = 30_000
const keepMs = 30 * 24 * 3_600_000

export interface BatchParts {
  readonly batches: BatchRepo
  readonly jobs: JobRepo
  readonly events: Events
  readonly disk: DiskSpace
  readonly clock: Clock
  readonly log: Log
  /** Fetches an address and stores its record; `onStored` is called in the same transaction. */
  readonly accept: (
    batch: BatchRow,
    item: BatchItemRow,
    onStored: (recordId: string) => void,
    signal: AbortSignal,
  ) => Promise<Result<string>>
  /** Whether a callback may be sent to the address. */
  readonly mayCall: (address: string) => boolean
}

export type Batches = ReturnType<typeof createBatches>

export function createBatches(parts: BatchParts) {
  const { batches, jobs, events, disk, clock, log } = parts
  const background = createBackground((error) => log.error('a batch could not be worked on', error))
  const fetching = new Set<string>()
  const telling = new Set<string>()
  const waiting = new Set<() => void>()
  let stopTimer: () => void = () => undefined

  /** Does whatever is due. Called whenever there may be something to do. */
  function pump(): void {
    if (background.isClosed()) return
    stopTimer()
    if (batches.end(clock.now()).length > 0) for (const look of [...waiting]) look()
    for (const batch of batches.toTell(clock.now())) if (!telling.has(batch.id)) background.run(tell(batch))
    if (!disk.isFull()) for (const batch of batches.withPending()) fetchSome(batch)
    const next = batches.nextAt(clock.now())
    if (next !== null) stopTimer = clock.after(next - clock.now(), pump)
  }

  /** Fetches the next addresses of a batch, as far as its client has not enough records that wait. */
  function fetchSome(batch: BatchRow): void {
    const owner = batch.keyId === null ? 'owner' : `key:${batch.keyId}`
    const free = maxAhead - jobs.waitingAt(priorities.batch, owner).own
    for (const item of batches.pending(batch.id, Math.max(0, Math.min(free, maxFetching)), clock.now())) {
      const name = `${item.batchId} ${item.number}`
      if (fetching.size >= maxFetching || fetching.has(name)) continue
      fetching.add(name)
      background.run(async (signal) => {
        try {
          await fetchOne(batch, item, signal)
        } finally {
          fetching.delete(name)
        }
        pump()
      })
    }
  }

  async function fetchOne(batch: BatchRow, item: BatchItemRow, signal: AbortSignal): Promise<void> {
    const accepted = await parts.accept(batch, item, (recordId) => batches.accept(item, recordId), signal)
    if (accepted.ok || background.isClosed()) return
    const { error } = accepted
    if (disk.isFull()) return
    if (error.code === 'url.failed' && item.attempts + 1 < maxFetches)
      batches.postponeItem(item, clock.now() + pauseMs * 2 ** item.attempts)
    else batches.refuse(item, error)
  }

  /** Returns the work of calling back a batch that has ended. */
  function tell(batch: BatchRow) {
    telling.add(batch.id)
    return async (signal: AbortSignal): Promise<void> => {
      try {
        const { url, secret = null } = batch.callback ?? {}
        if (url !== undefined && secret !== null) await tellOne(batch, { url, secret }, signal)
      } finally {
        telling.delete(batch.id)
      }
      pump()
    }
  }

  async function tellOne(
    batch: BatchRow,
    callback: z.infer<typeof callbackSchema>,
    signal: AbortSignal,
  ): Promise<void> {
    const body = JSON.stringify({ type: 'job.done', data: { id: batch.id, endedAt: batch.endedAt } })
    const message = { id: batch.id, body, seconds: Math.floor(clock.now() / 1000) }
    const told = await callBack(callback, message, { isAllowed: parts.mayCall, clock }, signal)
    if (background.isClosed() && !told.ok) return
    const error = told.ok ? null : told.error
    const verdict = error && decideDeliveryRetry(error, batch.attempts + 1)
    batches.noteAttempt(batch, error, verdict?.kind === 'retry' ? clock.now() + verdict.delayMs : null)
    if (error && verdict?.kind === 'park') logGivenUp(batch, error)
  }

  function logGivenUp(batch: BatchRow, { code }: Fault): void {
    log.info('a callback was given up', { job: batch.id, code, attempts: batch.attempts + 1 })
  }

  const stopListening = events.on(({ name, data }) => {
    const mayEnd =
      name === 'record.removed' ||
      (name === 'record.changed' && isSettled(data.status)) ||
      (name === 'queue.changed' && !data.isDiskFull)
    if (mayEnd) pump()
  })

  return {
    pump,
    /** Begins the work, and forgets batches that ended long ago. */
    start(): void {
      disk.ifSpace(() => batches.removeEndedBefore(clock.now() - keepMs))
      pump()
    },
    /** Resolves when the batch has ended, when the time is over, or when the caller has left. */
    untilEnded(id: string, waitMs: number, signal?: AbortSignal): Promise<void> {
      return new Promise((resolve) => {
        const isOver = () => (batches.get(id)?.endedAt ?? null) !== null
        const end = () => {
          waiting.delete(look)
          stop()
          signal?.removeEventListener('abort', end)
          resolve()
        }
        const look = () => (isOver() || background.isClosed() ? end() : undefined)
        const stop = clock.after(waitMs, end)
        signal?.addEventListener('abort', end)
        waiting.add(look)
        look()
      })
    },
    async close(): Promise<void> {
      stopTimer()
      stopListening()
      const closed = background.close()
      for (const look of [...waiting]) look()
      await closed
    },
  }
}
