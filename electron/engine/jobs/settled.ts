// Waits until a record is done, failed or cancelled.
import type { RecordStatus } from '../../../shared/contract/record.ts'
import type { Events } from '../events.ts'

export function isSettled(status: RecordStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled'
}

export interface WaitingEnds {
  /** The engine closes: what is being read may still end, what waits will not. */
  readonly closing: AbortSignal
  /** Who waited is gone. */
  readonly left?: AbortSignal | undefined
  /** Nothing reads it, nor will before there is room on the disk, which may be never. */
  readonly isStopped?: () => boolean
}

export type SettledOutcome = 'settled' | 'gone' | 'closing' | 'left' | 'stopped'

/** `statusNow` is asked once after listening has begun, so that nothing falls between the two. */
export function untilSettled(
  events: Events,
  recordId: string,
  statusNow: () => RecordStatus | null,
  { closing, left, isStopped }: WaitingEnds,
): Promise<SettledOutcome> {
  return new Promise((resolve) => {
    const end = (outcome: SettledOutcome) => {
      stop()
      closing.removeEventListener('abort', look)
      left?.removeEventListener('abort', leave)
      resolve(outcome)
    }
    const leave = () => end('left')
    const look = () => {
      const status = statusNow()
      if (status === null) end('gone')
      else if (isSettled(status)) end('settled')
      else if (closing.aborted && status !== 'working') end('closing')
      else if (left?.aborted) end('left')
      else if (isStopped?.()) end('stopped')
    }
    const stop = events.on((event) => {
      if (event.name === 'record.changed' && event.data.id === recordId) look()
      if (event.name === 'queue.changed' && event.data.isDiskFull) look()
      if (event.name === 'record.removed' && event.data.ids.includes(recordId)) end('gone')
    })
    closing.addEventListener('abort', look)
    left?.addEventListener('abort', leave)
    look()
  })
}
