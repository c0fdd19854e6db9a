// The type of handlers: one per call. A call without a handler is a compile error.
import type { CallName, CallOutput, ParsedInput } from '../../../shared/contract/calls.ts'
import type { Result } from '../../../shared/result.ts'
import type { CallContext } from '../caller.ts'

export type Handler<N extends CallName> = (
  input: ParsedInput<N>,
  context: CallContext,
) => Result<CallOutput<N>> | Promise<Result<CallOutput<N>>>

export type Handlers<N extends CallName = CallName> = { readonly [K in N]: Handler<K> }

/** The handlers for the calls of one noun, as in HandlersOf<'records'>. */
export type HandlersOf<Noun extends string> = Handlers<Extract<CallName, `${Noun}.${string}`>>
