// Watches one folder: finds files by events of the system and by scanning the tree, and passes them to the taker. A
// lost event costs a delay, never a file, because everything is scanned again every 300 s.
import path from 'node:path'
import { fault, type Fault, type Result } from '../../../shared/result.ts'
import type { FileFilter } from '../../../shared/watch/file-filter.ts'
import { createBackground } from '../background.ts'
import type { FilePlace, FileState } from '../db/folder-files.ts'
import { hasImageExtension } from '../../../shared/image/filename.ts'
import { openHints, type Hints } from './hints.ts'
import { findMount } from './mounts.ts'
import type { PendingEntry } from './pending-files.ts'
import { isSameState } from './settle.ts'
import { createTaker, type TakerParts } from './taker.ts'
import { stateOf, walk, type WalkedDir } from './walk.ts'

const rescanMs = 300_000
const offlineCheckMs = 10_000
/** Polling may take at most this share of the time, however large the tree is. */
const pollingShare = 0.05

/** Faults of a name that is no directory, or not any more. */
const harmless: ReadonlySet<string> = new Set(['file.gone', 'file.notRegular', 'output.outside'])

export type WatchState = 'watching' | 'asking' | 'resting' | 'full' | 'offline'

export interface FolderWatch {
  readonly state: () => WatchState
  readonly noticedBy: () => 'events' | 'polling'
  readonly isNetwork: () => boolean
  readonly problem: () => Fault | null
  /** Whether the whole tree has been scanned once. */
  readonly isReady: () => boolean
  readonly askingCount: () => number
  readonly pendingCount: () => number
  readonly pending: (max: number) => readonly PendingEntry[]
  readonly pendingAt: (place: FilePlace) => PendingEntry | null
  /** Decides about the files that were there at the first scan; returns false if there was nothing to decide. */
  answer(existing: 'read' | 'skip'): boolean
  rescan(): void
  /** Checks whether files may be taken again, by the schedule and the disk. */
  resume(): void
  close(): Promise<void>
}

export interface FolderWatchParts extends Omit<TakerParts, 'background'> {
  readonly sieve: FileFilter
  /** Whether the files that were there at the first scan have been decided about. */
  readonly isSurveyed: boolean
  readonly onSurveyed: () => void
}

