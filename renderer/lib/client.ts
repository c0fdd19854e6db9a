// Picks the transport: the desktop app's own where there is one, HTTP in a browser.
import { createClient, type Client } from '../../shared/contract/client.ts'
import { httpTransport } from '../../shared/contract/http.ts'
import { openEventStream } from './event-stream.ts'
import { createHostTransport } from './host-transport.svelte.ts'
import type { Host } from './host.ts'
import type { Link } from './link.svelte.ts'

export function connect(host: Host | null, link: Link): Client {
  if (host) return createClient(createHostTransport(host))
  return createClient(
    httpTransport({
      fetch: (url, init) => fetch(url, { ...init, credentials: 'same-origin' }),
      // Relative to the page, so that it also works behind a proxy's prefix.
      baseUrl: '.',
      events: (url) =>
        openEventStream(url, {
          open: (address) => new EventSource(address),
          onLink: (isThere) => link.set(isThere),
          onRefused: () => link.refuse(),
        }),
    }),
  )
}
