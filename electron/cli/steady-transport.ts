// A wire that finds the engine again when the process it ran in has ended: what was accepted is in the data folder,
// and whoever takes that over goes on with it.
import { calls, type CallName } from '../../shared/contract/calls.ts'
import type { Transport, WireAnswer } from '../../shared/contract/client.ts'
import type { Result } from '../../shared/result.ts'

/** More ends of engines than this during one call are no coincidence. */
const maxReconnects = 5

export function steadyTransport(first: Transport, reconnect: () => Promise<Result<Transport>>): Transport {
  const listeners = new Map<(event: unknown) => void, () => void>()
  let current = first
  let reconnecting: Promise<Result<Transport>> | null = null

  /** Several calls may lose the same engine; they look for the next one together. */
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
    async call(name, input, options) {
      for (let count = 0; ; count++) {
        const asked = current
        const answer = await asked.call(name, input, options)
        if (!isLost(name, answer) || options?.signal?.aborted || count === maxReconnects) return answer
        const found = await next(asked)
        if (!found.ok) return found
      }
    },
    on(listener) {
      listeners.set(listener, current.on(listener))
      return () => {
        listeners.get(listener)?.()
        listeners.delete(listener)
      }
    },
  }
}

/** A closing engine took nothing. One that went silent may have, so only questions are asked again. */
function isLost(name: CallName, answer: WireAnswer): boolean {
  if (answer.ok) return false
  const code =
    typeof answer.error === 'object' && answer.error && 'code' in answer.error ? answer.error.code : null
  return code === 'engine.closing' || (code === 'engine.unreachable' && calls[name].http.method === 'GET')
}
