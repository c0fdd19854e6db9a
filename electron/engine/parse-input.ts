// Parses the input of a call. Unknown data in, typed data out; an error names the first problem with its path.
import { calls, type CallName, type ParsedInput } from '../../shared/contract/calls.ts'
import { parseAs } from '../../shared/parse-as.ts'
import type { Result } from '../../shared/result.ts'

/** Parses by the call's schema. */
export function parseInput<N extends CallName>(name: N, input: unknown): Result<ParsedInput<N>> {
  // The row's own parser made it; the compiler can't follow the index into the table.
  return parseAs(calls[name].input, input) as Result<ParsedInput<N>>
}
