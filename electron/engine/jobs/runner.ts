// Works through the queue: claims jobs in the turns of their clients, and has each read and settled.
import { randomUUID } from 'node:crypto'
import type { Progress } from '../../../shared/contract/record.ts'
import { fault, type Fault, type Result } from '../../../shared/result.ts'
import { isDamage } from '../db/soundness.ts'
import type { QueuedJob } from '../db/jobs.ts'
import type { RecordRow } from '../db/records.ts'
import type { Log } from '../ports.ts'
import type { Client } from '../turns.ts'
import type { Pool } from '../workers/pool.ts'
import { createIdleRenewal } from './idle-renewal.ts'
import type { LiveDocument } from './live-document.ts'
import { isRequest, priorities, priorityOfPages } from './order.ts'
import type { Outcome, Reading } from './reading.ts'
import type { Renewal } from './renewal.ts'
import { createSettlement, type SettlementParts } from './settlement.ts'

/** How long running work may take to finish by itself when the engine closes. */
export interface Grace {
  readonly ms: number
  /** For requests over HTTP, where a caller waits. */
  readonly requestMs: number
}

export type Runner = ReturnType<typeof createRunner>

export interface Live {
  /** Null until the reading process reports it. */
  progress: Progress | null
  /** The value is null for an image, and until the document is opened. */
  document: LiveDocument | null
}

/** A job that was begun. It waits for a reading process, has one, or is being understood. */
interface Running {
  /** A long document becomes less urgent once its pages are counted. */
  readonly client: { readonly owner: string; priority: number }
  readonly isRequest: boolean
  readonly live: Live
  readonly control: AbortController
  isCancelled: boolean
  end: Promise<void>
}

/** The number of long documents of a client that are begun beside its short ones, which overtake them page by page. */
const maxLong = 4

