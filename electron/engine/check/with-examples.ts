// Picks a few of many names as examples for a message.
import type { Sample } from '../../../shared/watch/findings.ts'

const maxExamples = 3

/** Returns the count of the names, and the first three as one text. */
export function withExamples(names: readonly string[]): Sample {
  const examples = names.slice(0, maxExamples).join(', ')
  return { count: names.length, examples: names.length > maxExamples ? `${examples}, ...` : examples }
}
