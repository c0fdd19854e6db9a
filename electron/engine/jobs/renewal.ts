// Renews records of older reader versions one after another. It runs while the queue is empty, and what is left
// continues after a restart. See [Note: renewal].
import { readerVersion } from '../../../shared/reader-version.ts'
import { canPass } from '../../../shared/faults.ts'
import type { Fault } from '../../../shared/result.ts'
import type { Db } from '../db/open.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'
import type { RenewalRepo } from '../db/renewals.ts'
import type { DiskSpace } from '../disk-space.ts'
import type { Events } from '../events.ts'
import type { Log } from '../ports.ts'
import { backgroundPriority } from '../turns.ts'
import { decideRetry, maxInterruptions } from './back-off.ts'
import type { Outcome, Reading } from './reading.ts'

export interface Renewal {
  /** Whether a record waits to be read again. */
  readonly isDue: () => boolean
  /** Reads the next record. If the signal aborts it, the record waits again. */
  readNext(signal: AbortSignal): Promise<void>
}

interface Claimed {
  readonly record: RecordRow
  /** Including this attempt. */
  readonly attempts: number
}

export function createRenewal(parts: {
  db: Db
  records: RecordRepo
  renewals: RenewalRepo
  reading: Reading
  events: Events
  log: Log
  disk: Pick<DiskSpace, 'isOutOfSpace'>
}): Renewal {
  const { db, records, renewals, reading, events, log } = parts

  /**
   * Takes the next record that is due, or null. Skips records that were corrected, deleted or renewed since
   * they were added.
   */
  function claimNext(): Claimed | null {
    for (let id = renewals.next(); id !== null; id = renewals.next()) {
      const record = renewals.isStillOlder(id, readerVersion) ? records.get(id) : null
      const attempts = record ? renewals.begin(id) : 0
      if (record && attempts <= maxInterruptions) return { record, attempts }
      if (record) renewals.fail(id, readerVersion)
      else renewals.remove(id)
    }
    return null
  }

  /** Stores the new result, unless the record was corrected or deleted meanwhile. */
  function storeRenewed({ id }: RecordRow, outcome: Outcome): void {
    // If a person has corrected or deleted the record while it was read, that is kept.
    const isStillDue = renewals.isStillOlder(id, readerVersion)
    db.transaction(() => {
      if (isStillDue) outcome.store()
      renewals.remove(id)
    })()
    if (isStillDue) events.emit('record.marked', { ids: [id] })
  }

  /** Notes the failure; the record stays as it was. */
  function handleFailure({ record: { id }, attempts }: Claimed, error: Fault): void {
    if (error.code === 'read.cancelled' || error.code === 'engine.closing') return renewals.putBack(id)
    const verdict = decideRetry(error, attempts)
    if (verdict.kind === 'retry' && verdict.delayMs === 0) return
    log.info('a record could not be read again', { record: id, code: error.code })
    // The image or its share may come back, so the record is only taken off the list and offered again another time.
    if (error.code === 'file.gone' || canPass(error)) renewals.remove(id)
    else renewals.fail(id, readerVersion)
  }

  /** Logs an unexpected error and gives the record up; with a full disk it is tried again later. */
  function handleError(claimed: Claimed | null, error: unknown): void {
    if (parts.disk.isOutOfSpace(error)) return
    const id = claimed?.record.id
    log.error('reading a record again failed in a way that was not foreseen', error, { record: id })
    if (id !== undefined) renewals.fail(id, readerVersion)
  }

  /** Reads one record, and stores the result or the failure. */
  function read(claimed: Claimed, signal: AbortSignal): Promise<void> {
    // The progress within an image is not shown.
    const client = { owner: 'renewal', priority: backgroundPriority }
    const context = { client, signal, atOnce: 1, onProgress: () => undefined, onOpened: () => undefined }
    return reading.read(claimed.record, context, (outcome) => {
      if (outcome.ok) storeRenewed(claimed.record, outcome.value)
      else handleFailure(claimed, outcome.error)
    })
  }

  return {
    isDue: () => renewals.next() !== null,
    /** Reads the next record that is due, if there is one. */
    async readNext(signal) {
      const claimed = claimNext()
      try {
        if (claimed) await read(claimed, signal)
      } catch (error) {
        handleError(claimed, error)
      } finally {
        events.emit('renewal.changed', { left: renewals.countLeft() })
      }
    },
  }
}
