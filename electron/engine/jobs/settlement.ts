// Stores how jobs end: record and job in one transaction. What can't be stored because the disk is full is stored
// later.
import { fault, type Fault } from '../../../shared/result.ts'
import type { JobRepo } from '../db/jobs.ts'
import type { Db } from '../db/open.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'
import type { DiskSpace } from '../disk-space.ts'
import type { Events } from '../events.ts'
import type { Clock } from '../ports.ts'
import { decideRetry, isCrash, maxInterruptions } from './back-off.ts'
import type { Outcome } from './reading.ts'

export interface SettlementParts {
  readonly db: Db
  readonly records: RecordRepo
  readonly jobs: JobRepo
  readonly events: Events
  readonly clock: Clock
  readonly disk: Pick<DiskSpace, 'isFull' | 'isOutOfSpace'>
  /** Called in the transaction that stores a result, so that the deliveries due after it are stored with it. */
  readonly onStored: (record: RecordRow) => void
  /** Called after a result is stored. */
  readonly onDone: (record: RecordRow) => void
}

export type Settlement = ReturnType<typeof createSettlement>

export function createSettlement(parts: SettlementParts) {
  const { db, records, jobs, events, clock, disk } = parts
  /** Writes that failed because the disk was full, by record; they are repeated when there is space. */
  const unwritten = new Map<string, () => void>()

  /** Ends a record without a result. */
  function end(id: string, status: 'failed' | 'cancelled', error: Fault): void {
    db.transaction(() => {
      records.fail(id, status, error, clock.now())
      jobs.remove(id)
    })()
    events.emit('record.changed', { id, status })
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

  return {
    end,
    writeNowOrLater,

    /** Repeats the writes for which the disk had no space. */
    repeatWrites(): void {
      if (!disk.isFull()) for (const [id, write] of [...unwritten]) writeNowOrLater(id, write)
    },

    /** Puts jobs back into the queue at start-up that were claimed when the engine last ended. */
    putBackInterrupted(): void {
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
    },

    /** Claims a job, and returns its record; null if the disk is full. */
    claim(id: string): RecordRow | null {
      try {
        return db.transaction(() => {
          jobs.claim(id)
          records.begin(id)
          return records.get(id)
        })()
      } catch (error) {
        if (disk.isOutOfSpace(error)) return null
        throw error
      }
    },

    /** Stores the result, removes the job, and adds the deliveries, all in one transaction. */
    succeed(record: RecordRow, outcome: Outcome): void {
      db.transaction(() => {
        outcome.store()
        jobs.remove(record.id)
        parts.onStored(record)
      })()
      events.emit('record.changed', { id: record.id, status: 'done' })
      parts.onDone(record)
    },

    /** Puts the job back for another attempt, or lets the record fail or be cancelled. */
    fail({ id, attempts }: RecordRow, error: Fault, isCancelled: boolean): void {
      // The record was deleted while it was read.
      if (!records.get(id)) return
      const reported = isCrash(error) ? fault(error.code, { ...error.data, attempts }) : error
      const verdict = isCancelled ? ({ kind: 'park' } as const) : decideRetry(error, attempts)
      if (verdict.kind === 'park')
        return end(id, error.code === 'read.cancelled' ? 'cancelled' : 'failed', reported)
      db.transaction(() => {
        records.postpone(id, reported)
        jobs.putBack(id, verdict.delayMs === 0 ? 0 : clock.now() + verdict.delayMs)
      })()
      events.emit('record.changed', { id, status: 'waiting' })
    },

    /**
     * Puts a claimed job back. The engine closes, or the disk is full: the image is not to blame, so the
     * attempt doesn't count.
     */
    putBack(id: string): void {
      db.transaction(() => {
        records.putBackUncounted(id)
        jobs.putBack(id, 0)
      })()
      events.emit('record.changed', { id, status: 'waiting' })
    },
  }
}
