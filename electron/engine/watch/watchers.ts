// Runs one watch per folder, and starts, pauses and ends the watches as the rules in the database say.
import type { Profile } from '../../../shared/reading.ts'
import type { Fault } from '../../../shared/result.ts'
import { opensAt } from '../../../shared/watch/schedule.ts'
import { parseFileFilter } from '../../../shared/watch/file-filter.ts'
import type { FolderFileRepo } from '../db/folder-files.ts'
import type { FolderRepo, FolderRow } from '../db/folders.ts'
import type { SchemaRepo } from '../db/schemas.ts'
import { toNamedSchema } from '../schemas/schema-shelf.ts'
import type { Events } from '../events.ts'
import type { FolderIntake, FolderOrder } from '../intake/folder-intake.ts'
import { priorityOf } from '../jobs/order.ts'
import { stepAfter } from '../output/steps.ts'
import type { Clock, Log } from '../ports.ts'
import { watchFolder, type FolderWatch, type WatchState } from './folder-watch.ts'

export interface FolderStatus {
  readonly state: WatchState | 'paused'
  readonly noticedBy: 'events' | 'polling'
  readonly isNetwork: boolean
  readonly opensAt: number | null
  readonly problem: Fault | null
  readonly asking: number
  readonly settling: number
}

export interface Watchers {
  /** Starts the watches. Before that, rules can be changed, but nothing is watched. */
  start(): void
  /** Reads the folder's rule again, and starts, restarts or ends its watch. */
  refresh(folderId: string): Promise<void>
  statusOf(folder: FolderRow): FolderStatus
  /** Null if the folder is not watched at present. */
  watchOf(folderId: string): FolderWatch | null
  /** The order by which files of the folder are read. */
  orderOf(folder: FolderRow): FolderOrder
  /** Scans a folder again at once; all folders if none is given. */
  rescan(folderId?: string): void
  /** Called when the disk becomes full, or has space again. */
  resume(): void
  announceChange(folderId: string): void
  close(): Promise<void>
}

/** Counters change with every file; more frequent events would be of no use. */
const eventDelayMs = 250
/** A machine that slept has missed all events; a jump of its clock shows that. */
const wakeCheckMs = 30_000
const sleptMs = 60_000

export function createWatchers(parts: {
  folders: FolderRepo
  folderFiles: FolderFileRepo
  schemas: SchemaRepo
  intake: FolderIntake
  events: Events
  clock: Clock
  log: Log
  profile: () => Profile
  isDiskFull: () => boolean
}): Watchers {
  const { folders, folderFiles, schemas, intake, events, clock, log, isDiskFull } = parts
  const watches = new Map<string, FolderWatch>()
  const scheduledEvents = new Map<string, () => void>()
  let isStarted = false
  let isClosed = false
  let stopWakeTimer: () => void = () => undefined

  /** Begins to watch a folder, unless it is paused. */
  function startWatch(folder: FolderRow): void {
    if (!isStarted || isClosed || folder.isPaused) return
    const sieve = parseFileFilter(folder.rule)
    if (!sieve.ok) {
      log.info('a watch folder has a pattern that can not be used', {
        folder: folder.path,
        why: sieve.error.code,
      })
      return
    }
    watches.set(
      folder.id,
      watchFolder({
        folder,
        sieve: sieve.value,
        clock,
        log,
        folderFiles,
        intake,
        order: () => orderOf(folder),
        isSurveyed: folder.isSurveyed,
        onSurveyed: () => folders.setSurveyed(folder.id),
        isDiskFull,
        onChange: () => announceChange(folder.id),
      }),
    )
  }

  /** The order by which the images of a folder are read, from its rule. */
  function orderOf({ id, path, rule }: FolderRow): FolderOrder {
    const schema = rule.schemaId === null ? null : schemas.get(rule.schemaId)
    return {
      operation: rule.operation,
      source: 'folder',
      entrance: 'own',
      priority: priorityOf(rule.priority),
      languages: rule.languages,
      profile: rule.profile ?? parts.profile(),
      engine: rule.engine,
      schema: schema && toNamedSchema(schema),
      key: null,
      baseUrl: null,
      folderId: id,
      root: path,
      tagsSubfolders: rule.tagsSubfolders,
      duplicates: rule.duplicates,
      firstStep: (record) => stepAfter(rule, record, 'parts'),
    }
  }

  /** Announces a change of the folder, at most every 250 ms. */
  function announceChange(id: string): void {
    if (isClosed || scheduledEvents.has(id)) return
    const stop = clock.after(eventDelayMs, () => {
      scheduledEvents.delete(id)
      events.emit('folder.changed', { id })
    })
    scheduledEvents.set(id, stop)
  }

  /** Scans all folders after the machine has slept, which a jump of the clock shows. */
  function watchSleep(before: number): void {
    stopWakeTimer = clock.after(wakeCheckMs, () => {
      const now = clock.now()
      if (now - before > wakeCheckMs + sleptMs) rescan()
      watchSleep(now)
    })
  }

  /** Scans one folder again, or all of them. */
  function rescan(folderId?: string): void {
    for (const [id, watch] of watches) if (folderId === undefined || id === folderId) watch.rescan()
  }

  return {
    /** Begins to watch all folders that are not paused. */
    start() {
      if (isStarted) return
      isStarted = true
      for (const folder of folders.list()) startWatch(folder)
      watchSleep(clock.now())
    },
    /** Restarts the watch of a folder whose row was added, changed or removed. */
    async refresh(folderId) {
      const old = watches.get(folderId)
      watches.delete(folderId)
      await old?.close()
      const folder = folders.get(folderId)
      if (folder) startWatch(folder)
      events.emit('folder.changed', { id: folderId })
    },
    /** Returns the state of a folder's watch, also if it is paused. */
    statusOf(folder) {
      const watch = watches.get(folder.id)
      return {
        state: folder.isPaused ? 'paused' : (watch?.state() ?? 'watching'),
        noticedBy: watch?.noticedBy() ?? (folder.rule.noticing === 'polling' ? 'polling' : 'events'),
        isNetwork: watch?.isNetwork() ?? false,
        opensAt: opensAt(folder.rule.schedule, clock.now()),
        problem: watch?.problem() ?? null,
        asking: watch?.askingCount() ?? 0,
        settling: watch?.pendingCount() ?? 0,
      }
    },
    watchOf: (folderId) => watches.get(folderId) ?? null,
    orderOf,
    rescan,
    /** Continues to take files, after the disk was full. */
    resume() {
      for (const [id, watch] of watches) {
        watch.resume()
        announceChange(id)
      }
    },
    announceChange,
    /** Ends all watches. */
    async close() {
      isClosed = true
      stopWakeTimer()
      for (const stop of scheduledEvents.values()) stop()
      await Promise.all([...watches.values()].map((watch) => watch.close()))
    },
  }
}
