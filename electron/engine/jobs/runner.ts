// Works through the queue: claims the next job, has it read, and settles record and job in one transaction.
import { randomUUID } from 'node:crypto'
import type { Progress } from '../../../shared/contract/record.ts'
import { fault, type Fault } from '../../../shared/result.ts'
import type { JobRepo, QueuedJob } from '../db/jobs.ts'
import type { Db } from '../db/open.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'
import type { DiskSpace } from '../disk-space.ts'
import { isDamage } from '../db/soundness.ts'
import type { Events } from '../events.ts'
import type { Clock, Log } from '../ports.ts'
import type { Pool } from '../workers/pool.ts'
import { decideRetry, isCrash, maxInterruptions } from './back-off.ts'
import { interactivePages, priorities } from './order.ts'
import type { LiveDocument } from './live-document.ts'
import type { Outcome, Reading } from './reading.ts'
import type { Renewal } from './renewal.ts'

/** How long running work may take to finish by itself when the engine closes. */
export interface Grace {
  readonly ms: number
  /** For requests over HTTP, where a caller waits. */
  readonly requestMs: number
}

export interface Runner {
  /** Begins as many jobs as there are free readers. Called whenever there may be something to do. */
  pump(): void
  pause(): void
  resume(): void
  readonly isPaused: () => boolean
  /** Returns whether there was such a job. */
  cancel(recordId: string): boolean
  readonly isRunning: (recordId: string) => boolean
  /** How far the record has come, and its pages if it is a document; null if it is not being read. */
  readonly liveOf: (recordId: string) => Live | null
  /** Ends a waiting record with this error, for a caller who waits although nothing is being read. */
  giveUp(recordId: string, error: Fault): void
  /** Begins nothing more, gives running work some time to finish, and puts back the rest. */
  close(grace: Grace): Promise<void>
}

export interface Live {
  /** Null until the reading process reports it. */
  progress: Progress | null
  /** Null for an image, and until the document is opened. */
  document: LiveDocument | null
}

/** Idle time before a renewal begins: after one image, a person often reads another soon. */
const quietMs = 3000

interface Running {
  readonly queued: { readonly id: string; priority: number }
  /** Tasks of the job, such as its pages, that wait for a free reader. */
  readonly waitingTasks: Task[]
  readonly isRequest: boolean
  readonly live: Live
  readonly control: AbortController
  isCancelled: boolean
  end: Promise<void>
}

type Task = () => Promise<void>

