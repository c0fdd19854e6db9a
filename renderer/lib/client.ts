// Picks the transport: the desktop app's own where there is one, HTTP in a browser.
import { createClient, type Client } from '../../shared/contract/client.ts'
import { httpTransport } from '../../shared/contract/http.ts'
import { openEventStream } from './event-stream.ts'
import { createHostTransport } from './host-transport.svelte.ts'
import type { Host } from './host.ts'
import type { Connection } from './connection.svelte.ts'

/** Returns the client that the page uses for all calls and events. */
export function connect(host: Host | null, connection: Connection): Client {
  if (host) return createClient(createHostTransport(host))
  return createClient(
    httpTransport({
      fetch: (url, init) => fetch(url, { ...init, credentials: 'same-origin' }),
      // Relative to the page, so that it also works behind a proxy's prefix.
      baseUrl: '.',
      events: (url) =>
        openEventStream(url, {
          open: (address) => new EventSource(address),
          onConnection: (isConnected) => connection.setConnected(isConnected),
          onRefused: () => connection.reportRefused(),
        }),
    }),
  )
}