export function createRunner(
  parts: SettlementParts & {
    readonly reading: Reading
    readonly renewal: Renewal
    readonly pool: Pool
    readonly log: Log
  },
) {
  const { records, jobs, reading, pool, events, clock, log, disk } = parts
  const settlement = createSettlement(parts)
  const running = new Map<string, Running>()
  let isPaused = false
  let isClosing = false
  let stopWake: () => void = () => undefined
  const renewal = createIdleRenewal({
    renewal: parts.renewal,
    clock,
    canBegin: () => running.size === 0 && mayBegin(),
  })

  settlement.putBackInterrupted()

  /** Begins the jobs whose turn it is, and sets a timer for the next one that becomes due. */
  function pump(): void {
    stopWake()
    if (isClosing) return
    settlement.repeatWrites()
    pool.advance()
    while (mayBegin()) {
      const next = findNext()
      const record = next && settlement.claim(next.id)
      if (!next || !record) break
      begin(record, next)
    }
    renewal.advance()
    const due = jobs.nextWake(clock.now())
    if (due !== null) stopWake = clock.after(due - clock.now(), pump)
    emitQueue()
  }

  function mayBegin(): boolean {
    return !isPaused && !isClosing && !disk.isFull()
  }

  /** The most urgent job that may begin; among equally urgent ones that of the client with the fewest running. */
  function findNext(): QueuedJob | undefined {
    const runningOf = (owner: string) => [...running.values()].filter(({ client }) => client.owner === owner)
    const able = jobs.nextOfEachOwner(clock.now()).filter(isAble)
    return able.toSorted(
      (a, b) =>
        a.priority - b.priority ||
        runningOf(a.owner).length - runningOf(b.owner).length ||
        (a.id < b.id ? -1 : 1),
    )[0]
  }

  /**
   * Whether another job of this client and priority may begin. As many run as there are processes; a client of whom
   * none runs may always begin one, which then waits for its turn.
   */
  function isAble({ owner, priority }: Client): boolean {
    const own = [...running.values()].filter(({ client }) => client.owner === owner)
    if (own.length >= pool.size + maxLong) return false
    if (!own.some(({ client }) => client.priority <= priority)) return true
    return [...running.values()].filter(({ client }) => client.priority <= priority).length < pool.size
  }

  /** Begins to read a claimed record, in the background. */
  function begin(record: RecordRow, { owner, priority }: QueuedJob): void {
    renewal.disturb()
    const job: Running = {
      client: { owner, priority },
      isRequest: isRequest(record) && priority < priorities.batch,
      live: { progress: null, document: null },
      control: new AbortController(),
      isCancelled: false,
      end: Promise.resolve(),
    }
    running.set(record.id, job)
    events.emit('record.changed', { id: record.id, status: 'working' })
    job.end = read(record, job)
      .catch((error: unknown) => handleError(record, job, error))
      .finally(() => {
        running.delete(record.id)
        pump()
      })
  }

  /** Reads the record, reports its progress by events, and settles it. */
  function read(record: RecordRow, job: Running): Promise<void> {
    const { id } = record
    const onProgress = (progress: Progress) => {
      job.live.progress = progress
      events.emit('record.progress', { id, ...progress })
    }
    const context = {
      client: job.client,
      signal: job.control.signal,
      atOnce: pool.size,
      onProgress,
      /** Keeps the pages of a document within reach while it is read. */
      onOpened(document: LiveDocument) {
        job.live.document = document
        onProgress(document.progress())
        job.client.priority = priorityOfPages(job.client.priority, document.document().numbers.length)
        pump()
      },
    }
    return reading.read(record, context, (outcome) => settle(record, job, outcome))
  }

  function settle(record: RecordRow, job: Running, outcome: Result<Outcome>): void {
    if (outcome.ok) settlement.succeed(record, outcome.value)
    else if (isClosing && outcome.error.code === 'read.cancelled' && !job.isCancelled)
      settlement.putBack(record.id)
    else settlement.fail(record, outcome.error, job.isCancelled)
  }

  /** Handles an error that reading did not foresee. */
  function handleError(record: RecordRow, job: Running, error: unknown): void {
    const { id } = record
    if (disk.isOutOfSpace(error)) {
      log.info('a result could not be stored: the disk is full', { record: id })
      settlement.writeNowOrLater(id, () => settlement.putBack(id))
      return
    }
    // The job stays claimed and is taken up again at the next start.
    if (isDamage(error)) return log.error('a result could not be stored', error, { record: id })
    const reference = randomUUID()
    log.error('reading failed in a way that was not foreseen', error, { reference, record: id })
    settlement.writeNowOrLater(id, () =>
      settlement.fail(record, fault('internal', { reference }), job.isCancelled),
    )
  }

  /** Announces the state of the queue. */
  function emitQueue(): void {
    const { waiting, working } = jobs.counts()
    events.emit('queue.changed', {
      ...{ isPaused, waiting, working },
      isDiskFull: disk.isFull(),
      workers: pool.size,
      readers: pool.readers(),
    })
  }

  return {
    /** Begins what can begin. Called whenever there may be something to do. */
    pump,
    isPaused: () => isPaused,
    pause() {
      isPaused = true
      emitQueue()
    },
    resume() {
      isPaused = false
      pump()
    },
    /** Cancels a waiting or running record; false if it is neither. */
    cancel(recordId: string): boolean {
      const job = running.get(recordId)
      if (job) {
        job.isCancelled = true
        job.control.abort()
        return true
      }
      const record = records.get(recordId)
      if (!record || record.status !== 'waiting') return false
      const error = fault('read.cancelled', { name: record.filename })
      settlement.writeNowOrLater(recordId, () => settlement.end(recordId, 'cancelled', error))
      emitQueue()
      return true
    },
    isRunning: (recordId: string) => running.has(recordId),
    /** How far the record has come, and its pages if it is a document; null if it is not being read. */
    liveOf: (recordId: string) => running.get(recordId)?.live ?? null,
    /** Ends a waiting record with this error, for a caller who waits although nothing is being read. */
    giveUp(recordId: string, error: Fault): void {
      settlement.writeNowOrLater(recordId, () => settlement.end(recordId, 'failed', error))
      emitQueue()
    },
    /** Begins nothing more, gives running jobs the grace time to finish, then puts back the rest. */
    async close(grace: Grace): Promise<void> {
      isClosing = true
      stopWake()
      const renewed = renewal.close()
      const stopGrace = [...running.values()].map((job) =>
        clock.after(job.isRequest ? grace.requestMs : grace.ms, () => job.control.abort()),
      )
      await Promise.all([...running.values()].map((job) => job.end))
      await renewed
      for (const stop of stopGrace) stop()
    },
  }
}
