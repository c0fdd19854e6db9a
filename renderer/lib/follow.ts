// Loads a value and keeps it up to date with the engine.
import type { Client } from '../../shared/contract/client.ts'
import type { AppEvent } from '../../shared/contract/events.ts'
import type { Connection } from './connection.svelte.ts'

interface Sources {
  readonly client: Client
  readonly connection: Connection
}

/**
 * Loads at once, after a reconnect, and after each event that concerns the value; the returned function ends this. With
 * `gatherMs`, all events within that time cause one load.
 */
export function follow(
  { client, connection }: Sources,
  load: () => void,
  concerns: (event: AppEvent) => boolean,
  gatherMs = 0,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const loadSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      load()
    }, gatherMs)
  }
  const onEvent = gatherMs > 0 ? loadSoon : load
  const stops = [
    connection.onReconnect(load),
    client.on((event) => {
      if (concerns(event)) onEvent()
    }),
  ]
  load()
  return () => {
    clearTimeout(timer)
    stops.forEach((stop) => stop())
  }
}
