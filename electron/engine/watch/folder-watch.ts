// Watches one folder: finds files by events of the system and by scanning the tree, and passes them to the taker. A
// lost event costs a delay, never a file, because everything is scanned again every 300 s.
import path from 'node:path'
import { fault, type Fault, type Result } from '../../../shared/result.ts'
import type { FileFilter } from '../../../shared/watch/file-filter.ts'
import { createBackground } from '../background.ts'
import type { FilePlace, FileState } from '../db/folder-files.ts'
import { hasImageExtension } from '../../../shared/image/filename.ts'
import { openHints } from './hints.ts'
import { findMount } from './mounts.ts'
import { createRescans } from './rescans.ts'
import { isSameState } from './settle.ts'
import { createTaker, type TakerParts } from './taker.ts'
import { stateOf, walk, type WalkedDir } from './walk.ts'

const rescanMs = 300_000
const offlineCheckMs = 10_000
const none: ReadonlySet<string> = new Set()
/** Polling may take at most this share of the time, however large the tree is. */
const pollingShare = 0.05

/** Faults of a name that is no directory, or not any more. */
const harmless: ReadonlySet<string> = new Set(['file.gone', 'file.notRegular', 'output.outside'])

export type WatchState = 'watching' | 'asking' | 'resting' | 'full' | 'offline'

export type FolderWatch = ReturnType<typeof watchFolder>

/**
 * A folder is surveyed once: the files that are there are collected, and read or skipped as the rule or the owner says.
 * Only then it is watched.
 */
type Phase =
  | {
      readonly name: 'surveying' | 'asking'
      readonly files: FoundFile[]
      /** Whether an event came meanwhile; its file may be missing. */
      readonly hasMissedHint: boolean
    }
  | { readonly name: 'watching' }

interface FoundFile {
  readonly place: FilePlace
  readonly state: FileState
}

export interface FolderWatchParts extends Omit<TakerParts, 'background'> {
  readonly sieve: FileFilter
  /** Whether the files that were there at the first scan have been decided about. */
  readonly isSurveyed: boolean
  readonly onSurveyed: () => void
}

export function watchFolder(parts: FolderWatchParts) {
  const { folder, sieve, clock, log, folderFiles, intake, onChange } = parts
  const { rule } = folder
  const background = createBackground((error) =>
    log.error('a watch folder had a problem', error, { folder: folder.path }),
  )
  const taker = createTaker({ ...parts, background })
  const { pending } = taker
  /** Why directories can't be read, until they are gone or read. */
  const unreadable = new Map<string, Fault>()
  let offline: Fault | null = null
  let phase: Phase = parts.isSurveyed
    ? { name: 'watching' }
    : { name: 'surveying', files: [], hasMissedHint: false }
  let isNetwork = false
  const hints = openHints(folder.path, {
    onHint,
    /** Falls back to scans at short intervals. */
    onRefused(error) {
      log.error('events of a folder can not be had; it is polled', error, { folder: folder.path })
      onChange()
      rescans.request()
    },
  })
  /** Whether the folder is scanned at short intervals because events can't be relied on. */
  const isPolling = () =>
    rule.noticing === 'polling' || hints.refusal() !== null || (rule.noticing === 'auto' && isNetwork)
  const rescans = createRescans({
    background,
    clock,
    scan,
    /** Long scans make the interval of polling longer. */
    delayMs(tookMs) {
      const pollMs = Math.max(rule.pollSeconds * 1000, tookMs / pollingShare)
      return offline ? offlineCheckMs : isPolling() ? Math.min(rescanMs, pollMs) : rescanMs
    },
  })

  /** Scans the whole tree once. */
  async function scan(): Promise<void> {
    const dirs = new Set<string>()
    unreadable.clear()
    if (phase.name !== 'watching') phase = { ...phase, files: [] }
    isNetwork = (await findMount(folder.path)).isNetwork
    if (isPolling()) await hints.keepOnly(none)
    const walked = await walkTree('', (found) => {
      dirs.add(found.dir)
      collectNew(found)
    })
    // The root can't be reached: the share is away, rather than the folder empty.
    setOffline(walked.ok ? null : walked.error)
    if (offline || background.isClosed()) return
    await hints.keepOnly(dirs)
    endSurvey()
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
      onEnter: async (dir, identity) => (isPolling() ? undefined : hints.follow(dir, identity)),
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
      const found = { place: { dir, name }, state }
      if (phase.name === 'watching') waitFor(found)
      else phase.files.push(found)
    }
  }

  function waitFor({ place, state }: FoundFile): void {
    if (!pending.get(place)) taker.wait(place, state)
  }

  /** Handles the files that were there when watching began, as the rule says: read, skip, or ask. */
  function endSurvey(): void {
    if (phase.name === 'watching') return
    if (phase.files.length === 0 || rule.existing !== 'ask')
      decide(rule.existing === 'skip' ? 'skip' : 'read')
    else {
      phase = { ...phase, name: 'asking' }
      onChange()
    }
  }

  /** Reads or skips the files that were there when the watch began, and begins to take new ones. */
  function decide(existing: 'read' | 'skip'): void {
    if (phase.name === 'watching') return
    const { files, hasMissedHint } = phase
    phase = { name: 'watching' }
    if (existing === 'skip') intake.skip(folder.id, files)
    else files.forEach(waitFor)
    parts.onSurveyed()
    onChange()
    taker.resume()
    // A file may have arrived after its directory was read.
    if (hasMissedHint) rescans.request()
  }

  /** Looks at a file or directory that an event names. */
  function onHint(file: string): void {
    const slash = file.lastIndexOf('/') + 1
    const place = { dir: file.slice(0, slash), name: file.slice(slash) }
    if (place.dir !== '' && !rule.includesSubfolders) return
    // The change may be what ends the problem.
    if (unreadable.has(place.dir)) background.run(() => scanDirectory(place.dir.slice(0, -1)))
    if (taker.checkSoon(place)) return
    if (phase.name !== 'watching') phase = { ...phase, hasMissedHint: true }
    else if (hasImageExtension(file) && sieve.verdict(file).kind === 'read')
      background.run(() => checkFile(place))
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
    if (why) background.run(() => hints.keepOnly(none))
    if (hasChanged) onChange()
  }

  rescans.request()

  return {
    state: (): WatchState =>
      offline ? 'offline' : phase.name === 'asking' ? 'asking' : (taker.heldBy() ?? 'watching'),
    noticedBy: () => (isPolling() ? ('polling' as const) : ('events' as const)),
    isNetwork: () => isNetwork,
    problem: (): Fault | null => offline ?? hints.refusal() ?? [...unreadable.values()][0] ?? null,
    askingCount: () => (phase.name === 'watching' ? 0 : phase.files.length),
    pendingCount: () => pending.size,
    pending: (max: number) => pending.first(max),
    pendingAt: (place: FilePlace) => pending.get(place) ?? null,
    /** Applies the answer to the question about existing files; false if nothing was asked. */
    answer(existing: 'read' | 'skip'): boolean {
      if (phase.name !== 'asking') return false
      decide(existing)
      // Finds files that arrived while the question was open.
      rescans.request()
      return true
    },
    rescan: rescans.request,
    resume: taker.resume,
    /** Stops watching, and waits for work in progress. */
    async close() {
      rescans.stop()
      taker.close()
      await background.close()
      await hints.keepOnly(none)
    },
  }
}
