// The time limit of a job, counted in CPU time of its process: a job is not given up because other programs, or other
// jobs, keep the machine busy.
import type { PixelSize } from '../../../shared/image/size/header-size.ts'
import type { Clock } from '../ports.ts'

/**
 * Reading takes longer for larger images. The limit in the settings is for images up to this size; larger ones get
 * proportionally more time.
 */
const basePixels = 4e6
/** Pages of documents are drawn at about the size of an A4 page at 300 dpi. */
const documentPixels = 2480 * 3508

/** Returns the CPU time for an image of this size; for one page of a document, if `size` is null. */
export function cpuLimitFor(limitMs: number, size: PixelSize | null): number {
  const pixels = size ? size.width * size.height : documentPixels
  return Math.round(limitMs * Math.max(1, pixels / basePixels))
}

/**
 * A process that has used almost no CPU for this multiple of the limit, or that has not reported any, hangs. On a
 * machine so busy that a process gets a twentieth of a core, this is still more than its CPU limit.
 */
const stallFactor = 5
/** Waiting for a message, and reporting it, takes less CPU time than this. */
const minProgressMs = 100
/** The wait is counted in steps, because a timer may be due at once after the sleep of the machine. */
const stallSteps = 20

export interface TimeLimit {
  /** Called with the CPU time that the process has used for the job so far. */
  onUsed(cpuMs: number): void
  stop(): void
}

/** Calls `onEnd` once if the job exceeds its CPU time, or if its process hangs. */
export function createTimeLimit(
  clock: Clock,
  cpuLimitMs: number,
  onEnd: (code: 'read.timeout' | 'read.stalled') => void,
): TimeLimit {
  let usedMs = 0
  let silentSteps = 0
  let stopTimer = startStep()

  function startStep(): () => void {
    return clock.after((cpuLimitMs * stallFactor) / stallSteps, () => {
      silentSteps += 1
      if (silentSteps >= stallSteps) onEnd('read.stalled')
      else stopTimer = startStep()
    })
  }

  return {
    onUsed(cpuMs) {
      if (cpuMs - usedMs >= minProgressMs) {
        usedMs = cpuMs
        silentSteps = 0
      }
      if (cpuMs >= cpuLimitMs) onEnd('read.timeout')
    },
    stop: () => stopTimer(),
  }
}
