// Parses unknown data by a schema; an error names the first problem with its path.
import type { z } from 'zod'
import { reason } from './reasons.ts'
import { err, ok, type Result } from './result.ts'
import { zodMessages } from './zod-messages.ts'

export function parseAs<T extends z.ZodType>(schema: T, value: unknown): Result<z.output<T>> {
  const parsed = schema.safeParse(value, zodMessages)
  if (parsed.success) return ok(parsed.data)
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
