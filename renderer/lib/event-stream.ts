// The server's events in a browser: a stream that reports whether it is connected, and reopens if the browser gave up.
import type { EventStream } from '../../shared/contract/http.ts'

/** The browser itself reconnects after a broken connection, but not after an error response. */
const reopenAfterMs = 3000

export interface EventStreamOptions {
  readonly open: (url: string) => EventSource
  readonly onConnection: (isConnected: boolean) => void
  /** The server answered with an error instead of events. Its other calls say why. */
  readonly onRefused: () => void
}

/** Opens the stream; `options.onConnection` learns whether it is connected. */
export function openEventStream(url: string, options: EventStreamOptions): EventStream {
  const listeners = new Set<(event: { readonly data: unknown }) => void>()
  let source = listen()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Opens the stream, and passes its messages and its state on. */
  function listen(): EventSource {
    const opened = options.open(url)
    opened.onopen = () => options.onConnection(true)
    opened.onmessage = (message: MessageEvent<unknown>) => {
      for (const listener of listeners) listener(message)
    }
    opened.onerror = () => {
      options.onConnection(false)
      if (opened.readyState !== EventSource.CLOSED) return
      options.onRefused()
      timer = setTimeout(() => {
        source = listen()
      }, reopenAfterMs)
    }
    return opened
  }

  return {
    addEventListener: (_, listener) => {
      listeners.add(listener)
    },
    close() {
      clearTimeout(timer)
      source.close()
    },
  }
}
