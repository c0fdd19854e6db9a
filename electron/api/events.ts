// Streams the engine's events to a page or a command line as server-sent events.
import type { AppEvent } from '../../shared/contract/events.ts'
import type { Clock } from '../engine/ports.ts'

export interface EventStreamOptions {
  readonly subscribe: (listener: (event: AppEvent) => void) => () => void
  readonly clock: Clock
  /** Checked before each event; the stream ends once it returns false. */
  readonly isAllowed: () => boolean
  /** Ends the stream when the server closes. */
  readonly closing: AbortSignal
  /** Disconnects a client that does not read. */
  readonly disconnect: () => void
}

/** Proxies and browsers treat a connection that is silent for longer as dead. */
const heartbeatMs = 15_000
/** A client this far behind is gone or asleep. When it reconnects it asks for the current state. */
const maxBehindBytes = 256 * 1024
const retryMs = 2000

/** Returns the stream of one client; it ends when the client reads too slowly or the server closes. */
export function eventStream(options: EventStreamOptions): ReadableStream {
  const encoder = new TextEncoder()
  let stop = () => {}
  return new ReadableStream(
    {
      /** Subscribes to the engine, and sends its events and a regular sign of life. */
      start(controller) {
        const end = () => {
          stop()
          controller.close()
        }
        /** Sends a piece; a client that reads too slowly is disconnected. */
        const send = (text: string) => {
          const bytes = encoder.encode(text)
          if (bytes.length <= (controller.desiredSize ?? 0)) {
            controller.enqueue(bytes)
            return
          }
          end()
          options.disconnect()
        }
        const ends = [
          options.subscribe((event) => {
            if (!options.isAllowed()) end()
            else send(`data: ${JSON.stringify(event)}\n\n`)
          }),
          every(options.clock, heartbeatMs, () => {
            send(': still here\n\n')
          }),
          () => {
            options.closing.removeEventListener('abort', end)
          },
        ]
        stop = () => {
          for (const each of ends.splice(0)) each()
        }
        options.closing.addEventListener('abort', end)
        send(`retry: ${retryMs}\n\n`)
      },
      cancel() {
        stop()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxBehindBytes }),
  )
}

/** Calls `then` again and again; returns a function that stops it. */
function every(clock: Clock, periodMs: number, then: () => void): () => void {
  let cancel = clock.after(periodMs, again)
  function again() {
    cancel = clock.after(periodMs, again)
    then()
  }
  return () => {
    cancel()
  }
}
