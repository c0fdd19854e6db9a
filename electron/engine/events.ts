// Tells everybody who listens; a listener that throws is logged and stops nobody else.
import type { AppEvent, EventData, EventName } from '../../shared/contract/events.ts'
import type { Log } from './ports.ts'

export interface Events {
  emit<N extends EventName>(name: N, data: EventData<N>): void
  on(listener: (event: AppEvent) => void): () => void
}

export function createEvents(log: Log): Events {
  const listeners = new Set<(event: AppEvent) => void>()
  return {
    emit(name, data) {
      // Name and data belong together by the signature; the compiler can't follow a correlated union.
      const event = { name, data } as unknown as AppEvent
      for (const listener of [...listeners]) {
        try {
          listener(event)
        } catch (error) {
          log.error('a listener failed', error, { event: name })
        }
      }
    },
    on(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
