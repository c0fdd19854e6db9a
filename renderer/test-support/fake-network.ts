// For tests: a fake transport. It gives the answers of the test, records the calls, and emits events.
import type { CallInput, CallName, CallOutput } from '../../shared/contract/calls.ts'
import type { Transport } from '../../shared/contract/client.ts'
import type { AppEvent } from '../../shared/contract/events.ts'
import type { Result } from '../../shared/result.ts'

type Answer<N extends CallName> = Result<CallOutput<N>>
export type Answers = { [N in CallName]?: (input: CallInput<N>) => Answer<N> | Promise<Answer<N>> }

export interface FakeNetwork extends Transport {
  /** The inputs of all calls with this name so far. */
  callsTo<N extends CallName>(name: N): readonly CallInput<N>[]
  emit(event: AppEvent): void
}

/** Returns a transport that answers each call from this table. */
export function fakeNetwork(answers: Answers): FakeNetwork {
  const seen: { name: CallName; input: unknown }[] = []
  const listeners = new Set<(event: unknown) => void>()
  return {
    /** Records the call, and answers from the table; a call without an answer fails the test. */
    call(name, input) {
      seen.push({ name, input })
      const answer = answers[name] as
        ((input: unknown) => Result<unknown> | Promise<Result<unknown>>) | undefined
      if (!answer) throw new Error(`the test has no answer to ${name}`)
      return Promise.resolve(answer(input))
    },
    /** Adds a listener for events; returns the function that removes it. */
    on(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    callsTo: <N extends CallName>(name: N) =>
      seen.filter((each) => each.name === name).map((each) => each.input as CallInput<N>),
    emit: (event) => listeners.forEach((listener) => listener(event)),
  }
}
