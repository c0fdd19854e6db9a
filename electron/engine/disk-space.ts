// Watches the free space on the disk of the data folder. Before the disk is full, no new work is accepted or begun;
// as soon as there is space again, work continues by itself. Failed writes for lack of space are reported here.
import { statfs } from 'node:fs/promises'
import { systemCode } from '../../shared/file-fault.ts'
import { fault, type Fault } from '../../shared/result.ts'
import { isDiskFullError } from './db/open.ts'
import { createBackground } from './background.ts'
import type { Clock, Log } from './ports.ts'

const checkMs = 15_000
/** Work resumes at 1.25 times the minimum; otherwise each freed megabyte would let one image through. */
const resumeFactor = 1.25

/** Decides whether the disk counts as full. After it was full, more free space is needed than before. */
export function isFullNow(wasFull: boolean, freeBytes: number, minBytes: number): boolean {
  return freeBytes < (wasFull ? minBytes * resumeFactor : minBytes)
}

export interface DiskSpace {
  readonly isFull: () => boolean
  /** Null before the first check, and if the system doesn't say. */
  readonly freeBytes: () => number | null
  /** The error for callers while the disk is full. */
  readonly fault: () => Fault
  start(): void
  /**
   * Whether a write failed for lack of space. If so, the disk counts as full until the next check, whatever it
   * reports.
   */
  isOutOfSpace(error: unknown): boolean
  /** Runs a write that may be skipped if there is no space. */
  ifSpace(write: () => void): undefined
  close(): Promise<void>
}

export function createDiskSpace(parts: {
  dir: string
  minBytes: () => number
  clock: Clock
  log: Log
  onChange: () => void
}): DiskSpace {
  const { dir, clock, log } = parts
  const background = createBackground((error) =>
    log.error('the free space of the disk is not known', error, { dir }),
  )
  let isFull = false
  let freeBytes: number | null = null
  let stopTimer: () => void = () => undefined

  /** Notes whether the disk is full, and announces a change. */
  function setFull(isFullAfter: boolean): void {
    if (isFullAfter === isFull) return
    isFull = isFullAfter
    log.info(isFull ? 'the disk is nearly full; nothing is begun' : 'there is room again', { dir, freeBytes })
    parts.onChange()
  }

  /** Measures the free space, and schedules the next check. */
  async function check(): Promise<void> {
    try {
      freeBytes = await freeBytesOf(dir)
      setFull(isFullNow(isFull, freeBytes, parts.minBytes()))
    } finally {
      scheduleCheck()
    }
  }

  /** Measures again after some time, in place of the check that was scheduled. */
  function scheduleCheck(): void {
    stopTimer()
    if (!background.isClosed()) stopTimer = clock.after(checkMs, startCheck)
  }

  const startCheck = () => background.run(check)

  /** Tells whether a write failed for lack of space; if so, the disk counts as full from now on. */
  function isOutOfSpace(error: unknown): boolean {
    if (!isOutOfSpaceError(error)) return false
    if (isFull) return true
    // A quota may be exhausted although the disk has free space: nothing is retried until the next check.
    freeBytes = 0
    scheduleCheck()
    setFull(true)
    return true
  }

  return {
    isFull: () => isFull,
    freeBytes: () => freeBytes,
    fault: () => fault('disk.full', { path: dir, freeBytes: freeBytes ?? 0 }),
    start: startCheck,
    isOutOfSpace,
    /** Runs the write; ignores its failure if the disk is full. */
    ifSpace(write) {
      try {
        write()
      } catch (error) {
        if (!isOutOfSpace(error)) throw error
      }
      return undefined
    },
    async close() {
      stopTimer()
      await background.close()
    },
  }
}

/** Whether the error of a write means a full disk or an exhausted quota. */
function isOutOfSpaceError(error: unknown): boolean {
  const code = systemCode(error)
  return code === 'ENOSPC' || code === 'EDQUOT' || isDiskFullError(error)
}

export async function freeBytesOf(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}
