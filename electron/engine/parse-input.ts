// Parses the input of a call. Unknown data in, typed data out; an error names the first problem with its path.
import type { z } from 'zod'
import { calls, type CallName, type ParsedInput } from '../../shared/contract/calls.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { zodMessages } from '../../shared/zod-messages.ts'
import { reason } from '../../shared/reasons.ts'

/** Parses by the call's schema. */
export function parseInput<N extends CallName>(name: N, input: unknown): Result<ParsedInput<N>> {
  const parsed = calls[name].input.safeParse(input, zodMessages)
  // The row's own parser made it; the compiler can't follow the index into the table.
  if (parsed.success) return ok(parsed.data as unknown as ParsedInput<N>)
  const issue = parsed.error.issues[0]
  return err(
    'input.invalid',
    issue ? { path: pathOf(issue), rule: issue.message } : { path: '', rule: reason('has the wrong form') },
  )
}

/** Writes the place of a problem as a path, such as items[0].name. */
function pathOf(issue: z.core.$ZodIssue): string {
  return issue.path.reduce<string>(
    (path, part) =>
      typeof part === 'number' ? `${path}[${part}]` : path ? `${path}.${String(part)}` : String(part),
    '',
  )
}
