// Works through the queue: claims the next job, has it read, and settles record and job in one transaction.
import { randomUUID } from 'node:crypto'
import { fault, type Fault } from '../../../shared/result.ts'
import type { JobRepo, Turn } from '../db/jobs.ts'
import type { Db } from '../db/open.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'
import type { DiskSpace } from '../disk-space.ts'
import { isDamage } from '../db/soundness.ts'
import type { Events } from '../events.ts'
import type { Clock, Log } from '../ports.ts'
import type { Pool, Progress } from '../workers/pool.ts'
import { afterFailure, isCrash, mostInterruptions } from './back-off.ts'
import { interactivePages, priorities } from './order.ts'
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
  /** Ends a waiting record with this error, for a caller who waits although nothing is being read. */
  giveUp(recordId: string, error: Fault): void
  /** Begins nothing more, gives running work some time to finish, and puts back the rest. */
  close(grace: Grace): Promise<void>
}

/** Idle time before a renewal begins: after one image, a person often reads another soon. */
const quietMs = 3000

interface Running {
  readonly turn: { readonly id: string; priority: number }
  /** Tasks of the job, such as its pages, that wait for a free reader. */
  readonly left: Task[]
  readonly isRequest: boolean
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
  disk: Pick<DiskSpace, 'isFull' | 'refused'>
  /** Called in the transaction that stores a result, so that the deliveries due after it are stored with it. */
  onStored: (record: RecordRow) => void
  /** Called after a result is stored. */
  onDone: (record: RecordRow) => void
}): Runner {
  const { db, records, jobs, reading, renewal, pool, events, clock, log, disk } = parts
  const running = new Map<string, Running>()
  /** The number of readers in use, of `pool.size`. */
  let taken = 0
  /** Writes that failed because the disk was full, by record; they are repeated when there is space. */
  const owed = new Map<string, () => void>()
  let isPaused = false
  let isClosing = false
  let stopWake: () => void = () => undefined
  let renewing: { readonly control: AbortController; readonly end: Promise<void> } | null = null
  let isQuiet = false
  let stopQuiet: () => void = () => undefined

  putBackInterrupted()

  /** Jobs that were claimed when the engine last ended must still be done. */
  function putBackInterrupted(): void {
    db.transaction(() => {
      // The callers of unanswered requests are gone.
      records.giveBackUnanswered()
      for (const id of jobs.claimed()) {
        const record = records.get(id)
        if (record && record.attempts >= mostInterruptions) {
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

  const claim = db.transaction(({ id }: Turn): RecordRow | null => {
    jobs.claim(id)
    records.begin(id)
    return records.get(id)
  })

  function pump(): void {
    stopWake()
    if (isClosing) return
    if (!disk.isFull()) for (const [id, write] of [...owed]) writeOrOwe(id, write)
    while (mayBegin() && taken + (renewing ? 1 : 0) < pool.size) {
      if (!beginNext()) break
    }
    renewOrGiveWay()
    const due = jobs.nextWake(clock.now())
    if (due !== null) stopWake = clock.after(due - clock.now(), pump)
    tellQueue()
  }

  function mayBegin(): boolean {
    return !isPaused && !disk.isFull()
  }

  /**
   * Begins a page of a document that is being read, or the next record: the more urgent of the two, else the older.
   */
  function beginNext(): boolean {
    const due = jobs.nextDue(clock.now())
    const waiting = [...running.values()].filter(({ left }) => left.length > 0)
    const next = waiting.toSorted((a, b) => inTurn(a.turn, b.turn))[0]
    if (next && (due === null || inTurn(next.turn, due) < 0)) {
      taken += 1
      void next.left.shift()?.()
      return true
    }
    const record = due && claimIfRoom(due)
    if (record) begin(record, due)
    return record !== null
  }

  function claimIfRoom(due: Turn): RecordRow | null {
    try {
      return claim(due)
    } catch (error) {
      if (disk.refused(error)) return null
      throw error
    }
  }

  function writeOrOwe(id: string, write: () => void): void {
    owed.delete(id)
    try {
      write()
    } catch (error) {
      if (!disk.refused(error)) throw error
      owed.set(id, write)
    }
  }

  /**
   * Renews one record at a time, and only while no job runs. A new job that finds no free reader aborts the renewal.
   */
  function renewOrGiveWay(): void {
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

  function begin(record: RecordRow, { id, priority }: Turn): void {
    isQuiet = false
    taken += 1
    const job: Running = {
      turn: { id, priority },
      left: [],
      isRequest: record.source === 'api',
      control: new AbortController(),
      isCancelled: false,
      end: Promise.resolve(),
    }
    running.set(record.id, job)
    events.emit('record.changed', { id: record.id, status: 'working' })
    job.end = run(record, job)
      .catch((error: unknown) => {
        if (disk.refused(error)) {
          log.info('a result could not be stored: the disk is full', { record: record.id })
          writeOrOwe(record.id, () => putBack(record.id))
          return
        }
        const reference = randomUUID()
        // The job stays claimed and is taken up again at the next start.
        if (isDamage(error)) return log.error('a result could not be stored', error, { record: record.id })
        log.error('reading failed in a way that was not foreseen', error, { reference, record: record.id })
        writeOrOwe(record.id, () => settleFailure(record, fault('internal', { reference })))
      })
      .finally(() => {
        running.delete(record.id)
        taken -= 1
        pump()
      })
  }

  function run(record: RecordRow, job: Running): Promise<void> {
    const tell = (progress: Progress) => events.emit('record.progress', { id: record.id, ...progress })
    const { signal } = job.control
    const watching = { tell, signal, sideBySide: (tasks: readonly Task[]) => sideBySide(job, tasks) }
    return reading.read(record, watching, (outcome) => {
      if (outcome.ok) settleDone(record, outcome.value)
      else settleFailure(record, outcome.error)
    })
  }

  /**
   * Runs the tasks of a job on free readers. The job's own reader is released meanwhile, and mostly its first task
   * gets it.
   */
  function sideBySide(
    { turn, left, control: { signal } }: Running,
    tasks: readonly Task[],
  ): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<null>()
    const isLong = tasks.length > interactivePages
    turn.priority = isLong ? Math.max(turn.priority, priorities.batch) : turn.priority
    let open = tasks.length
    if (open === 0) return Promise.resolve(null)
    let problem: { readonly error: unknown } | null = null
    const drop = () => {
      open -= left.splice(0).length
      settleIfAll()
    }
    const settleIfAll = () => {
      if (open > 0) return
      signal.removeEventListener('abort', drop)
      taken += 1
      if (problem) reject(problem.error)
      else resolve(null)
    }
    left.push(
      ...tasks.map((task) => async () => {
        try {
          await task()
        } catch (error) {
          problem ??= { error }
          open -= left.splice(0).length
        }
        taken -= 1
        open -= 1
        settleIfAll()
        pump()
      }),
    )
    taken -= 1
    signal.addEventListener('abort', drop, { once: true })
    if (signal.aborted) drop()
    pump()
    return promise
  }

  function settleDone(record: RecordRow, outcome: Outcome): void {
    db.transaction(() => {
      outcome.store()
      jobs.remove(record.id)
      parts.onStored(record)
    })()
    events.emit('record.changed', { id: record.id, status: 'done' })
    parts.onDone(record)
  }

  function settleFailure(record: RecordRow, error: Fault): void {
    const job = running.get(record.id)
    if (isClosing && error.code === 'read.cancelled' && !job?.isCancelled) return putBack(record.id)
    // The record was deleted while it was read.
    if (!records.get(record.id)) return
    const told = isCrash(error) ? fault(error.code, { ...error.data, attempts: record.attempts }) : error
    const verdict = job?.isCancelled ? ({ kind: 'park' } as const) : afterFailure(error, record.attempts)
    const status =
      verdict.kind === 'retry' ? 'waiting' : error.code === 'read.cancelled' ? 'cancelled' : 'failed'
    db.transaction(() => {
      if (verdict.kind === 'retry') {
        records.postpone(record.id, told)
        jobs.putBack(record.id, verdict.delayMs === 0 ? 0 : clock.now() + verdict.delayMs)
      } else {
        records.fail(record.id, status === 'cancelled' ? 'cancelled' : 'failed', told, clock.now())
        jobs.remove(record.id)
      }
    })()
    events.emit('record.changed', { id: record.id, status })
  }

  /** The engine closes, or the disk is full: the image is not to blame, so the attempt doesn't count. */
  function putBack(id: string): void {
    db.transaction(() => {
      records.putBackUncounted(id)
      jobs.putBack(id, 0)
    })()
    events.emit('record.changed', { id, status: 'waiting' })
  }

  function end(id: string, status: 'failed' | 'cancelled', error: Fault): void {
    db.transaction(() => {
      jobs.remove(id)
      records.fail(id, status, error, clock.now())
    })()
    events.emit('record.changed', { id, status })
    tellQueue()
  }

  function tellQueue(): void {
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
      tellQueue()
    },
    resume() {
      isPaused = false
      pump()
    },
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
      writeOrOwe(recordId, () => end(recordId, 'cancelled', error))
      return true
    },
    isRunning: (recordId) => running.has(recordId),
    giveUp: (recordId, error) => writeOrOwe(recordId, () => end(recordId, 'failed', error)),
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

function inTurn(a: Turn, b: Turn): number {
  return a.priority - b.priority || (a.id < b.id ? -1 : 1)
}