export function createRunner(parts: {
  db: Db
  records: RecordRepo
  jobs: JobRepo
  reading: Reading
  /** Runs while the queue is empty. */
  renewal: Renewal
  pool: Pool
  events: Events
  clock: Clock
  log: Log
  /** No job begins while the disk is nearly full. */
  disk: Pick<DiskSpace, 'isFull' | 'isOutOfSpace'>
  /** Called in the transaction that stores a result, so that the deliveries due after it are stored with it. */
  onStored: (record: RecordRow) => void
  /** Called after a result is stored. */
  onDone: (record: RecordRow) => void
}): Runner {
  const { db, records, jobs, reading, renewal, pool, events, clock, log, disk } = parts
  const running = new Map<string, Running>()
  /** The number of readers in use, of `pool.size`. */
  let busyReaders = 0
  /** Writes that failed because the disk was full, by record; they are repeated when there is space. */
  const unwritten = new Map<string, () => void>()
  let isPaused = false
  let isClosing = false
  let stopWake: () => void = () => undefined
  let renewing: { readonly control: AbortController; readonly end: Promise<void> } | null = null
  let isQuiet = false
  let stopQuiet: () => void = () => undefined

  putBackInterrupted()

  /**
   * Puts jobs back into the queue at start-up. Jobs that were claimed when the engine last ended must still
   * be done.
   */
  function putBackInterrupted(): void {
    db.transaction(() => {
      // The callers of unanswered requests are gone.
      records.giveBackUnanswered()
      for (const id of jobs.claimed()) {
        const record = records.get(id)
        if (record && record.attempts >= maxInterruptions) {
          const error = fault('read.crashed', { name: record.filename, attempts: record.attempts })
          records.fail(id, 'failed', error, clock.now())
          jobs.remove(id)
        } else {
          records.putBack(id)
          jobs.putBack(id, 0)
        }
      }
    })()
  }

  const claim = db.transaction(({ id }: QueuedJob): RecordRow | null => {
    jobs.claim(id)
    records.begin(id)
    return records.get(id)
  })

  /** Begins as many jobs as there are free readers, and sets a timer for the next one that becomes due. */
  function pump(): void {
    stopWake()
    if (isClosing) return
    if (!disk.isFull()) for (const [id, write] of [...unwritten]) writeNowOrLater(id, write)
    while (mayBegin() && busyReaders + (renewing ? 1 : 0) < pool.size) {
      if (!beginNext()) break
    }
    renewOrAbortRenewal()
    const due = jobs.nextWake(clock.now())
    if (due !== null) stopWake = clock.after(due - clock.now(), pump)
    emitQueue()
  }

  function mayBegin(): boolean {
    return !isPaused && !disk.isFull()
  }

  /**
   * Begins a page of a document that is being read, or the next record: the more urgent of the two, else the older.
   */
  function beginNext(): boolean {
    const due = jobs.nextDue(clock.now())
    const waiting = [...running.values()].filter(({ waitingTasks }) => waitingTasks.length > 0)
    const next = waiting.toSorted((a, b) => compareTurns(a.queued, b.queued))[0]
    if (next && (due === null || compareTurns(next.queued, due) < 0)) {
      busyReaders += 1
      void next.waitingTasks.shift()?.()
      return true
    }
    const record = due && claimIfSpace(due)
    if (record) beginJob(record, due)
    return record !== null
  }

  /** Claims the job; null if the disk is full. */
  function claimIfSpace(due: QueuedJob): RecordRow | null {
    try {
      return claim(due)
    } catch (error) {
      if (disk.isOutOfSpace(error)) return null
      throw error
    }
  }

  /** Runs the write. If the disk is full, keeps it to be repeated when there is space. */
  function writeNowOrLater(id: string, write: () => void): void {
    unwritten.delete(id)
    try {
      write()
    } catch (error) {
      if (!disk.isOutOfSpace(error)) throw error
      unwritten.set(id, write)
    }
  }

  /**
   * Renews one record at a time, and only while no job runs. A new job that finds no free reader aborts the renewal.
   */
  function renewOrAbortRenewal(): void {
    stopQuiet()
    if (renewing) {
      if (mayBegin() && jobs.nextDue(clock.now()) !== null) renewing.control.abort()
      return
    }
    if (running.size > 0 || !mayBegin() || !renewal.isDue()) return
    if (!isQuiet) {
      stopQuiet = clock.after(quietMs, () => {
        isQuiet = true
        pump()
      })
      return
    }
    const control = new AbortController()
    const end = renewal.readNext(control.signal).finally(() => {
      renewing = null
      pump()
    })
    renewing = { control, end }
  }

  /** Begins to read a claimed record, in the background. */
  function beginJob(record: RecordRow, { id, priority }: QueuedJob): void {
    isQuiet = false
    busyReaders += 1
    const job: Running = {
      queued: { id, priority },
      waitingTasks: [],
      isRequest: record.source === 'api',
      live: { progress: null, document: null },
      control: new AbortController(),
      isCancelled: false,
      end: Promise.resolve(),
    }
    running.set(record.id, job)
    events.emit('record.changed', { id: record.id, status: 'working' })
    job.end = run(record, job)
      .catch((error: unknown) => {
        if (disk.isOutOfSpace(error)) {
          log.info('a result could not be stored: the disk is full', { record: record.id })
          writeNowOrLater(record.id, () => putBack(record.id))
          return
        }
        const reference = randomUUID()
        // The job stays claimed and is taken up again at the next start.
        if (isDamage(error)) return log.error('a result could not be stored', error, { record: record.id })
        log.error('reading failed in a way that was not foreseen', error, { reference, record: record.id })
        writeNowOrLater(record.id, () => settleFailure(record, fault('internal', { reference })))
      })
      .finally(() => {
        running.delete(record.id)
        busyReaders -= 1
        pump()
      })
  }

  /** Reads the record, reports its progress by events, and settles it. */
  function run(record: RecordRow, job: Running): Promise<void> {
    /** Passes the progress on as an event. */
    const onProgress = (progress: Progress) => {
      job.live.progress = progress
      events.emit('record.progress', { id: record.id, ...progress })
    }
    /** Keeps the pages of a document within reach while it is read. */
    const onOpened = (document: LiveDocument) => {
      job.live.document = document
      onProgress(document.progress())
    }
    const { signal } = job.control
    const context = { onProgress, onOpened, signal, runAll: (tasks: readonly Task[]) => runAll(job, tasks) }
    return reading.read(record, context, (outcome) => {
      if (outcome.ok) settleDone(record, outcome.value)
      else settleFailure(record, outcome.error)
    })
  }

  /**
   * Runs the tasks of a job on free readers. The job's own reader is released meanwhile, and mostly its first task
   * gets it.
   */
  function runAll(
    { queued, waitingTasks, control: { signal } }: Running,
    tasks: readonly Task[],
  ): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<null>()
    const isLong = tasks.length > interactivePages
    queued.priority = isLong ? Math.max(queued.priority, priorities.batch) : queued.priority
    let open = tasks.length
    if (open === 0) return Promise.resolve(null)
    let problem: { readonly error: unknown } | null = null
    /** Drops the tasks that have not begun, after a cancellation. */
    const dropWaiting = () => {
      open -= waitingTasks.splice(0).length
      settleIfAll()
    }
    /** Resolves or rejects when no task is open any more. */
    const settleIfAll = () => {
      if (open > 0) return
      signal.removeEventListener('abort', dropWaiting)
      busyReaders += 1
      if (problem) reject(problem.error)
      else resolve(null)
    }
    waitingTasks.push(
      ...tasks.map((task) => async () => {
        try {
          await task()
        } catch (error) {
          problem ??= { error }
          open -= waitingTasks.splice(0).length
        }
        busyReaders -= 1
        open -= 1
        settleIfAll()
        pump()
      }),
    )
    busyReaders -= 1
    signal.addEventListener('abort', dropWaiting, { once: true })
    if (signal.aborted) dropWaiting()
    pump()
    return promise
  }

  /** Stores the result, removes the job, and adds the deliveries, all in one transaction. */
  function settleDone(record: RecordRow, outcome: Outcome): void {
    db.transaction(() => {
      outcome.store()
      jobs.remove(record.id)
      parts.onStored(record)
    })()
    events.emit('record.changed', { id: record.id, status: 'done' })
    parts.onDone(record)
  }

  /** Puts the job back for another attempt, or lets the record fail or be cancelled. */
  function settleFailure(record: RecordRow, error: Fault): void {
    const job = running.get(record.id)
    if (isClosing && error.code === 'read.cancelled' && !job?.isCancelled) return putBack(record.id)
    // The record was deleted while it was read.
    if (!records.get(record.id)) return
    const reported = isCrash(error) ? fault(error.code, { ...error.data, attempts: record.attempts }) : error
    const verdict = job?.isCancelled ? ({ kind: 'park' } as const) : decideRetry(error, record.attempts)
    const status =
      verdict.kind === 'retry' ? 'waiting' : error.code === 'read.cancelled' ? 'cancelled' : 'failed'
    db.transaction(() => {
      if (verdict.kind === 'retry') {
        records.postpone(record.id, reported)
        jobs.putBack(record.id, verdict.delayMs === 0 ? 0 : clock.now() + verdict.delayMs)
      } else {
        records.fail(record.id, status === 'cancelled' ? 'cancelled' : 'failed', reported, clock.now())
        jobs.remove(record.id)
      }
    })()
    events.emit('record.changed', { id: record.id, status })
  }

  /**
   * Puts a claimed job back. The engine closes, or the disk is full: the image is not to blame, so the
   * attempt doesn't count.
   */
  function putBack(id: string): void {
    db.transaction(() => {
      records.putBackUncounted(id)
      jobs.putBack(id, 0)
    })()
    events.emit('record.changed', { id, status: 'waiting' })
  }

  /** Settles a record that waited and was not begun. */
  function settleWaiting(id: string, status: 'failed' | 'cancelled', error: Fault): void {
    db.transaction(() => {
      jobs.remove(id)
      records.fail(id, status, error, clock.now())
    })()
    events.emit('record.changed', { id, status })
    emitQueue()
  }

  /** Announces the state of the queue. */
  function emitQueue(): void {
    events.emit('queue.changed', {
      isPaused,
      isDiskFull: disk.isFull(),
      ...jobs.counts(),
      workers: pool.size,
    })
  }

  return {
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
    cancel(recordId) {
      const job = running.get(recordId)
      if (job) {
        job.isCancelled = true
        job.control.abort()
        return true
      }
      const record = records.get(recordId)
      if (!record || record.status !== 'waiting') return false
      const error = fault('read.cancelled', { name: record.filename })
      writeNowOrLater(recordId, () => settleWaiting(recordId, 'cancelled', error))
      return true
    },
    isRunning: (recordId) => running.has(recordId),
    liveOf: (recordId) => running.get(recordId)?.live ?? null,
    giveUp: (recordId, error) => writeNowOrLater(recordId, () => settleWaiting(recordId, 'failed', error)),
    /** Stops claiming, gives running jobs the grace time, then aborts them. */
    async close(grace) {
      isClosing = true
      stopWake()
      stopQuiet()
      renewing?.control.abort()
      const jobs = [...running.values()]
      const stopGrace = jobs.map((job) =>
        clock.after(job.isRequest ? grace.requestMs : grace.ms, () => job.control.abort()),
      )
      await Promise.all(jobs.map((job) => job.end))
      await renewing?.end
      for (const stop of stopGrace) stop()
    },
  }
}

/** Sorts jobs as they are claimed: by priority, then by age. */
function compareTurns(a: QueuedJob, b: QueuedJob): number {
  return a.priority - b.priority || (a.id < b.id ? -1 : 1)
}
