// Waits until a record is done, failed or cancelled.
import type { RecordStatus } from '../../../shared/contract/record.ts'
import type { Events } from '../events.ts'

export function isSettled(status: RecordStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled'
}

export interface WaitingEnds {
  /** The engine closes: a reading that runs may still finish, waiting records will not be read. */
  readonly closing: AbortSignal
  /** Aborts when the caller is gone. */
  readonly callerGone?: AbortSignal | undefined
  /** How long to wait; without it until the end. */
  readonly waitMs?: number | undefined
  /** Whether nothing will be read until there is space on the disk, which may be never. */
  readonly isStopped?: () => boolean
}

export type SettledOutcome = 'settled' | 'gone' | 'closing' | 'left' | 'late' | 'stopped'

/**
 * Resolves when the record is settled, or when waiting ends. Calls `statusNow` once after the listener is
 * added, so that no change is missed.
 */
export function untilSettled(
  events: Events,
  recordId: string,
  statusNow: () => RecordStatus | null,
  { closing, callerGone, waitMs, isStopped }: WaitingEnds,
): Promise<SettledOutcome> {
  return new Promise((resolve) => {
    /** Stops listening and resolves. */
    const end = (outcome: SettledOutcome) => {
      stop()
      clearTimeout(timer)
      closing.removeEventListener('abort', checkStatus)
      callerGone?.removeEventListener('abort', leave)
      resolve(outcome)
    }
    const leave = () => end('left')
    /** Resolves if the record's status or the end of engine or caller ends the waiting. */
    const checkStatus = () => {
      const status = statusNow()
      if (status === null) end('gone')
      else if (isSettled(status)) end('settled')
      else if (closing.aborted && status !== 'working') end('closing')
      else if (callerGone?.aborted) end('left')
      else if (isStopped?.()) end('stopped')
    }
    const stop = events.on((event) => {
      if (event.name === 'record.changed' && event.data.id === recordId) checkStatus()
      if (event.name === 'queue.changed' && event.data.isDiskFull) checkStatus()
      if (event.name === 'record.removed' && event.data.ids.includes(recordId)) end('gone')
    })
    const timer = waitMs === undefined ? undefined : setTimeout(() => end('late'), waitMs)
    closing.addEventListener('abort', checkStatus)
    callerGone?.addEventListener('abort', leave)
    checkStatus()
  })
}
