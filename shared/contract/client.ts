// The typed client: call() and on() over any transport (direct, IPC, HTTP).
import { z } from 'zod'
import { isErrorCode } from '../errors.ts'
import { fault, ok, type Fault, type Result } from '../result.ts'
import { calls, type CallInput, type CallName, type CallOutput } from './calls.ts'
import { parseEvent, type AppEvent } from './events.ts'

/** The answer that a transport delivers: a value, or a fault as plain data. */
export type WireAnswer =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: unknown }

export interface Transport {
  call(name: CallName, input: unknown, options?: CallOptions): Promise<WireAnswer>
  on(listener: (event: unknown) => void): () => void
}

export interface CallOptions {
  readonly signal?: AbortSignal
}

export interface Client {
  call<N extends CallName>(
    name: N,
    input: CallInput<N>,
    options?: CallOptions,
  ): Promise<Result<CallOutput<N>>>
  on(listener: (event: AppEvent) => void): () => void
}

/** Returns a client whose calls and events have the types of the contract. */
export function createClient(transport: Transport): Client {
  return {
    /** Makes a call; an answer that does not have the declared form throws. */
    async call(name, input, options) {
      const answer = await transport.call(name, input, options)
      if (!answer.ok) return { ok: false, error: parseFault(answer.error) }
      const value = calls[name].output.safeParse(answer.value)
      if (!value.success)
        throw new Error(`the answer to ${name} is not of its type: ${z.prettifyError(value.error)}`)
      return ok(value.data as CallOutput<typeof name>)
    },
    on: (listener) =>
      transport.on((raw) => {
        const event = parseEvent(raw)
        if (event) listener(event)
      }),
  }
}

const wireFault = z.object({ code: z.string(), data: z.record(z.string(), z.unknown()) })

/** Parses an error that came over the wire; an unknown one becomes `internal`. */
export function parseFault(value: unknown): Fault {
  const parsed = wireFault.safeParse(value)
  if (!parsed.success || !isErrorCode(parsed.data.code))
    return fault('internal', { reference: 'an unknown answer' })
  // The engine paired code and data, and it has the same version as this client.
  return { code: parsed.data.code, data: parsed.data.data } as unknown as Fault
}
