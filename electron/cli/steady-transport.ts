// A transport that reconnects when the process of the engine has ended. Accepted work is in the data folder, and the
// next engine of that folder continues it.
import { calls, type CallName } from '../../shared/contract/calls.ts'
import type { Transport, WireAnswer } from '../../shared/contract/client.ts'
import type { Result } from '../../shared/result.ts'

/** More lost engines than this during one call are no coincidence. */
const maxReconnects = 5

/** Returns a transport that begins with `first`, and calls `reconnect` when that is lost. */
export function steadyTransport(first: Transport, reconnect: () => Promise<Result<Transport>>): Transport {
  const listeners = new Map<(event: unknown) => void, () => void>()
  let current = first
  let reconnecting: Promise<Result<Transport>> | null = null

  /**
   * Returns the transport that replaces a lost one. Several calls that lose the same engine share one
   * reconnection.
   */
  async function next(lost: Transport): Promise<Result<Transport>> {
    if (current !== lost) return { ok: true, value: current }
    reconnecting ??= reconnect().finally(() => (reconnecting = null))
    const found = await reconnecting
    if (found.ok && current === lost) {
      current = found.value
      for (const listener of listeners.keys()) listeners.set(listener, current.on(listener))
    }
    return found
  }

  return {
    /** Calls the engine; if it has ended, reconnects and calls again where that is safe. */
    async call(name, input, options) {
      for (let count = 0; ; count++) {
        const transport = current
        const answer = await transport.call(name, input, options)
        if (!isLost(name, answer) || options?.signal?.aborted || count === maxReconnects) return answer
        const found = await next(transport)
        if (!found.ok) return found
      }
    },
    /** Listens to the present engine and to those that follow; returns the function that stops it. */
    on(listener) {
      listeners.set(listener, current.on(listener))
      return () => {
        listeners.get(listener)?.()
        listeners.delete(listener)
      }
    },
  }
}

/**
 * Whether the call can be repeated with another engine. A closing engine accepted nothing. One that does not
 * answer may have, so only reading calls are repeated.
 */
function isLost(name: CallName, answer: WireAnswer): boolean {
  if (answer.ok) return false
  const code =
    typeof answer.error === 'object' && answer.error && 'code' in answer.error ? answer.error.code : null
  return code === 'engine.closing' || (code === 'engine.unreachable' && calls[name].http.method === 'GET')
}
