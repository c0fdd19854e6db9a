// One watch folder: hints and scans say which files to look at, the settle rule says when each is whole,
// intake takes it. A hint that gets lost costs a delay, never a file: everything is scanned again every 300 s.
import { lstat } from 'node:fs/promises'
import { systemCode } from '../../../shared/file-fault.ts'
import type { Result } from '../../../shared/result.ts'
import type { FileState, FolderRow } from '../db/folders.ts'
import { findImages, isImageName } from '../intake/image-files.ts'
import type { Clock, Log } from '../ports.ts'
import { isSameState, settle, type Settling } from './settle.ts'
import { watchForHints, type FolderHints } from './watch-port.ts'

const rescanMs = 300_000
const offlineCheckMs = 10_000
/** A file that is whole and can't be opened yet (another program has it, no rights) is looked at again after this. */
const busyCheckMs = 15_000

export interface FolderWatch {
  readonly state: () => 'watching' | 'offline'
  readonly settlingCount: () => number
  rescan(): void
  close(): Promise<void>
}

interface Tracked {
  settling: Settling | null
  stopTimer: () => void
}

export function watchFolder(parts: {
  folder: FolderRow
  clock: Clock
  log: Log
  seen: (file: string) => FileState | null
  take: (file: string, state: FileState) => Promise<Result<'accepted' | 'changed'>>
  onChange: () => void
}): FolderWatch {
  const { folder, clock, log, seen, take, onChange } = parts
  const tracked = new Map<string, Tracked>()
  const working = new Set<Promise<void>>()
  let hints: FolderHints | null = null
  let isOffline = false
  let isClosed = false
  let stopScanTimer: () => void = () => undefined

  /** Everything asynchronous goes through here, so that close() can wait for it and no error is lost. */
  function background(work: () => Promise<void>): void {
    if (isClosed) return
    const done = work()
      .catch((error: unknown) => log.error('a watch folder had a problem', error, { folder: folder.path }))
      .finally(() => working.delete(done))
    working.add(done)
  }

  async function scan(): Promise<void> {
    stopScanTimer()
    try {
      for (const file of await findImages(folder.path, folder.includesSubfolders)) {
        if (!tracked.has(file)) await look(file)
        if (isClosed) return
      }
      setOffline(false)
    } catch (error) {
      if (systemCode(error) === null) throw error
      // The root, or a part of it, can't be reached: that is a share that is away, not an emptied folder.
      setOffline(true)
    }
    if (!isClosed) {
      hints ??= isOffline ? null : startHints()
      stopScanTimer = clock.after(isOffline ? offlineCheckMs : rescanMs, () => background(scan))
    }
  }

  function startHints(): FolderHints {
    return watchForHints(folder.path, folder.includesSubfolders, {
      onHint: (file) => {
        if (isImageName(file)) background(() => look(file))
      },
      // What landed while chokidar was still looking around was told by nobody.
      onReady: () => background(scan),
      onError: (error) => log.error('watching had a problem; scans go on', error, { folder: folder.path }),
    })
  }

  function setOffline(value: boolean): void {
    if (isOffline === value) return
    isOffline = value
    if (value && hints) {
      const old = hints
      hints = null
      background(() => old.close())
    }
    onChange()
  }

  /** Looks at one file now: is it known, whole, or still to be waited for? */
  async function look(file: string): Promise<void> {
    const state = await stateOf(file)
    if (isClosed) return
    const before = seen(file)
    if (!state || (before && isSameState(before, state))) {
      forget(file)
      return
    }
    const entry = tracked.get(file) ?? { settling: null, stopTimer: () => undefined }
    entry.stopTimer()
    const verdict = settle(entry.settling, state, clock.now(), folder.settleMs)
    if (verdict.kind === 'wait') {
      entry.settling = verdict.settling
      track(file, entry, verdict.checkInMs)
    } else {
      await takeWhole(file, entry, verdict.state)
    }
  }

  async function takeWhole(file: string, entry: Tracked, state: FileState): Promise<void> {
    const taken = await take(file, state)
    if (isClosed) return
    if (taken.ok && taken.value === 'changed') {
      entry.settling = null
      track(file, entry, folder.settleMs)
    } else if (taken.ok || taken.error.code === 'file.gone' || taken.error.code === 'file.notRegular') {
      forget(file)
    } else {
      log.info('a file is waited for', { file, why: taken.error.code })
      track(file, entry, Math.max(busyCheckMs, folder.settleMs))
    }
  }

  function track(file: string, entry: Tracked, checkInMs: number): void {
    if (!tracked.has(file)) {
      tracked.set(file, entry)
      onChange()
    }
    entry.stopTimer = clock.after(checkInMs, () => background(() => look(file)))
  }

  function forget(file: string): void {
    const entry = tracked.get(file)
    if (!entry) return
    entry.stopTimer()
    tracked.delete(file)
    onChange()
  }

  background(scan)

  return {
    state: () => (isOffline ? 'offline' : 'watching'),
    settlingCount: () => tracked.size,
    rescan: () => background(scan),
    async close() {
      isClosed = true
      stopScanTimer()
      for (const entry of tracked.values()) entry.stopTimer()
      await hints?.close()
      while (working.size > 0) await Promise.all(working)
    },
  }
}

/** Size and time of a regular file; null for what is gone or is no file (links and pipes are not followed). */
async function stateOf(file: string): Promise<FileState | null> {
  try {
    const stats = await lstat(file)
    return stats.isFile() ? { sizeBytes: stats.size, mtimeMs: stats.mtimeMs } : null
  } catch (error) {
    if (systemCode(error) === null) throw error
    return null
  }
}
