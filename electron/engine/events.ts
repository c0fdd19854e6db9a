// Sends events to all listeners. A listener that throws is logged and doesn't affect the others.
import type { AppEvent, EventData, EventName } from '../../shared/contract/events.ts'
import type { Log } from './ports.ts'

export interface Events {
  emit<N extends EventName>(name: N, data: EventData<N>): void
  on(listener: (event: AppEvent) => void): () => void
}

export function createEvents(log: Log): Events {
  const listeners = new Set<(event: AppEvent) => void>()
  return {
    /** Calls all listeners with the event, one after another. */
    emit(name, data) {
      // The signature guarantees that name and data belong together; the compiler can't follow correlated unions.
      const event = { name, data } as unknown as AppEvent
      for (const listener of [...listeners]) {
        try {
          listener(event)
        } catch (error) {
          log.error('a listener failed', error, { event: name })
        }
      }
    },
    /** Adds a listener; returns the function that removes it. */
    on(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
