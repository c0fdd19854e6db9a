// Removes records from the history: to the trash, back from it, and forever; also by their age.
import { createBackground } from './background.ts'
import type { BelievedTime } from './believed-time.ts'
import type { Db } from './db/open.ts'
import type { PageRepo } from './db/pages.ts'
import type { RecordRepo } from './db/records.ts'
import type { ThumbnailRepo } from './db/thumbnails.ts'
import type { Events } from './events.ts'
import { inBatches } from './in-batches.ts'
import type { ImageStore } from './intake/image-store.ts'
import { isSettled, untilSettled } from './jobs/settled.ts'
import type { Runner } from './jobs/runner.ts'
import type { Clock, Log } from './ports.ts'

export interface Retention {
  /** 0 keeps them forever. */
  readonly keepRecordsDays: number
  readonly keepImagesDays: number
  readonly trashDays: number
}

export interface History {
  trash(ids: readonly string[]): Promise<number>
  restore(ids: readonly string[]): Promise<number>
  removeForever(ids: readonly string[]): Promise<number>
  emptyTrash(): Promise<number>
  /** Starts looking for old records, at once and then every hour. */
  start(): void
  close(): Promise<void>
}

const sweepMs = 3_600_000
const dayMs = 86_400_000
/** Records per step; other work gets its turn in between. */
const batchSize = 100

export function createHistory(parts: {
  db: Db
  records: RecordRepo
  pages: PageRepo
  thumbnails: ThumbnailRepo
  store: ImageStore
  runner: Runner
  events: Events
  /** Called before records are deleted because of their age, not on request. */
  onOld: (ids: readonly string[]) => void
  /** Deleted data remains in the database's journal until that is emptied. */
  emptyJournal: () => void
  clock: Clock
  /** The time by which the trash expires; see believed-time.ts. */
  believed: BelievedTime
  log: Log
  retention: () => Retention
  closing: AbortSignal
}): History {
  const { db, records, pages, thumbnails, store, runner, events, clock, believed, log } = parts
  const background = createBackground((error) => log.error('old records could not be removed', error))
  let stopTimer: () => void = () => undefined

  /** Stops the reading of those records that are being read or wait for it. */
  async function stopReading(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const statusNow = () => records.get(id)?.status ?? null
      const status = statusNow()
      if (status === null || isSettled(status) || !runner.cancel(id)) continue
      await untilSettled(events, id, statusNow, { closing: parts.closing })
    }
  }

  /** Moves records to the trash, or deletes them if there is no trash; returns how many. */
  async function trash(ids: readonly string[]): Promise<number> {
    if (parts.retention().trashDays === 0) return removeForever(ids)
    const gone = await inBatches(ids, async (batch) => {
      await stopReading(batch)
      return db.transaction(() => batch.filter((id) => records.trash(id, believed.now())))()
    })
    if (gone.length > 0) events.emit('record.removed', { ids: gone })
    return gone.length
  }

  /** Deletes records with their pages, thumbnails and images; returns how many. */
  async function removeForever(ids: readonly string[]): Promise<number> {
    const gone = await inBatches(ids, async (batch) => {
      await stopReading(batch)
      const removed = db.transaction(() => batch.flatMap(removeRow))()
      // Only what the database no longer knows is deleted from the disk.
      for (const { unused } of removed) if (unused !== null) store.remove(unused)
      return removed.map(({ id }) => id)
    })
    if (gone.length > 0) {
      parts.emptyJournal()
      events.emit('record.removed', { ids: gone })
    }
    return gone.length
  }

  /**
   * Deletes a record, with its page and thumbnail if no other record needs them. Returns it with the hash of its stored
   * image, if that is not needed either.
   */
  function removeRow(id: string): { id: string; unused: string | null }[] {
    const hash = records.get(id)?.hash ?? null
    if (!records.remove(id)) return [] // already deleted
    if (hash !== null && !records.hasHash(hash)) {
      pages.remove(hash)
      thumbnails.remove(hash)
    }
    return [{ id, unused: hash === null || records.hasStoredImage(hash) ? null : hash }]
  }

  /** Works on batch after batch until `next` returns none. */
  async function repeatInBatches(
    next: () => readonly string[],
    work: (ids: readonly string[]) => Promise<number>,
  ): Promise<number> {
    let done = 0
    for (let ids = next(); ids.length > 0 && !background.isClosed(); ids = next()) {
      const count = await work(ids)
      // Otherwise a record that can't be removed would be found again and again.
      if (count === 0) break
      done += count
      await new Promise((resolve) => setImmediate(resolve))
    }
    return done
  }

  /** Removes what has expired, and schedules the next sweep. */
  async function sweep(): Promise<void> {
    await removeOld()
    if (!background.isClosed())
      stopTimer = clock.after(sweepMs, () => {
        believed.passed(sweepMs)
        sweepSoon()
      })
  }

  /** Deletes records, images and trash that are older than the settings allow. */
  async function removeOld(): Promise<void> {
    const { keepRecordsDays, keepImagesDays, trashDays } = parts.retention()
    const trashed = believed.now() - trashDays * dayMs
    if (trashDays > 0) await repeatInBatches(() => records.trashedBefore(trashed, batchSize), removeForever)
    // Records have their time from the clock, so a record is only old if both the clock and the believed time say so.
    const before = (days: number) => Math.min(believed.now(), clock.now()) - days * dayMs
    if (keepRecordsDays > 0)
      await repeatInBatches(
        () => records.settledBefore(before(keepRecordsDays), batchSize),
        (ids) => {
          parts.onOld(ids)
          return trash(ids)
        },
      )
    if (keepImagesDays > 0) {
      for (const hash of records.imagesBefore(before(keepImagesDays))) store.remove(hash)
    }
  }

  const sweepSoon = () => background.run(sweep)

  return {
    trash,
    removeForever,
    /** Takes records out of the trash; returns how many were in it. */
    async restore(ids) {
      const back = await inBatches(ids, (batch) => {
        const restored = db.transaction(() => batch.filter((id) => records.restore(id)))()
        for (const id of restored) {
          const status = records.get(id)?.status
          if (status) events.emit('record.changed', { id, status })
        }
        return restored
      })
      return back.length
    },
    emptyTrash: () =>
      repeatInBatches(() => records.trashedBefore(Number.MAX_SAFE_INTEGER, batchSize), removeForever),
    start: sweepSoon,
    async close() {
      stopTimer()
      await background.close()
    },
  }
}
