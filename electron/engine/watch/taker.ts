// Takes files of a folder when they are complete: checks those that are due, and accepts them in batches. While the
// schedule or a full disk pauses it, files are remembered but not taken.
import path from 'node:path'
import type { Fault } from '../../../shared/result.ts'
import { opensAt } from '../../../shared/watch/schedule.ts'
import type { Background } from '../background.ts'
import type { FilePlace, FileState, FolderFileRepo } from '../db/folder-files.ts'
import type { FolderRow } from '../db/folders.ts'
import type { FolderIntake, FolderOrder, InspectedFile } from '../intake/folder-intake.ts'
import type { Clock, Log } from '../ports.ts'
import { PendingFiles, type PendingEntry } from './pending-files.ts'
import { busyPauseMs, isSameState, settle, unfinishedPatienceMs } from './settle.ts'
import { stateOf } from './walk.ts'

/** A growing file causes many events a second; it is checked at most this often. */
const soonMs = 500
/** Files that are inspected before they are accepted in one transaction, and how many of them at once. */
const batchSize = 32
const concurrency = 4

export interface TakerParts {
  readonly folder: FolderRow
  readonly clock: Clock
  readonly log: Log
  readonly folderFiles: FolderFileRepo
  readonly intake: FolderIntake
  readonly background: Background
  /** Called for each batch, so that the newest revision of a schema is used. */
  readonly order: () => FolderOrder
  readonly isDiskFull: () => boolean
  readonly onChange: () => void
}

export function createTaker(parts: TakerParts) {
  const { folder, clock, log, folderFiles, intake, background, onChange } = parts
  const { settleMs, schedule } = folder.rule
  const pending = new PendingFiles()
  let isTaking = false
  let stopTimer: () => void = () => undefined

  const fileOf = ({ dir, name }: FilePlace) => path.join(folder.path, dir, name)

  /** Waits for a file that was found; it is taken when it has settled. */
  function wait(place: FilePlace, state: FileState): void {
    const now = clock.now()
    const verdict = settle(null, state, now, settleMs)
    const rest =
      verdict.kind === 'wait'
        ? { settling: verdict.settling, checkAt: now + verdict.checkInMs }
        : { settling: null, checkAt: now }
    pending.set({ place, since: now, refusals: 0, error: null, ...rest })
    onChange()
  }

  /** Has a file checked earlier because of an event; false if it is not waited for. */
  function checkSoon(place: FilePlace): boolean {
    const entry = pending.get(place)
    if (!entry) return false
    // A change restarts the settle time, and should be noticed before the old one ends.
    const checkAt = Math.min(entry.checkAt, clock.now() + soonMs)
    if (entry.error === null && checkAt < entry.checkAt) pending.set({ ...entry, checkAt })
    resume()
    return true
  }

  /** Tells what pauses the taking now: the schedule, a full disk, or null. */
  function heldBy(): 'resting' | 'full' | null {
    if (opensAt(schedule, clock.now()) !== null) return 'resting'
    return parts.isDiskFull() ? 'full' : null
  }

  /** Sets the timer for the next due file, or for the end of the rest that the schedule requests. */
  function resume(): void {
    if (background.isClosed() || isTaking) return
    stopTimer()
    const now = clock.now()
    const opening = opensAt(schedule, now)
    const next = pending.msUntilNext(now)
    if (opening !== null) stopTimer = clock.after(opening - now, onOpened)
    else if (!parts.isDiskFull() && next !== null)
      stopTimer = clock.after(next, () => background.run(takeDue))
  }

  function onOpened(): void {
    onChange()
    resume()
  }

  /** Takes all due files, batch by batch. */
  async function takeDue(): Promise<void> {
    if (isTaking) return
    isTaking = true
    try {
      while (!background.isClosed() && heldBy() === null) {
        const due = pending.due(clock.now(), batchSize)
        if (due.length === 0) break
        await takeBatch(due)
      }
    } finally {
      isTaking = false
    }
    resume()
  }

  /** Inspects a batch of files side by side, then accepts them together. */
  async function takeBatch(due: readonly PendingEntry[]): Promise<void> {
    const order = parts.order()
    const inspected: InspectedFile[] = []
    let next = 0
    /** Inspects files until the batch is empty. */
    const takeNextFiles = async () => {
      for (let entry = due[next++]; entry; entry = due[next++]) {
        const taken = await checkFile(entry, order)
        if (taken) inspected.push(taken)
      }
    }
    await Promise.all(Array.from({ length: concurrency }, takeNextFiles))
    // Accepted even while closing: the files are already read.
    if (inspected.length > 0) intake.accept(inspected, order)
    for (const { place } of inspected) pending.delete(place)
    onChange()
  }

  /**
   * Checks one file: it may be gone, known, complete, or still to be waited for. Returns it if it can be accepted.
   */
  async function checkFile(entry: PendingEntry, order: FolderOrder): Promise<InspectedFile | null> {
    const { place } = entry
    const state = await stateOf(folder.path, place)
    const before = folderFiles.get(folder.id, place)
    if (!state || (before && isSameState(before, state))) {
      pending.delete(place)
      return null
    }
    const now = clock.now()
    const verdict = settle(entry.settling, state, now, settleMs)
    if (verdict.kind === 'wait') {
      pending.set({ ...entry, settling: verdict.settling, checkAt: now + verdict.checkInMs, error: null })
      return null
    }
    const waitsForEnd = now - (entry.settling?.since ?? entry.since) < unfinishedPatienceMs
    const seen = await intake.inspect(place, state, order, waitsForEnd)
    if (!seen.ok) postpone(entry, seen.error)
    else if (seen.value !== 'changed') return seen.value
    else pending.set({ ...entry, settling: null, checkAt: clock.now() + settleMs, error: null })
    return null
  }

  /** Waits for a file that can't be read yet; forgets one that is gone. */
  function postpone(entry: PendingEntry, error: Fault): void {
    if (error.code === 'file.gone' || error.code === 'file.notRegular') {
      pending.delete(entry.place)
      return
    }
    const refusals = entry.refusals + 1
    if (refusals === 1) log.info('a file is waited for', { file: fileOf(entry.place), why: error.code })
    pending.set({ ...entry, refusals, checkAt: clock.now() + busyPauseMs(refusals, settleMs), error })
  }

  return { pending, wait, checkSoon, heldBy, resume, close: () => stopTimer() }
}
