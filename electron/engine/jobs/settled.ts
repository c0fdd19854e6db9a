// Waits until a record is done, failed or cancelled.
import type { RecordStatus } from '../../../shared/contract/record.ts'
import type { Events } from '../events.ts'

export function isSettled(status: RecordStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled'
}

export type SettledOutcome = 'settled' | 'gone' | 'aborted'

/** `statusNow` is asked once after listening has begun, so that nothing falls between the two. */
export function untilSettled(
  events: Events,
  recordId: string,
  statusNow: () => RecordStatus | null,
  signals: readonly AbortSignal[],
): Promise<SettledOutcome> {
  return new Promise((resolve) => {
    const end = (outcome: SettledOutcome) => {
      stop()
      for (const signal of signals) signal.removeEventListener('abort', onAbort)
      resolve(outcome)
    }
    const onAbort = () => end('aborted')
    const stop = events.on((event) => {
      if (event.name === 'record.changed' && event.data.id === recordId && isSettled(event.data.status))
        end('settled')
      if (event.name === 'record.removed' && event.data.ids.includes(recordId)) end('gone')
    })
    for (const signal of signals) signal.addEventListener('abort', onAbort)
    const status = statusNow()
    if (status === null) end('gone')
    else if (isSettled(status)) end('settled')
    else if (signals.some((signal) => signal.aborted)) end('aborted')
  })
}
