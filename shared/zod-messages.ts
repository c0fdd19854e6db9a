// Our own messages for zod issues: the rule that a value breaks, in the words of reasons.ts.
import type { z } from 'zod'
import { reason } from './reasons.ts'

/** The options for zod's `parse` and `safeParse`. A message that a schema names itself takes precedence. */
export const zodMessages = { error: messageFor } as const

/** The message of an issue with the path of the value. */
export function issueText({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : reason('%{path}: %{rule}', { path: path.join('.'), rule: message })
}

/** Says which rule a value breaks. */
function messageFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? reason('is missing') : typeRule(issue.expected)
    case 'invalid_value':
      return choiceRule(issue.values.map(String), issue.input)
    case 'too_small':
      return minRule(issue)
    case 'too_big':
      return maxRule(issue)
    case 'not_multiple_of':
      return reason('must be a multiple of %{step}', { step: issue.divisor })
    case 'unrecognized_keys':
      return reason('there is nothing called %{name} here', { name: issue.keys.join(', ') })
    case 'invalid_format':
      return reason(issue.format === 'url' ? 'must be a web address' : 'has the wrong form')
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
      return reason('has the wrong form')
  }
}

/** The rule for a value of the wrong type. */
function typeRule(expected: string): string {
  switch (expected) {
    case 'string':
      return reason('must be a string')
    case 'number':
      return reason('must be a number')
    case 'int':
      return reason('must be a whole number')
    case 'boolean':
      return reason('must be true or false')
    case 'array':
      return reason('must be a list')
    case 'object':
    case 'record':
      return reason('must be a JSON object')
    default:
      return reason('has the wrong form')
  }
}

/** The rule for a value that must be one of several. */
export function choiceRule(values: readonly string[], input: unknown): string {
  if (input === undefined) return reason('is missing')
  if (values.length === 1) return reason('must be %{value}', { value: JSON.stringify(values[0]) })
  const choices = values.join(', ')
  return typeof input === 'string' && input.length <= 40
    ? reason('must be one of: %{choices}, not %{given}', { choices, given: JSON.stringify(input) })
    : reason('must be one of: %{choices}', { choices })
}

/** The rule for a value that is too small or too short. */
function minRule({ origin, minimum, inclusive, input }: Bound<'too_small'>): string {
  const least = String(minimum)
  if (origin === 'string' || origin === 'array') {
    if (least === '1') return reason('must not be empty')
    return origin === 'string'
      ? reason('must have at least %{least} characters', { least })
      : reason('must have at least %{least} entries', { least })
  }
  if (inclusive === false) return reason('must be more than %{bound}', { bound: least })
  return typeof input === 'number'
    ? reason('must be at least %{least}, not %{given}', { least, given: input })
    : reason('must be at least %{least}', { least })
}

/** The rule for a value that is too large or too long. */
function maxRule({ origin, maximum, inclusive, input }: Bound<'too_big'>): string {
  const most = String(maximum)
  if (origin === 'string') return reason('must have at most %{most} characters', { most })
  if (origin === 'array') return reason('must have at most %{most} entries', { most })
  if (inclusive === false) return reason('must be less than %{bound}', { bound: most })
  return typeof input === 'number'
    ? reason('must be at most %{most}, not %{given}', { most, given: input })
    : reason('must be at most %{most}', { most })
}

type Bound<Code> = Extract<z.core.$ZodRawIssue, { code: Code }>
