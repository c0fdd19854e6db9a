// Taking records out of the history: into the trash, back, and forever; and what goes by its age.
import { createBackground } from './background.ts'
import type { BelievedTime } from './believed-time.ts'
import type { PageRepo } from './db/pages.ts'
import type { RecordRepo } from './db/records.ts'
import type { ThumbnailRepo } from './db/thumbnails.ts'
import type { Events } from './events.ts'
import type { ImageStore } from './intake/image-store.ts'
import { isSettled, untilSettled } from './jobs/settled.ts'
import type { Runner } from './jobs/runner.ts'
import type { Clock, Log } from './ports.ts'

export interface Retention {
  /** 0 keeps. */
  readonly keepRecordsDays: number
  readonly keepImagesDays: number
  readonly trashDays: number
}

export interface History {
  trash(ids: readonly string[]): Promise<number>
  restore(ids: readonly string[]): number
  removeForever(ids: readonly string[]): Promise<number>
  emptyTrash(): Promise<number>
  /** Begins to look for what is too old, now and then. */
  start(): void
  close(): Promise<void>
}

const sweepMs = 3_600_000
const dayMs = 86_400_000
/** So many at once; in between, others have their turn. */
const batch = 100

export function createHistory(parts: {
  records: RecordRepo
  pages: PageRepo
  thumbnails: ThumbnailRepo
  store: ImageStore
  runner: Runner
  events: Events
  /** Called before records go because they are old, and not because somebody wants them gone. */
  onOld: (ids: readonly string[]) => void
  /** What was deleted stands in the database's journal until that is emptied. */
  forgetJournal: () => void
  clock: Clock
  /** By it the trash grows old; see believed-time.ts. */
  believed: BelievedTime
  log: Log
  retention: () => Retention
  closing: AbortSignal
}): History {
  const { records, pages, thumbnails, store, runner, events, clock, believed, log } = parts
  const background = createBackground((error) => log.error('old records could not be removed', error))
  let stopTimer: () => void = () => undefined

  /** What is being read is stopped first; nobody waits for it any more. */
  async function stopReading(id: string): Promise<void> {
    if (runner.cancel(id))
      await untilSettled(events, id, () => records.get(id)?.status ?? null, { closing: parts.closing })
  }

  async function trash(ids: readonly string[]): Promise<number> {
    if (parts.retention().trashDays === 0) return removeForever(ids)
    const gone: string[] = []
    for (const id of ids) {
      await stopReading(id)
      if (records.trash(id, believed.now())) gone.push(id)
    }
    if (gone.length > 0) events.emit('record.removed', { ids: gone })
    return gone.length
  }

  async function removeForever(ids: readonly string[]): Promise<number> {
    const gone: string[] = []
    for (const id of ids) {
      const record = records.get(id)
      if (!record) continue // deleted already, which is what was asked for
      if (!isSettled(record.status)) await stopReading(id)
      if (records.remove(id)) gone.push(id)
      forgetImage(record.hash)
    }
    if (gone.length > 0) {
      parts.forgetJournal()
      events.emit('record.removed', { ids: gone })
    }
    return gone.length
  }

  /** The stored image and its page go with the last record that needs them. */
  function forgetImage(hash: string | null): void {
    if (hash === null) return
    if (!records.hasStoredImage(hash)) store.remove(hash)
    if (records.hasHash(hash)) return
    pages.remove(hash)
    thumbnails.remove(hash)
  }

  async function inBatches(
    next: () => readonly string[],
    work: (ids: readonly string[]) => Promise<number>,
  ): Promise<number> {
    let done = 0
    for (let ids = next(); ids.length > 0 && !background.isClosed(); ids = next()) {
      const count = await work(ids)
      // One that can't be removed would be found again and again.
      if (count === 0) break
      done += count
      await new Promise((resolve) => setImmediate(resolve))
    }
    return done
  }

  async function sweep(): Promise<void> {
    await removeOld()
    if (!background.isClosed())
      stopTimer = clock.after(sweepMs, () => {
        believed.passed(sweepMs)
        sweepSoon()
      })
  }

  async function removeOld(): Promise<void> {
    const { keepRecordsDays, keepImagesDays, trashDays } = parts.retention()
    const trashed = believed.now() - trashDays * dayMs
    if (trashDays > 0) await inBatches(() => records.trashedBefore(trashed, batch), removeForever)
    // Records came by the clock, so both have to say that they are old.
    const before = (days: number) => Math.min(believed.now(), clock.now()) - days * dayMs
    if (keepRecordsDays > 0)
      await inBatches(
        () => records.settledBefore(before(keepRecordsDays), batch),
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
    restore(ids) {
      const back = ids.filter((id) => records.restore(id))
      for (const id of back) {
        const record = records.get(id)
        if (record) events.emit('record.changed', { id, status: record.status })
      }
      return back.length
    },
    emptyTrash: () => inBatches(() => records.trashedBefore(Number.MAX_SAFE_INTEGER, batch), removeForever),
    start: sweepSoon,
    async close() {
      stopTimer()
      await background.close()
    },
  }
}
