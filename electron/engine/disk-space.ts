// Watches the disk of the data folder. Before it is full, and while it is read-only, no new work is accepted or begun; as
// soon as it can be written again, work continues by itself. Writes that fail for either reason are reported here.
import { closeSync, openSync, rmSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
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
  /** Whether nothing may be begun, because the disk is nearly full or read-only. */
  readonly isFull: () => boolean
  /** Null before the first check, and if the system doesn't say. */
  readonly freeBytes: () => number | null
  /** The error for callers while the disk is full. */
  readonly fault: () => Fault
  start(): void
  /**
   * Whether a write failed because the disk is full or read-only. If so, the disk counts as full until the next check,
   * whatever it reports.
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
  let isReadOnly = false
  let freeBytes: number | null = null
  let stopTimer: () => void = () => undefined

  /** Notes whether the disk is full, and announces a change. */
  function setFull(isFullAfter: boolean): void {
    if (isFullAfter === isFull) return
    isFull = isFullAfter
    const state = isReadOnly ? 'read-only' : 'nearly full'
    log.info(isFull ? `the disk is ${state}; nothing is begun` : 'the disk can be written again', {
      dir,
      freeBytes,
    })
    parts.onChange()
  }

  /** Measures the free space, and schedules the next check. */
  async function check(): Promise<void> {
    try {
      freeBytes = await freeBytesOf(dir)
      isReadOnly &&= isReadOnlyDisk(dir)
      setFull(isReadOnly || isFullNow(isFull, freeBytes, parts.minBytes()))
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

  /** Tells whether a write failed because of the disk; if so, the disk counts as full from now on. */
  function isOutOfSpace(error: unknown): boolean {
    if (!isOutOfSpaceError(error)) return false
    isReadOnly = isReadOnlyDisk(dir)
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
    fault: () =>
      isReadOnly
        ? fault('disk.readOnly', { path: dir })
        : fault('disk.full', { path: dir, freeBytes: freeBytes ?? 0 }),
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

/** Whether the error of a write means a full disk, an exhausted quota or a read-only file system. */
function isOutOfSpaceError(error: unknown): boolean {
  const code = systemCode(error)
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EROFS' || isDiskFullError(error)
}

/**
 * Whether the disk is read-only, which Linux makes it after an error of the disk. Only a write shows that: such a disk may
 * still claim to be writable.
 */
function isReadOnlyDisk(dir: string): boolean {
  const probe = path.join(dir, 'disk-probe')
  try {
    closeSync(openSync(probe, 'a', 0o600))
    rmSync(probe)
    return false
  } catch (error) {
    return systemCode(error) === 'EROFS'
  }
}

export async function freeBytesOf(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}