export function watchFolder(parts: FolderWatchParts): FolderWatch {
  const { folder, sieve, clock, log, folderFiles, intake, onChange } = parts
  const { rule } = folder
  const background = createBackground((error) =>
    log.error('a watch folder had a problem', error, { folder: folder.path }),
  )
  const taker = createTaker({ ...parts, background })
  const { pending } = taker
  let undecided: { place: FilePlace; state: FileState }[] = []
  let hints: Hints | null = null
  let hintsRefused: Fault | null = null
  /** Why directories can't be read, until they are gone or read. */
  const unreadable = new Map<string, Fault>()
  let offline: Fault | null = null
  let isNetwork = false
  let { isSurveyed } = parts
  let isReady = false
  /** Whether an event came before the files that were there had been handled. */
  let hasMissedHint = false
  let isScanning = false
  let isScanRequested = false
  let lastScanMs = 0
  let stopTimer: () => void = () => undefined

  /** Tells whether the folder is scanned at short intervals because events can't be relied on. */
  const isPolling = () =>
    rule.noticing === 'polling' || hintsRefused !== null || (rule.noticing === 'auto' && isNetwork)
  /** The interval of such scans; long scans make it longer. */
  const pollMs = () => Math.min(rescanMs, Math.max(rule.pollSeconds * 1000, lastScanMs / pollingShare))

  /** One scan at a time; a request that comes meanwhile is carried out afterwards. */
  async function scan(): Promise<void> {
    isScanRequested = true
    if (isScanning) return
    isScanning = true
    stopTimer()
    try {
      while (takeScanRequest() && !background.isClosed()) await scanOnce()
    } finally {
      isScanning = false
    }
    if (background.isClosed()) return
    stopTimer = clock.after(offline ? offlineCheckMs : isPolling() ? pollMs() : rescanMs, rescan)
  }

  /** Tells whether a scan was requested, and clears the request. */
  function takeScanRequest(): boolean {
    const wasRequested = isScanRequested
    isScanRequested = false
    return wasRequested
  }

  const rescan = () => background.run(scan)

  /** Scans the whole tree once. */
  async function scanOnce(): Promise<void> {
    const beganAt = clock.now()
    const dirs = new Set<string>()
    unreadable.clear()
    undecided = []
    isNetwork = (await findMount(folder.path)).isNetwork
    if (isPolling()) await closeHints()
    else hints ??= startHints()
    const walked = await walkTree('', (found) => {
      dirs.add(found.dir)
      collectNew(found)
    })
    // The root can't be reached: the share is away, rather than the folder empty.
    if (!walked.ok) {
      setOffline(walked.error)
      return
    }
    if (background.isClosed()) return
    await hints?.keepOnly(dirs)
    lastScanMs = clock.now() - beganAt
    setOffline(null)
    if (!isSurveyed) survey()
    if (!isReady) onChange()
    isReady = true
    taker.resume()
  }

  /** Walks over the tree from a directory, and follows each directory for events. */
  function walkTree(from: string, onDir: (walked: WalkedDir) => void): Promise<Result<null>> {
    return walk(folder.path, {
      includesSubfolders: rule.includesSubfolders,
      sieve,
      from,
      isStopped: background.isClosed,
      // Listens before reading the directory: a file that arrives in between is found twice rather than never.
      onEnter: async (dir, identity) => hints?.follow(dir, identity),
      /** Notes that a directory could be read, but for files that can't be told apart. */
      onDir(walked) {
        const { dir, sharedName: name } = walked
        if (unreadable.delete(dir) || name !== null) onChange()
        if (name !== null)
          unreadable.set(dir, fault('folder.sameNames', { path: path.join(folder.path, dir), name }))
        onDir(walked)
      },
      /** Notes why a directory can't be read. */
      onUnreadable(dir, why) {
        unreadable.delete(dir)
        // A directory that is gone is no problem, and neither is a link, which is not followed.
        if (!harmless.has(why.code)) unreadable.set(dir, why)
        onChange()
      },
    })
  }

  /** Collects the files of a directory that are new or have changed. */
  function collectNew({ dir, files }: WalkedDir): void {
    if (files.size === 0) return
    const known = folderFiles.statesOf(folder.id, dir)
    for (const [name, state] of files) {
      const before = known.get(name)
      if (before && isSameState(before, state)) continue
      const place = { dir, name }
      if (!isSurveyed) undecided.push({ place, state })
      else if (!pending.get(place)) taker.wait(place, state)
    }
  }

  /** Handles the files that were there when watching began, as the rule says: read, skip, or ask. */
  function survey(): void {
    if (undecided.length > 0 && rule.existing === 'ask') onChange()
    else decide(rule.existing === 'skip' ? 'skip' : 'read')
  }

  /** Reads or skips the files that were there when the watch began, as the owner answered. */
  function decide(existing: 'read' | 'skip'): void {
    const files = undecided
    undecided = []
    isSurveyed = true
    if (existing === 'skip') intake.skip(folder.id, files)
    else for (const { place, state } of files) taker.wait(place, state)
    parts.onSurveyed()
    onChange()
    taker.resume()
    // A file may have arrived after its directory was read.
    if (hasMissedHint) rescan()
    hasMissedHint = false
  }

  /** Begins to listen for events. */
  function startHints(): Hints {
    return openHints(folder.path, {
      onHint,
      /** Falls back to scans at short intervals, when the system reports no more changes. */
      onRefused(error) {
        const why = error instanceof Error ? error.message : String(error)
        hintsRefused = fault('folder.noEvents', { path: folder.path, why })
        log.error('events of a folder can not be had; it is polled', error, { folder: folder.path })
        onChange()
        rescan()
      },
    })
  }

  /** Stops listening for events. */
  async function closeHints(): Promise<void> {
    const closing = hints
    hints = null
    await closing?.close()
  }

  /** Looks at a file or directory that an event names. */
  function onHint(file: string): void {
    const slash = file.lastIndexOf('/') + 1
    const place = { dir: file.slice(0, slash), name: file.slice(slash) }
    if (place.dir !== '' && !rule.includesSubfolders) return
    // The change may be what ends the problem.
    if (unreadable.has(place.dir)) background.run(() => scanDirectory(place.dir.slice(0, -1)))
    if (taker.checkSoon(place)) return
    if (!isSurveyed) {
      hasMissedHint = true
      return
    }
    if (hasImageExtension(file) && sieve.verdict(file).kind === 'read') background.run(() => checkFile(place))
    // Only a look shows whether it is a directory.
    else if (rule.includesSubfolders && !sieve.skipsFolder(file)) background.run(() => scanDirectory(file))
  }

  /** Waits for the file at this place if it is new or has changed; scans it if it is a directory. */
  async function checkFile(place: FilePlace): Promise<void> {
    const state = await stateOf(folder.path, place)
    if (background.isClosed() || pending.get(place)) return
    if (!state) return scanDirectory(place.dir + place.name)
    const before = folderFiles.get(folder.id, place)
    if (before && isSameState(before, state)) return
    taker.wait(place, state)
    taker.resume()
  }

  /** Scans a directory that was created or moved in: there are no events for the files that are already in it. */
  async function scanDirectory(file: string): Promise<void> {
    await walkTree(file === '' ? '' : `${file}/`, collectNew)
    taker.resume()
  }

  /** Notes why the folder can't be reached, or null, and announces a change. */
  function setOffline(why: Fault | null): void {
    const hasChanged = (offline !== null) !== (why !== null)
    offline = why
    if (why) background.run(closeHints)
    if (hasChanged) onChange()
  }

  rescan()

  return {
    state: () => (offline ? 'offline' : isReady && !isSurveyed ? 'asking' : (taker.heldBy() ?? 'watching')),
    noticedBy: () => (isPolling() ? 'polling' : 'events'),
    isNetwork: () => isNetwork,
    problem: () => offline ?? hintsRefused ?? [...unreadable.values()][0] ?? null,
    isReady: () => isReady,
    askingCount: () => (isSurveyed ? 0 : undecided.length),
    pendingCount: () => pending.size,
    pending: (max) => pending.first(max),
    pendingAt: (place) => pending.get(place) ?? null,
    /** Applies the answer to the question about existing files; false if nothing was asked. */
    answer(existing) {
      if (isSurveyed || !isReady) return false
      decide(existing)
      // Finds files that arrived while the question was open.
      rescan()
      return true
    },
    rescan,
    resume: taker.resume,
    /** Stops watching, and waits for work in progress. */
    async close() {
      stopTimer()
      taker.close()
      await background.close()
      await closeHints()
    },
  }
}
