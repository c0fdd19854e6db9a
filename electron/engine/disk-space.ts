// Watches the space on the disk of the data folder: before it is full, nothing more is taken or begun, and when there is
// room again everything goes on by itself.
import { statfs } from 'node:fs/promises'
import { createBackground } from './background.ts'
import type { Clock, Log } from './ports.ts'

const checkMs = 15_000
/** Else each freed megabyte would let one image through. */
const roomToGoOn = 1.25

export function isFullNow(wasFull: boolean, freeBytes: number, leastBytes: number): boolean {
  return freeBytes < (wasFull ? leastBytes * roomToGoOn : leastBytes)
}

export interface DiskSpace {
  readonly isFull: () => boolean
  /** Null before the first look, and where the system does not say. */
  readonly freeBytes: () => number | null
  start(): void
  /** Something could not be written: looks at once. */
  look(): void
  close(): Promise<void>
}

export function createDiskSpace(parts: {
  dir: string
  leastBytes: () => number
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

  async function check(): Promise<void> {
    try {
      freeBytes = await freeBytesOf(dir)
      const isFullAfter = isFullNow(isFull, freeBytes, parts.leastBytes())
      if (isFullAfter !== isFull) {
        isFull = isFullAfter
        log.info(isFull ? 'the disk is nearly full; nothing is begun' : 'there is room again', {
          dir,
          freeBytes,
        })
        parts.onChange()
      }
    } finally {
      stopTimer()
      if (!background.isClosed()) stopTimer = clock.after(checkMs, look)
    }
  }

  const look = () => background.run(check)

  return {
    isFull: () => isFull,
    freeBytes: () => freeBytes,
    start: look,
    look,
    async close() {
      stopTimer()
      await background.close()
    },
  }
}

export async function freeBytesOf(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}
